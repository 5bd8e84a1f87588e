/** Playing without a server: whether this browser does, and how far its own engine has loaded. */
import { store, stored } from './settings.svelte';
import { reachBy } from './transport';

export type Progress = 'loading' | 'elsewhere' | 'ready' | 'failed';

const KEY = 'allcity-offline';
/** Whether the client is made of static files alone, with no server to reach. */
export const IS_SITE = import.meta.env.MODE === 'site';

/** Where the engine is, relative to this page. */
const FOLDER = `${import.meta.env.BASE_URL}offline/`;

class Offline {
  readonly isOn = IS_SITE || stored(KEY, false);
  progress = $state<Progress>('loading');

  /** Start the browser's own engine if this browser plays offline. */
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

  /** The size of the engine in bytes; this fails where there is none. */
  async size(): Promise<number> {
    const response = await fetch(`${FOLDER}engine.json`);
    if (!response.ok) throw new Error(`${response.status}`);
    const { files } = (await response.json()) as { files: Record<string, number> };
    return Object.values(files).reduce((sum, bytes) => sum + bytes, 0);
  }

  /** Play offline from now on, or with the server again. */
  choose(isOn: boolean): void {
    store(KEY, isOn);
    location.assign(import.meta.env.BASE_URL);
  }
}

export const offline = new Offline();
