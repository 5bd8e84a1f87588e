/**
 * Hints that explain an icon, a tile or a number: they appear when a pointer rests on it, when a key moves the focus there,
 * and on a long press.
 *
 * `data-hint` explains an element. A button or a picture also shows the name that screen readers read out, or `data-hint-
 * name` in its place, and a button its key. One listener serves the whole page, so a component needs nothing else.
 */
const REST = 450;
const PRESS = 500;
const NAMED = 'button[aria-label], a[aria-label], [role=button][aria-label], [role=img][aria-label]';
const HINTED = `[data-hint], [aria-keyshortcuts], ${NAMED}`;
const STEPS = ['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

export interface Hint {
  name: string;
  text: string;
  key: string;
  /** The element that it explains. */
  of: Element;
}

/** The hint for the element at which somebody points; null if it needs none. */
export function hintOf(target: EventTarget | null): Hint | null {
  const of = target instanceof Element ? target.closest(HINTED) : null;
  if (!of || of.closest('[inert]')) return null;
  const written = of instanceof HTMLElement ? of.innerText.trim() : '';
  const label = of.getAttribute('data-hint-name') ?? of.getAttribute('aria-label') ?? written;
  const text = of.getAttribute('data-hint') ?? '';
  const key = of.getAttribute('aria-keyshortcuts') ?? '';
  if (!text && !key && label === written) return null;
  const isTold = text !== '' && (label === written || label.includes(text));
  return { name: isTold ? '' : label, text, key, of };
}

/** Listen to the page and call `show` with each hint, or with null. The result is a function that stops listening. */
export function listen(show: (hint: Hint | null) => void): () => void {
  const stop = new AbortController();
  let timer = 0;
  let isPressed = false;
  let isStep = false;
  const later = (target: EventTarget | null, wait: number, then?: () => void): void => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const hint = hintOf(target);
      if (!hint?.of.isConnected) return;
      show(hint);
      then?.();
    }, wait);
  };
  const hide = (): void => {
    clearTimeout(timer);
    show(null);
  };
  const onEvent = <K extends keyof DocumentEventMap>(
    name: K,
    act: (event: DocumentEventMap[K]) => void,
  ): void => document.addEventListener(name, act, { capture: true, signal: stop.signal });

  onEvent('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    hide();
    later(event.target, REST);
  });
  onEvent('pointerdown', (event) => {
    hide();
    isPressed = false;
    if (event.pointerType !== 'mouse') later(event.target, PRESS, () => (isPressed = true));
  });
  for (const end of ['pointerup', 'pointercancel'] as const) onEvent(end, () => clearTimeout(timer));
  // A long press only asked for the hint, so it is no click.
  for (const answer of ['click', 'contextmenu'] as const)
    onEvent(answer, (event) => {
      if (!isPressed) return;
      isPressed = answer === 'contextmenu';
      event.preventDefault();
      event.stopPropagation();
    });
  onEvent('keydown', (event) => {
    isStep = STEPS.includes(event.key);
    if (event.key === 'Escape') hide();
  });
  onEvent('focusin', (event) => {
    hide();
    if (isStep) later(event.target, 0);
    isStep = false;
  });
  onEvent('scroll', hide);
  return () => {
    hide();
    stop.abort();
  };
}
