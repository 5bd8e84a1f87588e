/** Texts of the edition file as parts to be changed, and back. */

/** A segment's paints and its VP, as far as a text has them: the text goes on whatever stands there. */
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
