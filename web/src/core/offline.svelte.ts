/** Playing without a server: whether this browser does, and how far its own one has come. */
import { store, stored } from './settings.svelte';
import { reachBy } from './transport';

export type Progress = 'loading' | 'elsewhere' | 'ready' | 'failed';

const KEY = 'allcity-offline';
/** Static files alone, where no server is to be reached. */
export const IS_SITE = import.meta.env.MODE === 'site';

/** Where the engine is, beside this page. */
const FOLDER = `${import.meta.env.BASE_URL}offline/`;

class Offline {
  readonly isOn = IS_SITE || stored(KEY, false);
  progress = $state<Progress>('loading');

  /** Start the browser's own server, if this browser plays without another. */
  async begin(): Promise<void> {
    if (!this.isOn) return;
    const { start } = await import('../offline/engine');
    reachBy(start(FOLDER, (progress) => this.#is(progress)));
  }

  #is(progress: Progress): void {
    this.progress = progress;
    if (progress === 'ready') {
      void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage('keep-offline'));
    }
  }

  /** How many bytes the engine has; fails where there is none. */
  async size(): Promise<number> {
    const response = await fetch(`${FOLDER}engine.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    const { files } = (await response.json()) as { files: Record<string, number> };
    return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Play without a server from now on, or with it again. */
  choose(isOn: boolean): void {
    store(KEY, isOn);
    location.assign(import.meta.env.BASE_URL);
  }
}

export const offline = new Offline();
