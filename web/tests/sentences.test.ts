import { describe, expect, it, vi } from 'vitest';
import {
  byClause,
  byPiece,
  deeds,
  joined,
  marked,
  notation,
  plain,
  signed,
  standing,
  time,
  unmarked,
  words,
} from '../src/core/sentences';
import { isCurtained, viewerToShow } from '../src/table/viewer';
import { invitation } from '../src/lobby/invitation';
import { forBrowser } from '../words.config.ts';
import type { Line } from '../src/protocol';

describe('log lines', () => {
  it('are split like in Python', () => {
    expect(deeds(0, 'put 3 2')).toEqual([{ seat: 0, word: 'put', rest: '3 2', first: '3', second: '2' }]);
    expect(deeds(1, 'check')).toEqual([{ seat: 1, word: 'check', rest: '', first: '', second: '' }]);
  });

  it('tell what was revealed one by one', () => {
    const spoken = deeds(2, 'reveal 2 drone I2 tag A1 B1 / 1 check -1');
    expect(spoken.map((deed) => [deed.seat, deed.word, deed.rest])).toEqual([
      [-1, 'reveal', '2 drone I2 tag A1 B1 / 1 check -1'],
      [1, 'drone', 'I2 tag A1 B1'],
      [0, 'check', '-1'],
    ]);
  });

  it('tell nothing when they are empty', () => expect(deeds(0, '')).toEqual([]));

  it('end with what the game announces', () => {
    expect(deeds(3, 'keep g ry ; idle').map((deed) => [deed.seat, deed.word, deed.rest])).toEqual([
      [3, 'keep', 'g ry'],
      [-1, 'idle', ''],
    ]);
  });

  const line = (index: number, kind: string, text = ''): Line => ({ index, kind, text, at: 0, seat: 0 });

  it('count until they are taken back', () => {
    const lines = [
      line(0, 'sit'),
      line(1, 'act', 'a'),
      line(2, 'act', 'b'),
      line(3, 'undo', '1'),
      line(4, 'act', 'c'),
    ];
    expect(standing(lines).map((one) => one.text)).toEqual(['a', 'c']);
  });

  it('are joined without gaps or doubles', () => {
    const before = [line(0, 'sit'), line(1, 'act')];
    expect(joined(before, [line(1, 'act'), line(2, 'act')]).map((one) => one.index)).toEqual([0, 1, 2]);
    expect(joined(before, []).length).toBe(2);
    expect(joined(before, [line(0, 'sit')]).length).toBe(1);
  });
});

describe('figures', () => {
  it('have a real minus', () =>
    expect([signed(-2), signed(3), signed(3, true), signed(0, true)]).toEqual(['−2', '3', '+3', '0']));
  it('are times', () =>
    expect([time(0), time(61_000), time(3_723_000), time(-5)]).toEqual(['0:00', '1:01', '1:02:03', '0:00']));
  it('replace nothing by a word that Fluent can match', () =>
    expect(words({ a: '', b: 'x' })).toEqual({ a: 'none', b: 'x' }));
  it('have a minus in the notation of actions, at which no line ends', () => {
    expect(notation('-A1 A-1 -B-2 -1')).toBe('−A1 A−1 −B−2 −1');
    expect(notation('red-yellow 1-can x-Y')).toBe('red-yellow 1-can x-Y');
  });
});

describe('one screen, several people', () => {
  it('looks through whoever must act', () => {
    expect(viewerToShow([], [0], null)).toBeNull();
    expect(viewerToShow([0], [1], null)).toBe(0);
    expect(viewerToShow([0, 1], [1], 0)).toBe(1);
    expect(viewerToShow([0, 1], [0, 1], 1)).toBe(1);
    expect(viewerToShow([0, 1], [2], 1)).toBe(1);
  });

  it('draws a curtain only between people of a running match', () => {
    expect(isCurtained([0, 1], 'running', 1, 0)).toBe(true);
    expect(isCurtained([0, 1], 'over', 1, 0)).toBe(false);
    expect(isCurtained([0], 'running', 0, null)).toBe(false);
  });
});

describe('invitations', () => {
  it('are links, ids or codes', async () => {
    expect(await invitation('http://x.y/t/ab-c_1#Code')).toBe('/t/ab-c_1#Code');
    expect(await invitation(' ab-c_1.Code ')).toBe('/t/ab-c_1#Code');
    expect(await invitation('abc')).toBe('/t/abc');
    expect(await invitation('no such thing!')).toBeNull();
    expect(await invitation('')).toBeNull();
  });

  it('are digits that the server knows', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
      asked.push([path, body]);
      return Promise.resolve(Response.json({ table: 'abc', code: 'Code' }));
    });
    expect(await invitation(' 482 913-5076 ')).toBe('/t/abc#Code');
    expect(asked).toEqual([['/api/invitation', '{"code":"482 913-5076"}']]);
    vi.unstubAllGlobals();
  });
});

describe('the words that the browser carries', () => {
  it('are those it says', () => {
    const source =
      '# note\n\n## part\n\ncli-play = x\nweb-a =\n    { $n ->\n       *[other] b\n    }\nedition-error = y\nlog-x = z\n';
    expect(forBrowser(source)).toBe('web-a =\n    { $n ->\n       *[other] b\n    }\nlog-x = z');
  });
});

describe('clauses in a sentence', () => {
  it('are cut out wherever they stand', () => {
    expect(byClause('T3.4: see T3.10, not T4 or XG1.2.')).toEqual([
      { text: 'T3.4', isClause: true },
      { text: ': see ', isClause: false },
      { text: 'T3.10', isClause: true },
      { text: ', not T4 or XG1.2.', isClause: false },
    ]);
    expect(byClause('')).toEqual([]);
    expect(byClause('Nothing.')).toEqual([{ text: 'Nothing.', isClause: false }]);
  });
});

describe('searching', () => {
  it('does not care for accents and capitals', () => {
    expect(plain('TÉLÉCOMMANDE, Ñandú, Œuvre')).toBe('telecommande, nandu, œuvre');
  });
});

describe('pieces in sentences', () => {
  it('are cut out by their marks, and left as names in plain text', () => {
    const said = `Draw ${marked('I4')} on I4.`;
    expect(byPiece(said)).toEqual([
      { text: 'Draw ', isPiece: false },
      { text: 'I4', isPiece: true },
      { text: ' on I4.', isPiece: false },
    ]);
    expect(unmarked(said)).toBe('Draw I4 on I4.');
    expect(byPiece(marked('I4 L4')).filter(({ isPiece }) => isPiece)).toHaveLength(2);
  });
});
