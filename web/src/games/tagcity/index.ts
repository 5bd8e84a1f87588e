/** The face of Tag City. */
import type { Face } from '../face';
import Board from './Board.svelte';
import Finale from './Finale.svelte';
import { finaleHeight } from './finale';
import Picture from './Picture.svelte';
import Piece from './Piece.svelte';
import { shown } from './places';
import { where } from './travel';
import type { Printed, View } from './view';
import { ask, marks, part, tie } from './words';

export const face: Face<View, Printed> = {
  Board,
  Picture,
  Piece,
  finale: { Drawing: Finale, height: finaleHeight },
  crown: 'web-tagcity-all-city',
  shown,
  where,
  ask,
  points: (view) => view.points,
  marks,
  part,
  tie,
  quiet: ['token'],
  sprays: ['tag', 'drone'],
};
