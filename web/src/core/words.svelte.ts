/** Every sentence comes from the shared Fluent files; only the chosen language is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../protocol';
import { api } from './http';
import { marked, words } from './sentences';

export { LANGUAGES };
export type Language = (typeof LANGUAGES)[number];
export type Facts = Record<string, FluentVariable>;
/** A sentence that has not been put into words yet: components pass these on, so that they follow the language. */
export interface Translatable {
  key: string;
  facts?: Facts;
}

/** The sentences that no game owns, and those of each game in its own folder. */
const FILES = import.meta.glob<string>('../../../src/allcity/{locales,games/*/locales}/*.ftl', {
  import: 'default',
});

class Words {
  language = $state<Language>(LANGUAGES[0]);
  #bundle = $state.raw<FluentBundle | null>(null);
  /** Games that bring their sentences with them. */
  #added = new Set<string>();

  async load(language: Language): Promise<void> {
    const files = Object.entries(FILES).filter(([path]) => path.endsWith(`/${language}.ftl`));
    const texts = [
      ...files.map(([, read]) => read()),
      ...[...this.#added].map((game) => api.words(game, language)),
    ];
    this.#show(language, await Promise.all(texts));
    document.documentElement.lang = language;
  }

  /** The sentences of a game that this client was not built with. */
  async addGame(game: string): Promise<void> {
    if (this.#added.has(game)) return;
    this.#added.add(game);
    await this.load(this.language);
  }

  #show(language: Language, texts: readonly string[]): void {
    const functions = { PIECE: ([names]: unknown[]) => marked(String(names)) };
    const bundle = new FluentBundle(language, { functions, useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say(key: string, facts: Facts = {}): string {
    const message = this.#bundle?.getMessage(key);
    if (!this.#bundle || !message?.value) return this.#bundle ? key : '';
    return this.#bundle.formatPattern(message.value, words(facts));
  }
}

export const spoken = new Words();

/** The sentence for a key in the current language. */
export function say(key: string, facts?: Facts): string {
  return spoken.say(key, facts);
}

/** The language that a person's browser asks for, if the client has it. */
export function preferred(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const match = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (match) return match;
  }
  return LANGUAGES[0];
}

/** Each part of a text by its name, where it has one. */
export const named = (kind: string, text: string): string =>
  text
    .split(' ')
    .map((part) => (spoken.has(kind + part) ? say(kind + part) : part))
    .join(', ');
