/** The messages between the page and its worker. */
import type { Progress } from '../core/offline.svelte';

export type PageMessage =
  | { kind: 'begin'; base: string }
  | { kind: 'request'; id: number; method: string; path: string; body: string; language: string }
  | { kind: 'open'; socket: number; language: string }
  | { kind: 'send'; socket: number; text: string }
  | { kind: 'close'; socket: number };

export type WorkerMessage =
  | { kind: 'progress'; progress: Progress; problem?: string }
  | { kind: 'answer'; id: number; status: number; text: string }
  | { kind: 'said'; socket: number; text: string }
  | { kind: 'gone'; socket: number };
