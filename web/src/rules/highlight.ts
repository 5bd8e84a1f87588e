/** Highlights the search terms in the page; the text itself, as it is read out, does not change. */
import { spots } from './search';

const NAME = 'found';
const SEARCHED = 'h2, article > p, dt, dd';

/**
 * Mark the words in some elements; the result is a function that removes the marks. Browsers without highlights show the
 * plain text.
 */
export function highlight(book: Element, query: string): () => void {
  if (!('highlights' in CSS)) return () => undefined;
  const ranges = [...book.querySelectorAll(SEARCHED)].flatMap(textsIn).flatMap((text) =>
    spots(text.data, query).map(([start, end]) => {
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
