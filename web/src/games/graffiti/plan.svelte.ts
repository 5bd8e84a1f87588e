/**
 * A move in the making: where the cans go, and which permit and tiles pay for it.
 *
 * It proposes the cheapest way and lets a person change every part; previews say what is allowed.
 */
import type { Draft } from '../../core/draft.svelte';
import type { Refused } from '../../protocol';
import {
  changed,
  cheapest,
  chosen,
  isPossible,
  keepPrice,
  permitPrice,
  price,
  targets,
  tilesIn,
  type Place,
  type TileWish,
  type Wish,
} from './targets';
import { listed, type Tiles, type View } from './view';

const isText = (text: string | null | undefined): text is string => typeof text === 'string';

export class Plan {
  /** All ways to do what was chosen, the cheapest first, and the one that is selected. */
  ways = $state.raw<readonly Place[]>([]);
  place = $state.raw<Place | null>(null);
  /** An action that needs no place: `pass`, `neutral A1`. */
  deed = $state.raw<string | null>(null);
  discards = $state.raw<readonly string[]>([]);
  discard = $state.raw<string | null>(null);
  /** The ways to pay, or to keep tiles, and the one that is selected. */
  payments = $state.raw<readonly string[]>([]);
  payment = $state.raw<string | null>(null);
  /** Whether as many tiles as possible are kept, which spends a save tile. */
  isSaving = $state(false);
  /** The position after the whole plan. */
  previewed = $state.raw<View | null>(null);
  #wishes = $state.raw<TileWish[]>([]);
  #turn = 0;

  constructor(
    readonly draft: Draft,
    /** The paints of a segment. */
    readonly paintsOf: (segment: string) => string,
  ) {}

  get texts(): string[] {
    return [this.place?.text, this.deed, this.discard, this.payment].filter(isText);
  }

  get isEmpty(): boolean {
    return !this.place && !this.deed && !this.discard && !this.payment;
  }

  /** Whether it can be sent: the server has tried it to the end. */
  get isReady(): boolean {
    return this.previewed !== null && !this.isEmpty;
  }

  /** Whether the payment is the person's choice rather than the cheapest. */
  get isAltered(): boolean {
    return this.#wishes.length > 0 || this.isSaving;
  }

  get tiles(): Tiles {
    return this.payment ? tilesIn(this.payment) : {};
  }

  clear(): void {
    this.#turn += 1;
    this.ways = [];
    this.place = this.deed = this.discard = this.payment = this.previewed = null;
    this.discards = this.payments = [];
    this.isSaving = false;
    this.#wishes = [];
  }

  /** Place cans, in the cheapest of these ways. */
  choose(ways: readonly Place[]): Promise<void> {
    this.clear();
    this.ways = ways;
    this.place = ways[0] ?? null;
    return this.fill();
  }

  act(deed: string): Promise<void> {
    this.clear();
    this.deed = deed;
    return this.fill();
  }

  /** Choose another way to place the cans. */
  alter(wish: Wish): Promise<void> {
    if (this.place) this.place = changed(this.ways, this.place, wish) ?? this.place;
    return this.fill();
  }

  canAlter(wish: Wish): boolean {
    return this.place !== null && changed(this.ways, this.place, wish) !== null;
  }

  permit(discard: string): Promise<void> {
    this.discard = discard;
    return this.fill();
  }

  /** Add a tile to those chosen, or remove it; false when no way allows that. */
  tile(kind: string, isIn: boolean): boolean {
    const count = this.tiles[kind] ?? 0;
    const wish = isIn ? { kind, least: count + 1 } : { kind, most: count - 1 };
    if (!isPossible(this.payments, wish)) return false;
    this.#wishes = [...this.#wishes.filter((earlier) => earlier.kind !== kind), wish];
    void this.fill();
    return true;
  }

  /** The chosen payment with one tile more, or one less. */
  wanted(kind: string, isIn: boolean): string {
    const tiles = listed(this.tiles);
    const wanted = isIn ? [...tiles, kind] : tiles.filter((_, index) => index !== tiles.indexOf(kind));
    return [this.payment?.split(' ')[0] ?? 'pay', ...wanted].join(' ');
  }

  /** Keep one tile more, or one less, and the others as they are; false when no way allows that. */
  keep(kind: string, isIn: boolean): boolean {
    const wishes = Object.entries(tilesIn(this.wanted(kind, isIn))).map(([one, least]) => ({
      kind: one,
      least,
    }));
    const count = wishes.reduce((all, { least }) => all + least, 0);
    const ways = this.payments.filter((text) => text.split(' ').length === count + 1);
    if (!wishes.every((wish) => isPossible(ways, wish))) return false;
    this.#wishes = wishes;
    this.isSaving = isIn;
    void this.fill();
    return true;
  }

  /** The discard with this permit in place of the selected one, or of one of two. */
  instead(pips: number): string {
    const [, first, second] = this.discard?.split(' ') ?? [];
    return second ? `discard ${[Number(first), pips].sort().join(' ')}` : `discard ${pips}`;
  }

  /** Whether there is a choice of how many tiles to keep. */
  get canSave(): boolean {
    return new Set(this.payments.map((text) => text.split(' ').length)).size > 1;
  }

  save(): void {
    this.isSaving = !this.isSaving;
    void this.fill();
  }

  /** Return to the cheapest payment. */
  plain(): void {
    this.#wishes = [];
    this.isSaving = false;
    void this.fill();
  }

  /** Ask the server for the next step, choose the cheapest action, and so on to the end. */
  async fill(): Promise<void> {
    const turn = ++this.#turn;
    this.previewed = null;
    const texts = [this.place?.text, this.deed].filter(isText);
    let view = this.draft.view as View;
    let legal = this.draft.legal;
    const step = async (text?: string): Promise<boolean> => {
      if (text) texts.push(text);
      if (!texts.length) return true;
      const reply = await this.draft.peek(...texts);
      if (turn !== this.#turn) return false;
      if (reply.type === 'refused') {
        this.#refused(reply);
        return false;
      }
      view = reply.view as View;
      legal = reply.legal;
      return true;
    };
    if (!(await step())) return;
    this.discards = targets(legal).discards;
    if (this.discards.length) {
      const known = this.discard !== null && this.discards.includes(this.discard);
      this.discard = known ? this.discard : cheapest(this.discards, permitPrice);
      if (!(await step(this.discard ?? ''))) return;
    } else this.discard = null;
    const next = this.deed ? targets([]) : targets(legal);
    this.payments = next.pays.length ? next.pays : next.keeps;
    const paints = view.spray ? this.paintsOf(view.spray) : '';
    const board = view.paints;
    const cost = next.pays.length
      ? (text: string) => price(text, paints)
      : (text: string) => keepPrice(text, board);
    const most = Math.max(...this.payments.map((text) => text.split(' ').length));
    const preferred = this.isSaving
      ? this.payments.filter((text) => text.split(' ').length === most)
      : this.payments;
    this.payment = chosen(preferred, this.#wishes, cost);
    if (this.payment && !(await step(this.payment))) return;
    this.previewed = view;
  }

  #refused(refusal: Refused): void {
    this.clear();
    this.draft.problem = refusal;
  }
}
