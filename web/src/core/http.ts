/** The HTTP API: typed requests, and refusals as values that can be put into words. */
import type {
  HttpAdvice,
  HttpAdviceBody,
  HttpAnswerBody,
  HttpPreviewBody,
  HttpChances,
  HttpEditionBody,
  HttpEditionChecked,
  HttpForgotten,
  HttpDailyDay,
  HttpGameInfo,
  HttpIdentityOffer,
  HttpInvitation,
  HttpLessonHead,
  HttpLessonInfo,
  HttpLessonPlace,
  HttpLessonView,
  HttpMe,
  HttpNewTable,
  HttpOwnMatches,
  HttpOnward,
  HttpPosition,
  HttpPrivateLink,
  HttpProfileBody,
  HttpPuzzleInfo,
  HttpReplayKey,
  HttpReview,
  HttpRefusal,
  HttpScoreLine,
  HttpRulesInfo,
  HttpSeatOffer,
  HttpListedTable,
  HttpTableInfo,
  HttpWayBody,
} from '../protocol';
import { transport } from './transport';

/** A request that changed nothing. */
export class HttpRefused extends Error {
  constructor(
    readonly status: number,
    readonly refusal: HttpRefusal,
  ) {
    super(refusal.code);
  }
}

async function answer(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await transport().request(path, init);
  } catch {
    throw new HttpRefused(0, { code: 'offline', text: '', facts: {}, clause: '' });
  }
  if (response.ok) return response;
  const refusal = (await response.json().catch(() => null)) as HttpRefusal | null;
  throw new HttpRefused(
    response.status,
    refusal ?? { code: 'http', text: '', facts: { status: response.status } },
  );
}

async function get<T>(path: string): Promise<T> {
  return (await (await answer(path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await answer(path, { method: 'POST', body: JSON.stringify(body) })).json()) as T;
}

const query = (some: Record<string, string | number | null | undefined>): string => {
  const filled = Object.entries(some).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return filled.length ? `?${new URLSearchParams(filled.map(([key, value]) => [key, String(value)]))}` : '';
};

export const api = {
  games: () => get<HttpGameInfo[]>('/api/games'),
  words: async (game: string, language: string) =>
    (await answer(`/api/games/${game}/words/${language}`)).text(),
  template: async (game: string) => (await answer(`/api/games/${game}/edition`)).text(),
  checkEdition: (game: string, body: HttpEditionBody) =>
    post<HttpEditionChecked>(`/api/games/${game}/edition/check`, body),
  printed: (game: string) => get<unknown>(`/api/games/${game}/printed`),
  invitation: (code: string) => post<HttpInvitation>('/api/invitation', { code }),
  tables: (status: 'open' | 'running' | 'over') => get<HttpListedTable[]>(`/api/tables?status=${status}`),
  ownMatches: (before: string) => get<HttpOwnMatches>(`/api/me/matches${query({ before })}`),
  forgetMatches: async () =>
    (await answer('/api/me/matches', { method: 'DELETE' })).json() as Promise<HttpForgotten>,
  mine: () => get<HttpListedTable[]>('/api/me/tables'),
  introduce: (body: { name?: string; language?: string; colour?: number; tag?: string }) =>
    post<HttpMe>('/api/me', body),
  me: () => get<HttpMe>('/api/me'),
  link: () => post<HttpPrivateLink>('/api/me/link'),
  offer: (key: string) => post<HttpIdentityOffer>('/api/me/offer', { key }),
  adopt: (key: string) => post<HttpMe>('/api/me/adopt', { key }),
  make: (body: HttpNewTable) => post<HttpTableInfo>('/api/tables', body),
  look: (id: string, code: string) => get<HttpTableInfo>(`/api/tables/${id}${query({ code })}`),
  close: async (id: string) => (await answer(`/api/tables/${id}`, { method: 'DELETE' })).json(),
  join: (id: string, seat: number | null, code: string, pledge: string) =>
    post<HttpTableInfo>(`/api/tables/${id}/join`, { seat, code, pledge }),
  leave: (id: string, seat: number) => post<HttpTableInfo>(`/api/tables/${id}/leave`, { seat }),
  bot: (id: string, seat: number, bot: string) => post<HttpTableInfo>(`/api/tables/${id}/bot`, { seat, bot }),
  playOn: (id: string, seat: number) => post<HttpTableInfo>(`/api/tables/${id}/return`, { seat }),
  profile: (id: string, body: HttpProfileBody) => post<HttpTableInfo>(`/api/tables/${id}/profile`, body),
  resign: (id: string, seat: number, agree: boolean) =>
    post<HttpTableInfo>(`/api/tables/${id}/resign`, { seat, agree }),
  takeOver: (id: string, seat: number) => post<HttpTableInfo>(`/api/tables/${id}/takeover`, { seat }),
  pledge: (id: string, seat: number, pledge: string) =>
    post<HttpTableInfo>(`/api/tables/${id}/pledge`, { seat, pledge }),
  entropy: (id: string, seat: number, entropy: string) =>
    post<HttpTableInfo>(`/api/tables/${id}/entropy`, { seat, entropy }),
  start: (id: string) => post<HttpTableInfo>(`/api/tables/${id}/start`),
  seatLink: (id: string, seat: number) => post<HttpPrivateLink>(`/api/tables/${id}/link`, { seat }),
  seatOffer: (id: string, seat: number, key: string) =>
    post<HttpSeatOffer>(`/api/tables/${id}/offer`, { seat, key }),
  claim: (id: string, seat: number, key: string) =>
    post<HttpTableInfo>(`/api/tables/${id}/claim`, { seat, key }),
  onward: (id: string, body: HttpOnward, code: string) =>
    post<HttpTableInfo>(`/api/tables/${id}/onward${query({ code })}`, body),
  rematch: (id: string) => post<HttpTableInfo>(`/api/tables/${id}/rematch`),
  replay: (id: string, index: number, viewer: number | null, code: string) =>
    get<HttpPosition>(`/api/tables/${id}/replay${query({ index, viewer, code })}`),
  review: (id: string, quick: boolean, code: string) =>
    get<HttpReview>(`/api/tables/${id}/review${query({ quick: quick ? 1 : null, code })}`),
  key: (id: string, code: string) => get<HttpReplayKey>(`/api/tables/${id}/key${query({ code })}`),
  advice: (id: string, body: HttpAdviceBody, code: string) =>
    post<HttpAdvice>(`/api/tables/${id}/advice${query({ code })}`, body),
  account: (id: string, seat: number, index: number | null, code: string) =>
    get<HttpScoreLine[]>(`/api/tables/${id}/account${query({ seat, index, code })}`),
  chances: (id: string, code: string) => get<HttpChances>(`/api/tables/${id}/chances${query({ code })}`),
  record: async (id: string, code: string) =>
    (await answer(`/api/tables/${id}/record${query({ code })}`)).text(),
  lessons: (game: string) => get<HttpLessonInfo[]>(`/api/learn/${game}`),
  lesson: (game: string, name: string) => get<HttpLessonHead>(`/api/learn/${game}/${name}`),
  goOn: (game: string, name: string, way: HttpWayBody) =>
    post<HttpLessonPlace>(`/api/learn/${game}/${name}/place`, way),
  answer: (game: string, name: string, body: HttpAnswerBody) =>
    post<HttpLessonPlace>(`/api/learn/${game}/${name}/answer`, body),
  tryOut: (game: string, name: string, body: HttpPreviewBody) =>
    post<HttpLessonView>(`/api/learn/${game}/${name}/preview`, body),
  puzzles: (game: string) => get<HttpPuzzleInfo[]>(`/api/puzzles/${game}`),
  daily: (day: string) => get<HttpDailyDay>(day ? `/api/daily/${day}` : '/api/daily'),
  beginDaily: (game: string) => post<HttpTableInfo>('/api/daily', { game }),
  rules: (game: string) => get<HttpRulesInfo>(`/api/rules/${game}`),
};
