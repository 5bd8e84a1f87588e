/** The settings that a person has chosen for this browser, kept in its storage. */
import { preferred, spoken, type Language } from './words.svelte';

export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'auto' | 'full' | 'less';
/** How long each action of others stays on the screen. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** Whether the coach speaks at the table. */
  coach: boolean;
  known: boolean;
  /** The table of the first match, at which the coach is offered: empty before that match, `seen` after the offer. */
  firstTable: string;
}

const KEY = 'allcity-settings';
const FIRST: Kept = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: false,
  notify: false,
  coach: false,
  known: false,
  firstTable: '',
};

export function stored<T>(key: string, otherwise: T, area: Storage = localStorage): T {
  try {
    return (JSON.parse(area.getItem(key) ?? 'null') as T) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function store(key: string, value: unknown, area: Storage = localStorage): void {
  try {
    area.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that stores nothing can still play.
  }
}

class Settings {
  #kept = $state<Kept>({ ...FIRST, ...stored<Partial<Kept>>(KEY, {}) });

  get language(): Language {
    return this.#kept.language ?? preferred();
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  get notify(): boolean {
    return this.#kept.notify;
  }
  get coach(): boolean {
    return this.#kept.coach;
  }
  /** Whether the server has given this browser a name before. */
  get known(): boolean {
    return this.#kept.known;
  }

  get firstTable(): string {
    return this.#kept.firstTable;
  }

  get moves(): boolean {
    if (this.motion !== 'auto') return this.motion === 'full';
    return !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    store(KEY, this.#kept);
    this.show();
  }

  async speak(language: Language): Promise<void> {
    await spoken.load(language);
    this.change({ language });
  }

  /** Set theme and motion as attributes for style sheets. */
  show(): void {
    const light =
      this.theme === 'light' ||
      (this.theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches);
    const root = document.documentElement;
    root.dataset.theme = light ? 'light' : 'dark';
    root.dataset.motion = this.moves ? 'full' : 'less';
  }
}

export const settings = new Settings();
