/** Where on the boards the facts of a refusal or of a score are seen, and which board shows them. */
import type { Viewer } from '../../core/table.svelte';
import type { Mark } from '../face';
import { tilesIn } from './targets';
import type { Tiles, View } from './view';

const BOARDS: Record<string, string> = { paint: 'paint', permit: 'permits', bonus: 'bonus', bobby: 'bonus' };
const OWN = ['tile', 'permits', 'paints', 'cans', 'count', 'needed', 'high'];

/** The spaces and segments that a reason names. */
export function places({ code, facts }: Mark): string[] {
  const { segment, space, paint } = facts;
  if (segment !== undefined) return [String(segment)];
  if (paint !== undefined) return [`paint ${String(paint)}`, `paint ${String(paint)} 2`];
  if (code === 'bobby-gone') return ['bobby'];
  if (code === 'permits-gone') return [`permit ${String(space)}`];
  if (code === 'tile-gone') return [`bonus ${String(space)}`];
  return space === undefined ? [] : [String(space)];
}

/** The permits and bonus tiles behind one's screen that some reasons name. */
export const named = (marks: readonly Mark[], fact: 'permits' | 'tile'): Tiles =>
  tilesIn(
    marks.map(({ facts }) => `${fact} ${String(facts[fact] ?? '')}`.trim()).find((text) => text !== fact) ??
      '',
  );

/** The board that shows these reasons best; nobody looks behind another player's screen. */
export function shown(marks: readonly Mark[], view: View, seat: Viewer): string {
  const boards = [...new Set(marks.map(board).filter((one) => one))];
  if (boards.length > 1 && boards.every((one) => one.startsWith('wall'))) return 'tunnel';
  const [first = ''] = boards;
  return first === 'screen' && seat !== view.seat ? '' : first;
}

function board(mark: Mark): string {
  const { facts } = mark;
  if ('segment' in facts) return `wall ${String(facts['segment'])[0] ?? ''}`;
  const [place = ''] = places(mark);
  const word = place.split(' ')[0] ?? '';
  if (word === 'section') return `section ${place.split(' ')[1] ?? ''}`;
  if ('section' in facts) return `section ${String(facts['section'])}`;
  if (BOARDS[word]) return BOARDS[word];
  return OWN.some((name) => name in facts) ? 'screen' : '';
}
