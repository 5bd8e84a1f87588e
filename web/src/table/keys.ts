/** Keys that are heard wherever focus is, unless they belong to a field or to an open dialog. */
export const isForPage = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target as Element).closest('input, select, textarea') &&
  // A dialog has all keys, also when what had the focus in it is gone.
  !document.querySelector('dialog[open]');

/** Keys of a board; those beside it are heard by what stands there. */
export const isForBoard = (event: KeyboardEvent): boolean =>
  isForPage(event) && !(event.target as Element).closest('.aside');
