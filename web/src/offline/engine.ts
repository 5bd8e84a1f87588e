/** The page's side of the engine in a worker: a transport like the network. */
import type { Progress } from '../core/offline.svelte';
import type { Transport } from '../core/transport';
import { spoken } from '../core/words.svelte';
import type { PageMessage, WorkerMessage } from './messages';

interface Ends {
  hear: (text: string) => void;
  lost: () => void;
}

export function start(folder: string, follow: (progress: Progress) => void): Transport {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const answers = new Map<number, (reply: Extract<WorkerMessage, { kind: 'answer' }>) => void>();
  const sockets = new Map<number, Ends>();
  let last = 0;
  const ask = (asked: PageMessage): void => worker.postMessage(asked);

  function lose(socket: number): void {
    const ends = sockets.get(socket);
    sockets.delete(socket);
    ends?.lost();
  }

  worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind === 'progress') {
      if (data.problem) console.error(data.problem);
      follow(data.progress);
    } else if (data.kind === 'said') sockets.get(data.socket)?.hear(data.text);
    else if (data.kind === 'gone') lose(data.socket);
    else {
      answers.get(data.id)?.(data);
      answers.delete(data.id);
    }
  };
  worker.onerror = () => follow('failed');
  ask({ kind: 'begin', base: new URL(folder, document.baseURI).href });

  return {
    isNetwork: false,
    request(path, { method = 'GET', body }) {
      const id = ++last;
      return new Promise((resolve, reject) => {
        answers.set(id, ({ status, text }) =>
          status ? resolve(new Response(text, { status })) : reject(new Error(text)),
        );
        ask({ kind: 'request', id, method, path, body: String(body ?? ''), language: spoken.language });
      });
    },
    open(hear, lost) {
      const socket = ++last;
      sockets.set(socket, { hear, lost });
      ask({ kind: 'open', socket, language: spoken.language });
      return {
        send: (text) => ask({ kind: 'send', socket, text }),
        close: () => {
          ask({ kind: 'close', socket });
          lose(socket);
        },
      };
    },
  };
}
