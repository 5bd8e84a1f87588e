/** A line of a score sheet: where points come from, and how many for each seat. */
export interface ScoreRow {
  /** The sentence that names it. */
  key: string;
  cells: readonly { value: string | number; note?: string }[];
  isTotal?: boolean;
}
