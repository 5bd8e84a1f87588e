/** The guest that the server takes this browser for; nobody is asked for anything before it is needed. */
import type { HttpAdoption, HttpMe } from '../protocol';
import { connection } from './connection.svelte';
import { api } from './http';
import { settings, store, stored } from './settings.svelte';
import type { Language } from './words.svelte';

const NOTICED = 'allcity-adoption-noticed';

class Me {
  now = $state.raw<HttpMe | null>(null);
  #noticed = $state(stored<number>(NOTICED, 0));

  constructor() {
    if (typeof document === 'undefined') return;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible' && this.now) void this.refresh();
    });
  }

  /** The last time another browser became this guest; null once the person has noticed. */
  get adoption(): HttpAdoption | null {
    const adoption = this.now?.adopted ?? null;
    return adoption && adoption.at > this.#noticed ? adoption : null;
  }

  notice(): void {
    this.#noticed = this.now?.adopted?.at ?? 0;
    store(NOTICED, this.#noticed);
  }

  async refresh(): Promise<void> {
    await api.me().then(
      (now) => this.#is(now),
      () => undefined,
    );
  }

  /** The guest of this browser, who is created if need be; the server then uses the same language. */
  async ensure(): Promise<HttpMe> {
    if (!this.now) this.#is(await api.introduce({ language: settings.language }));
    return this.now as unknown as HttpMe;
  }

  async begin(): Promise<void> {
    if (settings.known) await this.ensure().catch(() => undefined);
  }

  /** Save a name and a look that apply from now on. */
  async introduce(profile: { name: string; colour: number; tag: string }): Promise<void> {
    this.#is(await api.introduce({ ...profile, language: settings.language }));
  }

  async speak(language: Language): Promise<void> {
    await settings.speak(language);
    if (settings.known) this.#is(await api.introduce({ language }));
  }

  async adopt(key: string): Promise<void> {
    this.#is(await api.adopt(key));
    this.notice(); // this is the browser that did it
    connection.renew();
  }

  #is(me: HttpMe): void {
    this.now = me;
    if (!settings.known) settings.change({ known: true });
  }
}

export const me = new Me();
