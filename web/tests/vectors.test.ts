/**
 * The sentences that Python makes of log lines, refusals and reasons are those that the browser makes of them, in every
 * language: `python -m scripts.vectors` writes the vectors.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { refusalText } from '../src/core/refusal';
import { deeds, unmarked } from '../src/core/sentences';
import { LANGUAGES, say, spoken, type Facts, type Language } from '../src/core/words.svelte';
import { isBuiltIn } from '../src/games';
import { adviceText, deedText, gainsText } from '../src/table/log';
import { counted } from '../src/table/why';

type Row<Input extends unknown[], Translatable = string> = [...Input, Translatable[]];
interface Vectors {
  of: string;
  languages: Language[];
  names: string[];
  log: Row<[number, string], string[]>[];
  gains: Row<[[number, string, string, number, Record<string, string | number>][]], string[]>[];
  refusals: Row<[string, string, Facts]>[];
  scores: Row<[string, string, Record<string, string | number>]>[];
  advice: Row<[string]>[];
  setup: Row<[string, Facts]>[];
  expected: Row<[Facts]>[];
}

const FILES = import.meta.glob('../../tests/locales/vectors/*.json', { eager: true, import: 'default' });
/** The sentences of games that are not part of the client. */
const OTHERS = import.meta.glob<string>('../../examples/*/src/*/locales/*.ftl', { import: 'default' });
const games = Object.values(FILES).filter((file) => (file as Vectors).of !== 'server') as Vectors[];
const server = Object.values(FILES).find((file) => (file as Vectors).of === 'server') as {
  refusals: Row<[string, Facts]>[];
};

/** They come from the server, by the game's key and the language. */
async function served(path: string): Promise<Response> {
  const [, game, language] = /^\/api\/games\/(\w+)\/words\/(\w+)$/.exec(path) ?? [];
  const file = Object.keys(OTHERS).find((name) => name.endsWith(`_${game}/locales/${language}.ftl`));
  return new Response(await OTHERS[file ?? '']?.());
}

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('fetch', served);
  for (const { of } of games) if (!isBuiltIn(of)) await spoken.addGame(of);
});
afterAll(() => vi.unstubAllGlobals());

it('are written in every language that the browser speaks', () => {
  for (const { languages } of games) expect(languages).toEqual([...LANGUAGES]);
});

describe.each([...LANGUAGES])('in %s', (language) => {
  const at = LANGUAGES.indexOf(language);
  beforeAll(() => spoken.load(language));

  describe.each(games)('$of', ({ of, names, log, gains, refusals, scores, advice, setup, expected }) => {
    it.each(log)('log: %i %s', (seat, line, said) => {
      expect(deeds(seat, line).map((deed) => unmarked(deedText(of, names, deed)))).toEqual(said[at]);
    });
    it.each(gains)('gains: %j', (rows, said) => {
      const parts = rows.map(([seat, clause, reason, points, facts]) => ({
        seat,
        part: { clause, reason, points, facts },
      }));
      expect(gainsText(of, names, parts).map(({ text }) => unmarked(text))).toEqual(said[at]);
    });
    it.each(refusals)('refusal: %s %s %j', (clause, code, facts, said) => {
      expect(unmarked(refusalText({ code, text: '', facts, clause }, of))).toBe(said[at]);
    });
    it.each(scores)('score: %s %s %j', (clause, reason, facts, said) => {
      expect(counted(of, { clause, reason, facts, points: 0 }).text).toBe(said[at]);
    });
    it.each(advice)('advice: %s', (text, said) => {
      expect(deeds(0, text).map((deed) => unmarked(adviceText(of, deed)))).toEqual([said[at]]);
    });
    it.each(setup)('setup: %s %j', (code, facts, said) => {
      expect(refusalText({ code, text: '', facts }, of)).toBe(said[at]);
    });
    it.each(expected)('expected: %j', (facts, said) => {
      expect(say(`expect-${of}`, facts)).toBe(said[at]);
    });
  });

  it.each(server.refusals)('server: %s %j', (code, facts, said) => {
    expect(refusalText({ code, text: '', facts })).toBe(said[at]);
  });
});
