/** The faces of the games: each folder here that has an `index.ts` is one, loaded when it is first needed.
 *
 * A game without drawings of its own gets the plain face.
 */
import type { Component } from 'svelte';
import type { BoardEditor, Face, Picker } from './face';

const FACES = import.meta.glob<{ face: Face }>('./*/index.ts');
const ART = import.meta.glob<Component>('./*/Art.svelte', { eager: true, import: 'default' });
const PICKERS = import.meta.glob<Picker>('./*/options/*.svelte', { import: 'default' });

const EDITORS = import.meta.glob<BoardEditor>('./*/Editor.svelte', { import: 'default' });

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[`./${game}/index.ts`] ?? FACES['./plain/index.ts'];
  if (!load) throw new Error('there is no plain face');
  return (await load()).face;
}

/** The picture of a game on its card. */
export const artOf = (game: string): Component | undefined =>
  ART[`./${game}/Art.svelte`] ?? ART['./plain/Art.svelte'];

/** The component that shows and chooses an option of a game by pictures, where words would say too little. */
export const pickerOf = (game: string, option: string): (() => Promise<Picker>) | undefined =>
  PICKERS[`./${game}/options/${option}.svelte`];

/** The component that draws and changes the boards of a game's edition; without one, a file is written by hand. */
export const editorOf = (game: string): (() => Promise<BoardEditor>) | undefined =>
  EDITORS[`./${game}/Editor.svelte`];

/** Whether the sentences of a game are part of this client; the server is asked for those of others. */
export const isBuiltIn = (game: string): boolean => `./${game}/index.ts` in FACES;
