import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Line } from '../src/protocol';
import type { Sight } from '../src/core/table.svelte';

const page = { visibilityState: 'visible', documentElement: { dataset: {} } };
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', page);
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('navigator', { languages: ['en'] });
const { Pace, TIMES } = await import('../src/core/pace.svelte');
const { settings } = await import('../src/core/settings.svelte');

const OWN = 0;
const ACTION = TIMES.normal;

const act = (index: number, seat: number, text: string): Line => ({ index, kind: 'act', at: 0, seat, text });

/** The update that follows after these lines; `legal` is given if an action is asked for then. */
function sight(lines: Line[], legal: string[] = [], more: Partial<Sight['now']> = {}): Sight {
  const version = (lines.at(-1)?.index ?? 0) + 1;
  const now = {
    table: 'T',
    version,
    viewer: OWN,
    status: 'running',
    active: [],
    lines,
    view: `after ${version}`,
  };
  return { now: { ...now, legal, ...more } as Sight['now'], lines };
}

function begun(legal: string[] = []) {
  const pace = new Pace(OWN, (word) => word !== 'fill');
  pace.take(sight([], legal), true);
  return pace;
}

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
});
afterEach(() => vi.useRealTimers());

describe('the pace', () => {
  it('shows one action at a time, in order', () => {
    const pace = begun();
    for (const index of [0, 1, 2])
      pace.take(sight([act(index, 1, `take ${index}`)], index === 2 ? ['x'] : []), false);
    const seen: unknown[] = [];
    for (let step = 0; step < 3; step += 1) {
      seen.push(pace.shown?.now.view);
      expect(pace.isShowing).toBe(true);
      vi.advanceTimersByTime(ACTION - 1);
      expect(pace.shown?.now.view).toBe(seen.at(-1));
      vi.advanceTimersByTime(1);
    }
    expect(seen).toEqual(['after 1', 'after 2', 'after 3']);
    expect(pace.isShowing).toBe(false);
    expect(pace.shown?.now.legal).toEqual(['x']);
  });

  it('shows the actions of one move one by one, and changes the boards with the last', () => {
    const pace = begun();
    pace.take(sight([act(0, 1, 'take 3'), act(1, 1, 'tag A1'), act(2, -1, 'fill 2')]), false);
    expect(pace.shown?.now.view).toBe('after 1');
    expect(pace.stage.map(({ text }) => text)).toEqual(['take 3']);
    expect(pace.shown?.lines.map(({ index }) => index)).toEqual([0]);
    vi.advanceTimersByTime(ACTION);
    expect(pace.shown?.now.view).toBe('after 3');
    expect(pace.stage.map(({ text }) => text)).toEqual(['tag A1', 'fill 2']);
    expect(pace.shown?.lines.map(({ index }) => index)).toEqual([0, 1, 2]);
  });

  it('keeps nobody waiting who is asked', () => {
    const pace = begun(['choose']);
    pace.take(sight([act(0, 1, 'choose')], ['choose']), false);
    expect(pace.shown?.now.view).toBe('after 1');
    pace.take(sight([act(1, 2, 'choose')], ['choose']), false);
    expect(pace.shown?.now.view).toBe('after 2');
    pace.take(sight([act(2, OWN, 'tag A1')]), false);
    expect(pace.shown?.now.view).toBe('after 3');
    pace.take(sight([act(3, 1, 'take 2')], ['x']), false);
    expect(pace.shown?.now.view).toBe('after 4');
  });

  it('shows everything at once when somebody skips', () => {
    const pace = begun();
    for (const index of [0, 1, 2, 3]) pace.take(sight([act(index, 1, 'take 1')]), false);
    expect(pace.shown?.now.view).toBe('after 1');
    pace.skip();
    expect(pace.shown?.now.view).toBe('after 4');
    expect(pace.shown?.now.lines.map(({ index }) => index)).toEqual([1, 2, 3]);
    expect([pace.isShowing, pace.isJump]).toEqual([false, true]);
    pace.take(sight([act(4, 1, 'take 1')]), false);
    expect([pace.isShowing, pace.isJump]).toEqual([true, false]);
  });

  it.each(['an undo', 'a new connection', 'a hidden tab'])('shows the table as it is after %s', (why) => {
    const pace = begun();
    for (const index of [0, 1]) pace.take(sight([act(index, 1, 'take 1')]), false);
    if (why === 'a hidden tab') page.visibilityState = 'hidden';
    const line = why === 'an undo' ? { ...act(2, 1, '0'), kind: 'undo' } : act(2, 1, 'take 1');
    pace.take(sight([line]), why === 'a new connection');
    expect(pace.shown?.now.view).toBe('after 3');
    expect(pace.isShowing).toBe(false);
    vi.runAllTimers();
    expect(pace.shown?.now.view).toBe('after 3');
  });

  /** How long thirty actions take if somebody is asked afterwards, or nobody is. */
  function thirty(legal: string[], more: Partial<Sight['now']> = {}): number {
    const pace = begun();
    for (let index = 0; index < 29; index += 1) pace.take(sight([act(index, 1, 'take 1')]), false);
    pace.take(sight([act(29, 1, 'take 1')], legal, more), false);
    const start = Date.now();
    while (pace.shown?.now.version !== 30) vi.advanceTimersByTime(10);
    return Date.now() - start;
  }

  it('lets nobody wait long for their own decision, least of all while their clock runs', () => {
    expect(thirty([])).toBeGreaterThan(7000);
    expect(thirty(['x'])).toBeLessThanOrEqual(6100);
    expect(thirty(['x'], { clock: { left: [], running: [OWN], at: 0 } })).toBeLessThanOrEqual(1600);
  });

  it('shows everything at once at the highest speed', () => {
    settings.change({ speed: 'instant' });
    const pace = begun();
    for (const index of [0, 1, 2]) pace.take(sight([act(index, 1, 'take 1')]), false);
    expect(pace.shown?.now.view).toBe('after 3');
    expect(pace.isShowing).toBe(false);
    settings.change({ speed: 'normal' });
  });
});
