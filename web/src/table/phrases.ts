/** The phrases and emotes that can be said at a table; each reader sees them in their own language. */
import { say, spoken } from '../core/words.svelte';

export const PHRASES = [
  'hello',
  'luck',
  'nice',
  'thanks',
  'oops',
  'think',
  'back',
  'close',
  'good',
  'again',
] as const;
export const EMOTES: Readonly<Record<string, string>> = {
  clap: '👏',
  laugh: '😄',
  wow: '😮',
  sad: '😢',
  fire: '🔥',
  heart: '❤️',
};

/** A phrase in words, an emote as its picture; empty for a key that this client does not know. */
export function phraseText(key: string): string {
  return EMOTES[key] ?? (spoken.has(`phrase-${key}`) ? say(`phrase-${key}`) : '');
}
