/** Texts of the edition file as parts that can be changed, and back. */

/** The paints and the VP of a segment as far as the text has them, so that any text of a draft can be edited. */
export interface SegmentParts {
  paints: string;
  vp: string;
}

export function segmentParts(text: string): SegmentParts {
  const [paints = '', ...vp] = text.split(' ');
  return { paints, vp: vp.join(' ') };
}

export const segmentText = ({ paints, vp }: SegmentParts): string => `${paints} ${vp}`;

/** The two words of a space of the permit board. */
export function permitWords(text: string): [string, string] {
  const [first = '', ...second] = text.split(' ');
  return [first, second.join(' ')];
}

/** The paint tiles with which a seat starts. */
export const startTiles = (text: string): string[] => text.split(' ').filter(Boolean);
