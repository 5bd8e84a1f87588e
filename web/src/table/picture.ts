/** A drawing on the page as a picture that can be saved and shared: only this browser is needed to make it. */

/** The properties that style sheets give to a drawing; the picture has no style sheets. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'paint-order',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'stop-color',
  'stop-opacity',
  'clip-path',
];
const SVG = 'http://www.w3.org/2000/svg';

/** A copy that looks the same everywhere. */
function styled(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  const copies = [copy, ...copy.querySelectorAll('*')];
  [element, ...element.querySelectorAll('*')].forEach((original, index) => {
    const computed = getComputedStyle(original);
    const target = copies[index];
    target?.removeAttribute('class');
    const declarations = STYLES.map((name) => `${name}:${computed.getPropertyValue(name)}`);
    target?.setAttribute('style', declarations.join(';'));
  });
  return copy;
}

/** The patterns and gradients that a drawing uses and that are elsewhere on the page. */
function borrowed(drawing: Element): Element[] {
  const used = new XMLSerializer().serializeToString(drawing).matchAll(/url\((?:&quot;|["'])?#([\w-]+)/g);
  const names = new Set([...used].map(([, name = '']) => name));
  return [...names].flatMap((name) => {
    const definition = drawing.querySelector(`#${name}`) ? null : document.getElementById(name);
    return definition ? [styled(definition)] : [];
  });
}

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('unreadable'));
    reader.readAsDataURL(blob);
  });
}

/** The fonts that the page has loaded, with their files inside. */
async function fonts(): Promise<string> {
  const loaded = new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => `${family.replace(/["']/g, '')} ${unicodeRange}`),
  );
  const faces: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const family = rule.style.getPropertyValue('font-family').replace(/["']/g, '');
      const range = rule.style.getPropertyValue('unicode-range') || 'U+0-10FFFF';
      const file = /url\(["']?([^"')]+)/.exec(rule.style.getPropertyValue('src'))?.[1];
      if (!file || !loaded.has(`${family} ${range}`)) continue;
      const source = await dataUrl(new URL(file, sheet.href ?? location.href).href);
      const weight = rule.style.getPropertyValue('font-weight') || 'normal';
      faces.push(
        `@font-face{font-family:"${family}";font-weight:${weight};unicode-range:${range};src:url(${source})}`,
      );
    }
  }
  return faces.join('');
}

/** The drawing as a text that depends on nothing else. */
export async function standalone(drawing: SVGSVGElement): Promise<string> {
  const copy = styled(drawing);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const definitions = document.createElementNS(SVG, 'defs');
  definitions.append(...borrowed(copy));
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await fonts();
  copy.prepend(style, definitions);
  return new XMLSerializer().serializeToString(copy);
}

/** The drawing as a PNG file, scaled up by a factor. */
export async function pngFile(drawing: SVGSVGElement, name: string, times = 2): Promise<File> {
  const { width, height } = drawing.viewBox.baseVal;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await standalone(drawing))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * times;
  canvas.height = height * times;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}

export function save(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether this browser can share a picture with other programs. */
export const canShare = (): boolean =>
  'canShare' in navigator &&
  navigator.canShare({ files: [new File([], 'picture.png', { type: 'image/png' })] });
