import { beforeEach, describe, expect, it, vi } from 'vitest';
import { digestOf } from '../src/core/sha256';
import type { Attended } from '../src/core/shares';

type Shares = typeof import('../src/core/shares');
type Sent = { path: string; body: Record<string, unknown> };

/** The storage of a browser, which outlives its pages. */
let storage: Map<string, string>;
/** The requests to a server that agrees to everything, and may show anything. */
let sent: Sent[];

/** A page that is opened afresh, with nothing in its memory. */
async function page(): Promise<Shares> {
  vi.resetModules();
  return import('../src/core/shares');
}

function table(status: Attended['status'], pledges: string[], reveal_waits: number[] = []): Attended {
  return {
    id: 'T',
    commitment: 'c',
    status,
    reveal_waits,
    yours: [0],
    occupants: pledges.map((pledge) => ({ pledge })),
  };
}

const pledges = (): string[] =>
  sent.filter(({ path }) => path.endsWith('/pledge')).map(({ body }) => String(body['pledge']));
const texts = (): string[] =>
  sent.filter(({ path }) => path.endsWith('/entropy')).map(({ body }) => String(body['entropy']));

beforeEach(() => {
  storage = new Map();
  sent = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(init.body)) as Sent['body'] });
    return Promise.resolve(new Response('{}'));
  });
});

describe('the share of a browser in the dice', () => {
  it('is pledged once, and revealed after the start, also by a page that was opened anew', async () => {
    const { maintainShares } = await page();
    await maintainShares(table('open', ['', '']));
    const [own = ''] = pledges();
    await maintainShares(table('open', [own, '']));
    expect(pledges()).toHaveLength(1);
    expect(texts()).toEqual([]);
    await (await page()).maintainShares(table('running', [own, 'other'], [0, 1]));
    expect(texts().map(digestOf)).toEqual([own]);
  });

  it('is pledged with new randomness each time', async () => {
    const { maintainShares } = await page();
    for (let time = 0; time < 3; time++) await maintainShares(table('open', ['', '']));
    expect(new Set(pledges()).size).toBe(3);
    for (let time = 0; time < 100; time++) await maintainShares(table('open', ['', '']));
    expect(pledges().length).toBeLessThanOrEqual(16);
  });

  it('is revealed for the pledges that were shown first, and for no others', async () => {
    const { maintainShares } = await page();
    await maintainShares(table('open', ['', '']));
    const [own = ''] = pledges();
    await maintainShares(table('running', [own, 'first'], [0]));
    await maintainShares(table('running', [own, 'first'], [0]));
    expect(texts()).toHaveLength(2); // an answer that was lost
    await maintainShares(table('running', [own, 'second'], [0]));
    await maintainShares({ ...table('running', [own, 'first'], [0]), commitment: 'another' });
    expect(texts()).toHaveLength(2);
  });

  it('is not pledged again at a table where it was revealed: nobody has it try again', async () => {
    const { maintainShares } = await page();
    await maintainShares(table('open', ['', '']));
    await maintainShares(table('running', [pledges()[0] ?? '', ''], [0]));
    await maintainShares(table('open', ['', '']));
    await (await page()).maintainShares(table('open', ['', '']));
    expect(pledges()).toHaveLength(1);
  });

  it('takes the place of one whose browser may be gone, but two that are here do not take turns', async () => {
    const { maintainShares } = await page();
    await maintainShares(table('open', ['of-another-browser', '']));
    expect(pledges()).toHaveLength(1);
    await maintainShares(table('open', ['of-another-browser-again', '']));
    expect(pledges()).toHaveLength(1);
  });

  it('is kept for some tables only', async () => {
    const { remember, shareAt } = await page();
    for (let number = 0; number < 30; number++) remember(`T${number}`, 'text');
    expect(shareAt('T0').texts).toEqual([]);
    expect(shareAt('T29').texts).toEqual(['text']);
    expect(JSON.parse(storage.get('allcity-shares') ?? '')).toHaveLength(20);
  });
});
