/** A lesson or puzzle as this browser steps through it; the server knows the rules and says where an answer leads. */
import type { Draft, Tried } from '../core/draft.svelte';
import { api, HttpRefused } from '../core/http';
import type { Refusal } from '../core/refusal';
import type {
  HttpAnswerBody,
  HttpLessonHead,
  HttpLessonInfo,
  HttpLessonPlace,
  HttpVerdict,
  HttpWayBody,
  Refused,
} from '../protocol';

export type Kind = 'learn' | 'puzzles';

export class Lesson {
  head = $state.raw<HttpLessonHead | null>(null);
  /** All lessons of the game. */
  all = $state.raw<readonly HttpLessonInfo[]>([]);
  place = $state.raw<HttpLessonPlace | null>(null);
  /** The verdict on the last answer. */
  verdict = $state.raw<HttpVerdict | null>(null);
  isBusy = $state(false);
  /** Why the server did not answer. */
  problem = $state.raw<unknown>(null);
  /** Whether the answer has been shown since the beginning. */
  wasShown = $state(false);
  #answers: string[] = [];

  constructor(
    readonly game: string,
    readonly name: string,
    readonly kind: Kind,
  ) {}

  /** The page that lists the other lessons or puzzles. */
  get home(): string {
    return `/${this.kind}/${this.game}`;
  }

  async begin(): Promise<void> {
    this.#answers = [];
    this.verdict = null;
    this.wasShown = false;
    await this.#ask(async () => {
      this.head ??= await api.lesson(this.game, this.name);
      if (this.kind === 'learn') this.all = await api.lessons(this.game);
      this.place = await api.goOn(this.game, this.name, { at: 0, answers: [] });
    });
  }

  async goOn(): Promise<void> {
    await this.#ask(async () => {
      this.place = await api.goOn(this.game, this.name, this.#way);
    });
  }

  /** Give the answer that was shown. */
  show(answer: string): Promise<boolean> {
    this.wasShown = true;
    return this.answer(answer);
  }

  /** The result is whether it was right, and so led on. */
  async answer(text: string): Promise<boolean> {
    let isRight = false;
    await this.#ask(async () => {
      const place = await api.answer(this.game, this.name, this.#body(text));
      this.verdict = place.verdict;
      isRight = place.verdict?.kind === 'right';
      if (!isRight) return;
      this.#answers = [...this.#answers, text];
      this.place = place;
    });
    return isRight;
  }

  /** The view after an action, or why it is forbidden; without an action, the legal actions that begin with an opening. */
  async preview(answer: string | null, opening = ''): Promise<Tried> {
    try {
      const { view, legal } = await api.tryOut(this.game, this.name, { ...this.#way, answer, opening });
      // An action of a lesson counts as soon as it is chosen, so nothing can follow it in a preview.
      return { type: 'previewed', view, legal: answer === null ? legal : [] };
    } catch (problem) {
      if (!(problem instanceof HttpRefused)) throw problem;
      const { code, text: said, facts, clause } = problem.refusal;
      return { type: 'refused', code, text: said, facts: facts ?? {}, clause: clause ?? '' };
    }
  }

  get #way(): HttpWayBody {
    return { at: this.place?.at ?? 0, answers: this.#answers };
  }

  #body(answer: string): HttpAnswerBody {
    return { ...this.#way, answer };
  }

  async #ask(request: () => Promise<void>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.problem = null;
    try {
      await request();
    } catch (problem) {
      this.problem = problem;
    } finally {
      this.isBusy = false;
    }
  }
}

/** The learner's move: one action at a time, which counts as soon as it is chosen. */
export class LessonDraft implements Draft {
  readonly texts: readonly string[] = [];
  readonly isEmpty = true;
  #problem = $state.raw<Refused | null>(null);
  #known = new Map<string, Promise<Tried>>();
  #tried = new WeakMap<Refused, string>();

  constructor(readonly lesson: Lesson) {}

  get view(): unknown {
    return this.lesson.place?.view;
  }

  get legal(): readonly string[] {
    return this.lesson.place?.asked?.legal ?? [];
  }

  get busy(): boolean {
    return this.lesson.isBusy;
  }

  get problem(): Refused | null {
    return this.#problem;
  }

  /** Reading why something is forbidden is an answer, where the lesson asks the learner to try it. */
  set problem(refused: Refused | null) {
    this.#problem = refused;
    const text = refused && this.#tried.get(refused);
    if (text && refused.clause === this.lesson.place?.asked?.clause) void this.send(text);
    else if (refused) this.lesson.verdict = null;
  }

  peek(...more: string[]): Promise<Tried> {
    const text = more.at(-1) ?? '';
    const known = this.#known.get(text);
    if (known) return known;
    const request = this.lesson.preview(text);
    this.#known.set(text, request);
    void request.then((reply) => {
      if (reply.type !== 'refused') return;
      this.#tried.set(reply, text);
      if (!reply.clause) this.#known.delete(text);
    });
    return request;
  }

  async lines(opening: string): Promise<readonly string[]> {
    const tried = await this.lesson.preview(null, opening);
    return tried.type === 'previewed' ? tried.legal : [];
  }

  push(...more: string[]): Promise<boolean> {
    return this.send(...more);
  }

  async send(...more: string[]): Promise<boolean> {
    this.#problem = null;
    const isRight = await this.lesson.answer(more.at(-1) ?? '');
    return isRight;
  }

  back(): Promise<void> {
    this.clear();
    return Promise.resolve();
  }

  clear(): void {
    this.#problem = null;
  }
}

/** A refusal in the form that can be put into words. */
export const refusalOf = ({ code, clause, facts }: HttpVerdict): Refusal => ({
  code,
  clause,
  facts,
  text: '',
});
