/** What was searched for stands out in the page; the text itself, as it is read out, stays as it is. */
import { spots } from './search';

const NAME = 'found';
const SEARCHED = 'h2, article > p, dt, dd';

/** Mark the words in what was searched; hands back a way to stop. Browsers that cannot just show the text. */
export function highlight(book: Element, wanted: string): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const ranges = [...book.querySelectorAll(SEARCHED)].flatMap(textsIn).flatMap((text) =>
    spots(text.data, wanted).map(([start, end]) => {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      return range;
    }),
  );
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => CSS.highlights.delete(NAME);
}

function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
