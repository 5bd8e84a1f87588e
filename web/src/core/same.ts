/** Keeps the old object where a new one has the same content, so that nothing derived from it is computed again. */
export function sameOrNow<T>(before: T, now: T): T {
  return JSON.stringify(before) === JSON.stringify(now) ? before : now;
}
