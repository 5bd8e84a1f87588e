/** An edition in the making: its data, the server's verdict on it, and undo. Only the server knows what is right. */
import { api, HttpRefused } from '../core/http';
import { me } from '../core/me.svelte';
import { problemText } from '../core/refusal';
import { say } from '../core/words.svelte';
import type { HttpEditionChecked, HttpEditionMistake } from '../protocol';
import { storedEdition, storeEdition } from './stored';
import { at, changed, type Data } from './places';

const WAIT = 350; // milliseconds after the last change
const RETRY = 3_000;
const STEPS = 300; // changes that can be undone

export class EditionDraft {
  data = $state.raw<Data | null>(null);
  /** The server's last verdict, and the data that it was about. */
  #said = $state.raw<{ of: Data; checked: HttpEditionChecked } | null>(null);
  /** The last boards that could be played. */
  shown = $state.raw<{ printed: unknown; view: unknown } | null>(null);
  problem = $state('');
  #past = $state.raw<Data[]>([]);
  #future = $state.raw<Data[]>([]);
  #stroke = '';
  #due: ReturnType<typeof setTimeout> | undefined;
  #isAsking = false;

  constructor(readonly game: string) {}

  /** Continue with the draft that this browser has stored, or begin with the boards that come with the game. */
  async begin(): Promise<void> {
    const before = storedEdition(this.game);
    if (before) this.#become(before.data);
    else await this.beginAnew();
  }

  async beginAnew(): Promise<void> {
    const answer = await this.#ask({ text: await api.template(this.game) });
    const own = { key: 'mine', title: say('web-edit-untitled') };
    if (answer?.data) this.#become({ ...answer.data, ...own });
  }

  /** The mistakes because of which a file cannot be opened here; empty if it was opened. */
  async load(text: string): Promise<HttpEditionMistake[]> {
    const answer = await this.#ask({ text });
    if (!answer) return [];
    const fatal = answer.mistakes.filter(({ code }) => code === 'edition-game');
    if (!answer.data || fatal.length) return fatal.length ? fatal : answer.mistakes;
    this.#become(answer.data);
    return [];
  }

  at(path: string): unknown {
    return at(this.data ?? {}, path);
  }

  /** Change a value; changes with the same stroke are undone together. */
  set(path: string, value: unknown, stroke = ''): void {
    if (!this.data || JSON.stringify(at(this.data, path)) === JSON.stringify(value)) return;
    this.#become(changed(this.data, path, value), stroke);
  }

  remove(path: string): void {
    this.set(path, undefined);
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before || !this.data) return;
    this.#future = [...this.#future, this.data];
    this.#past = this.#past.slice(0, -1);
    this.#show(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (!after || !this.data) return;
    this.#past = [...this.#past, this.data];
    this.#future = this.#future.slice(0, -1);
    this.#show(after);
  }

  #become(data: Data, stroke = ''): void {
    if (this.data && (!stroke || stroke !== this.#stroke))
      this.#past = [...this.#past, this.data].slice(-STEPS);
    this.#future = [];
    this.#show(data, stroke);
  }

  #show(data: Data, stroke = ''): void {
    this.#stroke = stroke;
    this.data = data;
    storeEdition(this.game, { data, text: '', title: '' });
    this.check();
  }

  /** Ask the server soon, once there are no more changes. */
  check(after = WAIT): void {
    clearTimeout(this.#due);
    this.#due = setTimeout(() => void this.#check(), after);
  }

  async #check(): Promise<void> {
    const data = this.data;
    if (!data || this.#isAsking) return;
    this.#isAsking = true;
    const checked = await this.#ask({ data });
    this.#isAsking = false;
    if (!checked) return;
    this.#said = { of: data, checked };
    if (checked.printed) this.shown = { printed: checked.printed, view: checked.view };
    if (this.data !== data) this.check(0);
    else if (checked.printed)
      storeEdition(this.game, { data, text: checked.text, title: String(data['title']) });
  }

  async #ask(body: { text?: string; data?: Data }): Promise<HttpEditionChecked | null> {
    try {
      await me.ensure();
      const checked = await api.checkEdition(this.game, body);
      this.problem = '';
      return checked;
    } catch (error) {
      this.problem = problemText(error);
      const isPassing = error instanceof HttpRefused && [0, 429, 503].includes(error.status);
      if (isPassing && body.data) this.check(RETRY);
      return null;
    }
  }

  /** The browser leaves the editor, so nothing more is requested. */
  close(): void {
    clearTimeout(this.#due);
  }

  get mistakes(): readonly HttpEditionMistake[] {
    return this.#said?.checked.mistakes ?? [];
  }

  /** The number of mistakes, which may be more than are listed. */
  get count(): number {
    return this.#said?.checked.count ?? 0;
  }

  /** Whether the server has seen the edition as it is now. */
  get isChecked(): boolean {
    return this.#said !== null && this.#said.of === this.data;
  }

  /** The file, if the edition as it is now can be played. */
  get file(): string | null {
    return this.isChecked && this.#said?.checked.printed ? this.#said.checked.text : null;
  }

  /** The file as it is, right or not. */
  get text(): string {
    return this.#said?.checked.text ?? '';
  }

  readonly #byPlace = $derived.by(() => {
    const byPlace = new Map<string, HttpEditionMistake[]>();
    for (const mistake of this.mistakes)
      byPlace.set(mistake.path, [...(byPlace.get(mistake.path) ?? []), mistake]);
    return byPlace;
  });

  /** The mistakes at exactly this place. */
  wrongAt(path: string): readonly HttpEditionMistake[] {
    return this.#byPlace.get(path) ?? [];
  }
}
