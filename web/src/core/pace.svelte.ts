/**
 * Shows what others do one action at a time, at a speed that the person chooses.
 *
 * Every update is shown, in its order; only the moment at which it is shown is chosen here. A person who must act waits for
 * nothing: everything is shown at once. A hidden tab, an undo and a new connection show the table as it is.
 */
import type { Line } from '../protocol';
import { deeds, joined } from './sentences';
import { settings, type Speed } from './settings.svelte';
import type { Viewer, Sight } from './table.svelte';

/** Milliseconds for an action. */
export const TIMES: Readonly<Record<Speed, number>> = { slow: 1400, normal: 850, fast: 350, instant: 0 };
/** Nobody waits longer than this for their own decision, and less with a running clock. */
const MOST = 6000;
const MOST_BY_CLOCK = 1500;
/** When more updates than this wait, each is shown for a shorter time. */
const MANY = 10;

const isAct = ({ kind }: Line): boolean => kind === 'act';

export class Pace {
  shown = $state.raw<Sight | null>(null);
  /** The lines that are being shown now; empty when everything has been shown. */
  stage = $state.raw<readonly Line[]>([]);
  /** Whether the table jumped to this position, so that nothing should be animated. */
  isJump = false;
  #queue: Sight[] = [];
  #timer = 0;
  /** When the person was asked for a decision that is still to be shown. */
  #asked = 0;

  constructor(
    readonly viewer: Viewer,
    /** Whether an action is worth a moment of its own. */
    readonly isLoud: (word: string) => boolean,
  ) {}

  /** Whether something is still being shown. */
  get isShowing(): boolean {
    return this.stage.length > 0;
  }

  get #isAsked(): boolean {
    return (this.shown?.now.legal?.length ?? 0) > 0;
  }

  take(sight: Sight, isJump: boolean): void {
    const isUndone = sight.now.lines.some(({ kind }) => kind === 'undo');
    if (isJump || isUndone || !this.shown || document.visibilityState === 'hidden') return this.#jump(sight);
    if (sight.now.legal?.length && !this.#queue.at(-1)?.now.legal?.length) this.#asked = Date.now();
    this.#queue.push(...this.#staged(sight));
    this.#pump();
  }

  /** Show at once everything that waits. */
  skip(): void {
    const last = this.#queue.at(-1);
    if (!last) this.#end();
    else this.#jump({ ...last, now: { ...last.now, lines: this.#queue.flatMap(({ now }) => now.lines) } });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** Split a move of several actions into several updates; the boards change with the last of them. */
  #staged(sight: Sight): Sight[] {
    const before = this.#queue.at(-1) ?? this.shown;
    const { lines } = sight.now;
    const notable = lines.filter(
      (line) => this.#beats(line) && line.seat !== this.viewer && (line.seat ?? -1) >= 0,
    );
    if (!before || notable.length < 2) return [sight];
    let from = 0;
    const parts = notable.slice(1).map((next) => {
      const part = lines.slice(
        from,
        lines.findIndex((line) => line === next),
      );
      from += part.length;
      const version = (part.at(-1)?.index ?? 0) + 1;
      const known = joined(before.lines, lines.slice(0, from));
      return { now: { ...before.now, version, lines: part, legal: [], can_undo: false }, lines: known };
    });
    return [...parts, { ...sight, now: { ...sight.now, lines: lines.slice(from) } }];
  }

  /** How many moments a line takes. */
  #beats(line: Line): number {
    if (!isAct(line)) return 0;
    const words = deeds(line.seat ?? -1, line.text ?? '').map(({ word }) => word);
    if (words.includes('reveal')) return 2;
    return words.filter((word) => this.isLoud(word)).length;
  }

  #pump(): void {
    while (this.#queue.length && (!this.#timer || this.#isAsked)) {
      const next = this.#queue.shift();
      if (!next) return;
      clearTimeout(this.#timer);
      this.#timer = 0;
      this.isJump = false;
      this.shown = next;
      const time = this.#time(next);
      if (!time) continue;
      this.stage = next.now.lines;
      this.#timer = setTimeout(() => this.#end(), time) as unknown as number;
    }
  }

  /** How long an update stays before the next; one's own actions need no time. */
  #time({ now }: Sight): number {
    const others = now.lines.filter(
      (line) => line.seat !== this.viewer || (line.text ?? '').startsWith('reveal'),
    );
    const beats = others.reduce((all, line) => all + this.#beats(line), 0);
    return beats * Math.min(TIMES[settings.speed], this.#most());
  }

  /** The longest time for one update, since those that wait behind it must be shown too. */
  #most(): number {
    const waiting = this.#queue.length;
    const last = this.#queue.at(-1)?.now;
    if (!last?.legal?.length) return (TIMES[settings.speed] * MANY) / Math.max(MANY, waiting);
    const most = this.viewer !== null && last.clock?.running.includes(this.viewer) ? MOST_BY_CLOCK : MOST;
    return Math.max(0, this.#asked + most - Date.now()) / waiting;
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.stage = [];
    this.#pump();
  }

  #jump(sight: Sight): void {
    this.close();
    this.#timer = 0;
    this.isJump = true;
    this.stage = [];
    this.shown = sight;
  }
}
