/** The engine in a worker: Python runs in it, IndexedDB stores its tables. Only one tab of a browser runs it at a time. */
import type { loadPyodide as LoadPyodide } from 'pyodide';
import type { PageMessage, WorkerMessage } from './messages';
import { openShelf, type Shelf } from './shelf';

type Listener = (text: string) => void;
interface Answer {
  toJs(): [number, string];
  destroy(): void;
}
/** `Engine` in allcity/server/offline/engine.py. */
interface Engine {
  request(method: string, path: string, body: string, language: string): Promise<Answer>;
  connect(socket: number, language: string, tell: Listener, gone: Listener): Promise<void>;
  send(socket: number, text: string): Promise<void>;
  disconnect(socket: number): Promise<void>;
}
interface Module {
  begin(shelf: Shelf): Promise<Engine>;
}

const PACKAGES = '/lib/python3.14/site-packages';
const post = (message: WorkerMessage): void => postMessage(message);
let begun: (engine: Engine) => void;
let failed: (problem: unknown) => void;
const engine = new Promise<Engine>((resolve, reject) => {
  begun = resolve;
  failed = reject;
});
/** Messages over sockets stay in order. */
let sockets: Promise<unknown> = Promise.resolve();

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response;
}

async function load(base: string): Promise<Engine> {
  const { folder } = (await (await fetched(`${base}engine.json`)).json()) as { folder: string };
  const home = `${base}${folder}/`;
  const archive = fetched(`${home}engine.zip`).then((response) => response.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ `${home}pyodide.mjs`)) as {
    loadPyodide: typeof LoadPyodide;
  };
  const python = await loadPyodide({ indexURL: home });
  python.unpackArchive(await archive, 'zip', { extractDir: PACKAGES });
  const module = python.pyimport('allcity.server.offline.engine') as Module;
  return module.begin(await openShelf());
}

/** Two tabs must not write the same tables: the second one waits until the first is closed. */
async function begin(base: string): Promise<void> {
  const waiting = setTimeout(() => post({ kind: 'progress', progress: 'elsewhere' }), 500);
  await navigator.locks.request('allcity-offline', async () => {
    clearTimeout(waiting);
    post({ kind: 'progress', progress: 'loading' });
    try {
      begun(await load(base));
      post({ kind: 'progress', progress: 'ready' });
    } catch (problem) {
      failed(problem);
      return post({ kind: 'progress', progress: 'failed', problem: String(problem) });
    }
    await new Promise(() => undefined); // the lock is held as long as this worker lives
  });
}

async function answer(asked: Extract<PageMessage, { kind: 'request' }>): Promise<void> {
  const { id } = asked;
  try {
    const answered = await (await engine).request(asked.method, asked.path, asked.body, asked.language);
    const [status, text] = answered.toJs();
    answered.destroy();
    post({ kind: 'answer', id, status, text });
  } catch (problem) {
    post({ kind: 'answer', id, status: 0, text: String(problem) });
  }
}

async function pass(asked: Extract<PageMessage, { socket: number }>): Promise<void> {
  const { socket } = asked;
  const server = await engine;
  if (asked.kind === 'send') return server.send(socket, asked.text);
  if (asked.kind === 'close') return server.disconnect(socket);
  return server.connect(
    socket,
    asked.language,
    (text) => post({ kind: 'said', socket, text }),
    () => post({ kind: 'gone', socket }),
  );
}

onmessage = ({ data }: MessageEvent<PageMessage>) => {
  if (data.kind === 'begin') void begin(data.base);
  else if (data.kind === 'request') void answer(data);
  else {
    const { socket } = data;
    sockets = sockets.then(() => pass(data)).catch(() => post({ kind: 'gone', socket }));
  }
};
engine.catch(() => undefined);
