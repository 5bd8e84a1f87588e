/** The faces of the games, each loaded when it is first needed: one line a game. */
import type { Face } from './face';

const FACES: Record<string, () => Promise<{ face: Face }>> = {
  tagcity: () => import('./tagcity') as unknown as Promise<{ face: Face }>,
  graffiti: () => import('./graffiti') as unknown as Promise<{ face: Face }>,
};

export async function faceOf(game: string): Promise<Face> {
  const load = FACES[game];
  if (!load) throw new Error(`no face for ${game}`);
  return (await load()).face;
}

export const GAMES: readonly string[] = Object.keys(FACES);

export const hasFace = (game: string): boolean => game in FACES;
