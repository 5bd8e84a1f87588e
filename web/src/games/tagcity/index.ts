/** The face of Tag City. */
import type { Face } from '../face';
import Board from './Board.svelte';
import Picture from './Picture.svelte';
import { shown } from './places';
import Sheet from './Sheet.svelte';
import type { Printed, View } from './view';
import { ask, marks, tie } from './words';

export const face: Face<View, Printed> = {
  Board,
  Sheet,
  Picture,
  shown,
  ask,
  points: (view) => view.points,
  marks,
  tie,
};
