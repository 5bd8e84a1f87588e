/** Keys of a board: heard wherever focus is, unless they belong to something else. */
const ELSEWHERE = 'input, select, textarea, dialog, .aside';

export const isForBoard = (event: KeyboardEvent): boolean =>
  !event.defaultPrevented &&
  !(event.ctrlKey || event.metaKey || event.altKey) &&
  !(event.target as Element).closest(ELSEWHERE);
