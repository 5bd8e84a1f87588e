/** A person's turn: clicks and keys become a move, and the server says what it would lead to. */
import { untrack } from 'svelte';
import { remark } from '../../core/refusal';
import { say } from '../../core/words.svelte';
import { isForBoard } from '../../table/keys';
import type { BoardProps } from '../face';
import { Forecast } from './forecast.svelte';
import { Hand } from './hand.svelte';
import { inside, placed, tagText, turned, UNTURNED, type Cell } from './layout';
import { drawnIn } from './outcome';
import { inHand, spaceTargets, targets } from './targets';
import type { Printed, Shape, View } from './view';
import { gainsText } from './words';

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

export class Turn {
  /** Whether a drone will be sent, and its shape is being chosen. */
  isDroning = $state(false);
  /** The bubble that was chosen, as an action. */
  check = $state<string | null>(null);
  /** The shape that is drawn with a drone, and where it can be drawn. */
  brought = $state.raw<{ shape: Shape; tags: ReadonlySet<string> } | null>(null);
  #die = $state<number | null>(null);
  readonly forecast = new Forecast();

  constructor(
    readonly boardProps: () => BoardProps<View, Printed>,
    /** Whether the focus goes back to the city after a move. */
    readonly rest: () => void,
  ) {}

  get props(): BoardProps<View, Printed> {
    return this.boardProps();
  }

  readonly possible = $derived.by(() => targets(this.props.draft ? this.props.legal : []));
  /** The die that is placed next. */
  readonly die = $derived.by(() => this.#die ?? this.props.view.rolled[0] ?? null);
  readonly spaces = $derived.by(() =>
    this.isDroning ? new Map<number, string>() : spaceTargets(this.possible, this.die),
  );
  /** The shape of the die in use. */
  readonly #own = $derived.by(() =>
    this.#shape(this.props.draft ? inHand(this.props.view, this.props.seat) : null),
  );
  readonly shape = $derived.by(() => this.brought?.shape ?? this.#own);
  /** Whether the shape of the die in use fits nowhere, so that only a drone or the networks are left. */
  readonly isNowhere = $derived.by(
    () => this.#own !== null && !this.brought && this.props.legal.length > 0 && !this.possible.tags.size,
  );
  /** The decision that a choice belongs to. Others' choices for the final die do not change it; one's own choice does. */
  readonly moment = $derived.by(() => {
    const { before, seat, legal } = this.props;
    const own = before.taggers[seat ?? 0]?.sealed;
    return [before.round, before.phase, own, this.#own?.name, ...legal].join('\n');
  });
  readonly hand = $derived.by(() => {
    void this.moment;
    const tags = this.brought?.tags ?? this.possible.tags;
    return this.shape && tags.size && !this.check && !this.isDroning ? new Hand(this.shape, tags) : null;
  });
  /** The choice so far, as an action. */
  readonly text = $derived.by(() => this.check ?? (this.hand ? this.#with(this.hand.text) : null));
  readonly isPutting = $derived.by(() => this.props.draft !== null && this.props.before.phase === 'put');
  readonly #isPlaced = $derived.by(() => this.props.draft?.isEmpty === false && !this.props.legal.length);
  readonly canConfirm = $derived.by(() => {
    if (!this.props.draft || this.props.draft.busy) return false;
    return this.#isPlaced || this.check !== null || this.hand?.fits === true;
  });
  readonly canBack = $derived.by(
    () =>
      this.isDroning ||
      this.check !== null ||
      this.brought !== null ||
      this.props.draft?.isEmpty === false ||
      this.hand?.isLaid === true,
  );
  readonly gains = $derived.by(() =>
    this.forecast.expected ? gainsText(this.forecast.expected, this.props.names, !this.check) : '',
  );

  /** A choice that was made for an earlier decision is dropped. */
  reset(): void {
    this.isDroning = false;
    this.check = null;
    this.brought = null;
    this.#die = null;
  }

  #shape(name: string | null): Shape | null {
    return this.props.printed.shapes.find((shape) => shape.name === name) ?? null;
  }

  /** A drawing, preceded by the drone for its shape if it needs one. */
  #with(tag: string): string {
    return this.brought ? `drone ${this.brought.shape.name} ${tag}` : tag;
  }

  /** Ask what the drawing in the hand would lead to; the result is a function that stops asking. */
  foresee(): (() => void) | undefined {
    const { draft, seat } = this.props;
    const { before, printed, announce } = untrack(() => ({ ...this.props }));
    void this.moment;
    if (draft) draft.problem = null; // the answer was about another place of the piece
    const asking = draft && seat !== null ? { draft, before, seat, city: printed.cities[before.city] } : null;
    return this.forecast.ask(this.text, asking, () => {
      if (this.hand?.isLaid) announce([this.forecast.why || this.#fits(this.hand), this.gains].join(' '));
    });
  }

  #fits({ shape, text, fits }: Hand): string {
    const facts = { shape: shape.name, squares: drawnIn(text).join(' ') };
    return say(fits ? 'web-tagcity-fits' : 'web-tagcity-fits-not', facts);
  }

  roll(value: number): void {
    this.#die = value;
  }

  choose(text: string): void {
    this.check = null;
    if (this.isDroning) void this.#bring(text);
    else void this.props.draft?.push(text);
  }

  /** Choose the shape for a drone: ask where it can be drawn, and take it in the hand. */
  async #bring(opening: string): Promise<void> {
    const { draft } = this.props;
    const moment = this.moment;
    const lines = (await draft?.lines(opening)) ?? [];
    const shape = this.#shape(opening.split(' ')[1] ?? null);
    if (!this.isDroning || !shape || !lines.length || moment !== this.moment) return;
    this.isDroning = false;
    this.brought = { shape, tags: new Set(lines.map((line) => line.slice(opening.length + 1))) };
  }

  circle(text: string): void {
    this.isDroning = false;
    this.brought = null;
    this.check = this.check === text ? null : text;
  }

  drone(): void {
    this.check = null;
    this.brought = null;
    if (this.props.draft) this.props.draft.problem = null;
    this.isDroning = !this.isDroning;
  }

  /** Show why a space cannot be used, why no drone can be sent for a shape, or why it cannot be drawn without one. */
  async why(shape: string, space?: number): Promise<void> {
    if (this.hand && shape !== this.hand.shape.name)
      await this.tell(this.#with(this.#drawn(shape, this.hand.corner)));
    else if (this.isDroning || space === undefined) await this.tell(`drone ${shape} ${this.#drawn(shape)}`);
    else await this.tell(this.props.before.phase === 'put' ? `put ${this.die} ${space}` : `take ${space}`);
  }

  /** A drawing of a shape at the place of the piece in the hand, or in the corner. */
  #drawn(shape: string, corner: Cell = { row: 0, column: 0 }): string {
    const cells = turned(this.#shape(shape)?.cells ?? [], UNTURNED);
    return tagText(placed(cells, inside(cells, corner)));
  }

  /** Show why a button is of no use now: its action is tried. */
  async whyTool(name: string): Promise<void> {
    const first = this.props.view.ring[0] ?? '';
    if (name === 'drone') await this.tell(`drone ${first} ${this.#drawn(first)}`);
    else if (this.isNowhere) this.#remark('web-tagcity-ask-nowhere');
    else await this.tell(this.text ?? 'tag A1');
  }

  /** Show why a bubble is not free; one that is free but not the first of its value counts as the first. */
  whyBubble(value: number): void {
    const text = this.possible.checks.get(value);
    if (text) this.circle(text);
    else void this.tell(`check ${value}`);
  }

  /** Try an action, to show why it is refused. */
  async tell(text: string): Promise<void> {
    const { draft } = this.props;
    if (!draft || draft.busy) return;
    draft.problem = null;
    const reply = await draft.peek(text);
    if (reply.type === 'refused') draft.problem = reply;
  }

  /** The city was clicked: either a piece was laid, or the player prefers drawing to the earlier choice. */
  laid(): void {
    if (this.isDroning || this.check) this.back();
    else this.#whyNot();
  }

  #remark(code: string): void {
    const { draft } = this.props;
    if (draft) draft.problem = remark(code, { shape: this.#own?.name ?? '' });
  }

  /** Show why nothing can be drawn now: the piece does not fit, or there is none in the hand. */
  #whyNot(): void {
    if (this.isDroning) this.#remark('web-tagcity-ask-drone');
    else if (!this.hand) void this.whyTool('tag');
    else if (!this.hand.fits) void this.tell(this.#with(this.hand.text));
  }

  confirm(): void {
    const { draft } = this.props;
    if (!draft) return;
    if (!this.canConfirm) return this.#whyNot();
    const text = this.#isPlaced ? null : this.text;
    void draft.send(...(text ? [text] : []));
    this.check = null;
    this.rest();
  }

  back(): void {
    const { draft } = this.props;
    if (this.isDroning) this.isDroning = false;
    else if (this.check) this.check = null;
    else if (this.brought) this.brought = null;
    else if (draft?.isEmpty === false) void draft.back();
    else if (this.hand?.isLaid) this.hand.isLaid = false;
    else this.#remark('web-back-nothing');
  }

  press(event: KeyboardEvent): void {
    if (!this.props.draft || !isForBoard(event)) return;
    if (event.key === 'Enter' && (event.target as Element).closest('button, a, [role="button"]')) return;
    if (this.hand && this.#turn(this.hand, event)) event.preventDefault();
    else if (event.key === 'Enter' || event.key === 'Escape') {
      if (event.key === 'Enter') this.confirm();
      else this.back();
      event.preventDefault();
    }
  }

  #turn(hand: Hand, event: KeyboardEvent): boolean {
    const step = STEPS[event.key];
    const key = event.key.toLowerCase();
    if (step) hand.move(...step);
    else if (key === 'r') hand.rotate(event.shiftKey ? -1 : 1);
    else if (key === 'f') hand.flip();
    else if (key === 'n') hand.next();
    else return false;
    return true;
  }
}
