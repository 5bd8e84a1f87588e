/** Keys that work wherever the focus is, unless they belong to a field or to an open dialog. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target as Element).closest('input, select, textarea') &&
  // A dialog gets all keys, also when the element that had the focus in it is gone.
  !document.querySelector('dialog[open]');

/** The keys of a board; elements beside it handle their own keys. */
export const isForBoard = (event: KeyboardEvent): boolean =>
  isForPage(event) && !(event.target as Element).closest('.aside');
