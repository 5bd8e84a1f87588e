/** Who the server takes this browser for; nobody is asked for anything before it is needed. */
import type { HttpMe } from '../protocol';
import { connection } from './connection.svelte';
import { api } from './http';
import { settings } from './settings.svelte';
import type { Language } from './words.svelte';

class Me {
  now = $state.raw<HttpMe | null>(null);

  /** The guest of this browser, made if need be; the server then speaks the same language. */
  async ensure(): Promise<HttpMe> {
    if (!this.now) this.#is(await api.introduce({ language: settings.language }));
    return this.now as unknown as HttpMe;
  }

  async begin(): Promise<void> {
    if (settings.known) await this.ensure().catch(() => undefined);
  }

  async rename(name: string): Promise<void> {
    this.#is(await api.introduce({ name, language: settings.language }));
    connection.renew();
  }

  async speak(language: Language): Promise<void> {
    await settings.speak(language);
    if (settings.known) this.#is(await api.introduce({ language }));
  }

  async adopt(key: string): Promise<void> {
    this.#is(await api.adopt(key));
    connection.renew();
  }

  #is(me: HttpMe): void {
    this.now = me;
    if (!settings.known) settings.change({ known: true });
  }
}

export const me = new Me();
