/** The piece in the hand: its orientation and its place; it only knows which drawings are legal. */
import {
  inside,
  middle,
  placed,
  placements,
  tagText,
  turned,
  under,
  UNTURNED,
  type Cell,
  type Orientation,
} from './layout';
import { HEIGHT, WIDTH, type Shape } from './view';

const MIDDLE: Cell = { row: HEIGHT / 2, column: WIDTH / 2 };

export class Hand {
  orientation = $state.raw<Orientation>(UNTURNED);
  corner = $state.raw<Cell>({ row: 0, column: 0 });
  /** Whether the piece rests, rather than following the pointer. */
  isLaid = $state(false);

  constructor(
    readonly shape: Shape,
    readonly legal: ReadonlySet<string>,
  ) {
    const first = this.#all
      .map((placement) => ({ placement, far: this.#far(placement.corner) }))
      .sort((a, b) => a.far - b.far)[0]?.placement;
    if (first) {
      this.orientation = first.orientation;
      this.corner = first.corner;
    } else this.corner = under(this.form, MIDDLE);
  }

  get #all() {
    return placements(this.shape.cells, this.legal);
  }

  #far(corner: Cell): number {
    return Math.abs(corner.row + 1 - MIDDLE.row) + Math.abs(corner.column + 1 - MIDDLE.column);
  }

  get form(): Cell[] {
    return turned(this.shape.cells, this.orientation);
  }
  get cells(): Cell[] {
    return placed(this.form, this.corner);
  }
  get text(): string {
    return tagText(this.cells);
  }
  get fits(): boolean {
    return this.legal.has(this.text);
  }

  /** Where on the piece a pointer holds it. */
  grip({ row, column }: Cell): Cell {
    return { row: row - this.corner.row, column: column - this.corner.column };
  }

  /** Follow a pointer over the city, in squares; the result is whether that moved the piece. */
  follow(pointer: Cell, grip?: Cell): boolean {
    const next = under(this.form, pointer, grip);
    if (next.row === this.corner.row && next.column === this.corner.column) return false;
    this.corner = next;
    return true;
  }

  /** Move by one square; a step over the border shows why the piece must stay inside. */
  move(rows: number, columns: number): void {
    this.isLaid = true;
    const next = { row: this.corner.row + rows, column: this.corner.column + columns };
    this.corner = inside(this.form, next, 1);
  }

  /** When the pointer leaves, the piece stays in the city. */
  leave(): void {
    if (!this.isLaid) this.corner = inside(this.form, this.corner);
  }

  rotate(by = 1): void {
    this.#turn({ ...this.orientation, turns: (this.orientation.turns + by + 4) % 4 });
  }

  flip(): void {
    this.#turn({ turns: this.orientation.turns, isFlipped: !this.orientation.isFlipped });
  }

  /** Turn the piece about its middle. */
  #turn(orientation: Orientation): void {
    const { row, column } = inside(this.form, this.corner);
    const half = middle(this.form);
    this.orientation = orientation;
    this.corner = under(this.form, { row: row + half.row, column: column + half.column });
  }

  /** The next place where the piece fits in its orientation, or else in another one. */
  next(): void {
    const all = this.#all;
    if (!all.length) return;
    const current = all.findIndex((placement) => placement.text === this.text);
    const placement = current >= 0 ? all[(current + 1) % all.length] : this.#nearest();
    if (!placement) return;
    this.isLaid = true;
    this.orientation = placement.orientation;
    this.corner = placement.corner;
  }

  #nearest() {
    const form = JSON.stringify(this.form);
    const far = (corner: Cell): number =>
      Math.abs(corner.row - this.corner.row) + Math.abs(corner.column - this.corner.column);
    const same = this.#all.filter(
      (placement) => JSON.stringify(turned(this.shape.cells, placement.orientation)) === form,
    );
    return (same.length ? same : this.#all).sort((a, b) => far(a.corner) - far(b.corner))[0];
  }
}
