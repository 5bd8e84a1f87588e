/** A person's turn: clicks and keys become a plan, and the plan becomes a move. */
import { remark } from '../../core/refusal';
import { say } from '../../core/words.svelte';
import { isForBoard } from '../../table/keys';
import type { BoardProps } from '../face';
import { segmentOffers, spaceOffers, spot, useOffers, withTile } from './offers';
import { outcome } from './outcome';
import { Plan } from './plan.svelte';
import { isTool, targets, toolWish, ways, type Place, type Tool } from './targets';
import { PAINTS, tunnel, type Printed, type View } from './view';

/** Reasons that may not apply to another way to do the same. */
const PASSING = ['occupied', 'closed', 'cans'];

export class Turn {
  /** A bonus tile that was chosen before its target: the segment to reserve, or where the cans go. */
  inUse = $state<'reserve' | Tool | null>(null);
  /** A space of the tunnel that was chosen before a segment. */
  space = $state<string | null>(null);
  /** Whether the last choice was made by a key. */
  isByKey = false;
  /** The element that had the focus when the move began. */
  origin: HTMLElement | null = null;

  constructor(
    readonly boardProps: () => BoardProps<View, Printed>,
    /** Where the focus goes when nothing is chosen any more. */
    readonly rest: (to: HTMLElement | null) => void,
  ) {}

  get props(): BoardProps<View, Printed> {
    return this.boardProps();
  }

  readonly #segments = $derived.by(() =>
    tunnel(this.props.view, this.props.printed).flatMap(({ section, segments }) =>
      segments.map(({ name, paints }) => ({ name, section, paints })),
    ),
  );
  readonly sections = $derived.by(
    () => new Map(this.#segments.map((segment) => [segment.name, segment.section])),
  );
  readonly paints = $derived.by(
    () => new Map(this.#segments.map((segment) => [segment.name, segment.paints])),
  );
  readonly plan = $derived.by(() => {
    const { draft } = this.props;
    return draft ? new Plan(draft, (segment) => this.paints.get(segment) ?? '') : null;
  });
  readonly possible = $derived.by(() => targets(this.props.draft ? this.props.legal : []));
  /** What is possible with the chosen tile. */
  readonly offered = $derived.by(() => withTile(this.possible, this.inUse));
  readonly place = $derived.by(() => this.plan?.place ?? null);
  readonly isKeeping = $derived.by(() => this.props.view.phase === 'keep');
  /** The gains and leftovers of the plan, or of the actions of this move that are done. */
  readonly outcome = $derived.by(() => {
    const { seat, draft, before, view, printed } = this.props;
    const previewed = this.plan?.previewed ?? null;
    if (seat === null || (!previewed && draft?.isEmpty !== false)) return null;
    return outcome(before, previewed ?? view, seat, printed);
  });
  /** The segment that is being sprayed, and the one that is marked on the wall. */
  readonly segment = $derived.by(() =>
    this.place?.word === 'spray' ? this.place.what : this.props.view.spray,
  );
  readonly marked = $derived.by(() => this.segment ?? this.plan?.deed?.split(' ')[1] ?? null);
  readonly segments = $derived.by(() =>
    this.inUse === 'reserve'
      ? this.possible.reserves
      : segmentOffers(this.offered, this.sections, this.space),
  );
  readonly spaces = $derived.by(() => spaceOffers(this.offered, this.sections));
  readonly uses = $derived.by(() => useOffers(this.possible, this.plan, this.isKeeping));
  readonly canConfirm = $derived.by(() => {
    const { draft } = this.props;
    if (!draft || draft.busy || !this.plan) return false;
    return this.plan.isReady || (!draft.isEmpty && this.plan.isEmpty);
  });
  /** Whether the server is still checking the plan. */
  readonly isTrying = $derived.by(() => this.plan !== null && !this.plan.isEmpty && !this.plan.isReady);
  readonly canBack = $derived.by(() => {
    const { draft } = this.props;
    const isBegun = this.inUse !== null || this.space !== null || this.place !== null;
    const isOurs = typeof this.plan?.deed === 'string' || this.plan?.isAltered === true;
    return draft !== null && (isBegun || isOurs || !draft.isEmpty);
  });

  /** A choice for an earlier position is tried again; where an answer is due, the cheapest is proposed. */
  begin(): void {
    const { draft } = this.props;
    this.inUse = this.space = null;
    if (draft) draft.problem = null;
    const { discards, pays, keeps } = this.possible;
    if (this.plan && (!this.plan.isEmpty || discards.length || pays.length || keeps.length))
      void this.plan.fill();
  }

  get #isFree(): boolean {
    return this.props.draft?.busy === false;
  }

  /** Ask why not, for one way after the other; the prompt shows the answer. */
  async why(...texts: string[]): Promise<void> {
    const { draft } = this.props;
    if (!draft || draft.busy) return;
    draft.problem = null;
    for (const text of texts) {
      const answer = await draft.peek(text);
      if (answer.type !== 'refused') return;
      draft.problem = answer;
      if (!PASSING.includes(answer.code)) return;
    }
  }

  /** Place cans in the first of these ways; a second click on the same target takes it back. */
  #place(first: readonly Place[], all: readonly Place[]): void {
    const { plan } = this;
    if (!plan || !this.props.draft) return;
    const order = [...first, ...all.filter((one) => !first.includes(one))];
    this.props.draft.problem = null;
    this.origin = document.activeElement as HTMLElement | null;
    if (plan.isReady && !this.isByKey && order[0]?.text === plan.place?.text) return plan.clear();
    this.inUse = null;
    void plan.choose(order);
  }

  choose(word: Place['word'], what: string, cans?: number): void {
    if (!this.#isFree) return;
    const first = ways(this.offered.places, word, what, cans ? { cans } : {});
    if (first.length) this.#place(first, ways(this.possible.places, word, what));
    else void this.why(this.#text(word, what, cans));
  }

  chooseSegment(name: string): void {
    if (!this.#isFree || !this.plan) return;
    if (this.inUse === 'reserve') this.#reserve(name);
    else if (this.props.view.phase === 'neutral') {
      const text = this.possible.neutrals.get(name);
      this.origin = document.activeElement as HTMLElement | null;
      void (text ? this.plan.act(text) : this.why(`neutral ${name}`));
    } else this.#spray(name);
  }

  #reserve(name: string): void {
    const text = this.possible.reserves.get(name);
    void (text ? this.use(text) : this.why(`reserve ${name}`));
    this.inUse = text ? null : 'reserve';
  }

  /** An action that places cans, with the chosen tile. */
  #text(word: Place['word'], what: string, cans = 1): string {
    return [word, what, cans === 2 ? '2' : '', this.inUse ?? ''].filter((part) => part).join(' ');
  }

  #spray(name: string): void {
    const only = this.space === null ? null : spot(this.space);
    const cans = only && this.sections.get(name) === only.section ? only.cans : null;
    const first = ways(this.offered.places, 'spray', name, cans ? { cans } : {});
    if (first.length) this.#place(first, ways(this.possible.places, 'spray', name));
    else void this.why(...(cans ? [cans] : [1, 2]).map((one) => this.#text('spray', name, one)));
  }

  chooseSpace(name: string): void {
    if (!this.#isFree || !this.plan) return;
    const { section, cans } = spot(name);
    if (!this.spaces.has(name)) {
      const free = this.#segments.find(
        (one) => one.section === section && this.props.view.tags[one.name] === null,
      );
      if (free) void this.why(this.#text('spray', free.name, cans));
    } else if (this.place?.word === 'spray' && this.sections.get(this.place.what) === section)
      void this.plan.alter({ cans });
    else {
      this.plan.clear();
      this.space = this.space === name ? null : name;
    }
  }

  pass(): void {
    if (this.#isFree) void this.plan?.act('pass');
  }

  async use(text: string): Promise<void> {
    const { plan } = this;
    if (plan && (await this.props.draft?.push(text)) && !plan.isEmpty) await plan.fill();
  }

  chooseBonus(tile: string): void {
    const { plan, place } = this;
    if (!this.#isFree || !plan) return;
    const can = this.uses.has(tile);
    if (tile === 'vp' || tile === 'extra') void (can ? this.use(tile) : this.why(tile));
    else if (tile === 'reserve') {
      if (can) this.#take(tile);
      else void this.why(`reserve ${this.#segments.find((one) => !this.#isTagged(one.name))?.name ?? 'A1'}`);
    } else if (tile === 'permit' && can) void plan.permit('discard tile');
    else if (isTool(tile) && can) void (place ? plan.alter(toolWish(place, tile)) : this.#take(tile));
    else if (isTool(tile) && place) this.whyTool(tile);
    else if (tile === 'save' && can) plan.save();
    else this.#whyTile(tile);
  }

  /** Choose a tile whose target is chosen next, or cancel that. */
  #take(tile: 'reserve' | Tool): void {
    this.inUse = this.inUse === tile ? null : tile;
  }

  /** Show why a bonus tile is of no use now; a tile that helps with other actions says what it does. */
  #whyTile(tile: string): void {
    const deeds: Record<string, string> = { permit: 'discard tile', wild: 'pay wild', save: 'keep r' };
    const places = this.place ? [this.place.text] : PAINTS.map((paint) => `paint ${paint}`);
    void this.why(...(deeds[tile] ? [deeds[tile]] : places.map((place) => `${place} ${tile}`)));
    this.props.announce(say(`web-graffiti-help-${tile}`));
  }

  /** Show why a tool cannot be left out of, or used for, the move in the making. */
  whyTool(tool: string): void {
    const text = this.place?.text ?? '';
    void this.why(text.includes(` ${tool}`) ? text.replace(` ${tool}`, '') : `${text} ${tool}`);
  }

  #isTagged(segment: string): boolean {
    return this.props.view.tags[segment] !== null;
  }

  /** Add a paint tile to the payment or to the tiles that are kept, remove it, or show why neither is possible. */
  chooseTile(kind: string, isIn: boolean): void {
    const { plan } = this;
    if (plan && !plan.payments.length) void this.why(`pay ${kind}`);
    if (!plan?.payments.length || (this.isKeeping && plan.keep(kind, isIn))) return;
    const before = plan.texts.slice(0, -1);
    const wanted = plan.wanted(kind, isIn);
    // Where no more tiles may be kept, it replaces another one, and the prompt says why.
    if (!plan.tile(kind, isIn) || (this.isKeeping && isIn)) void this.#tell(...before, wanted);
  }

  choosePermit(pips: number): void {
    const { plan, place } = this;
    if (plan && !plan.discards.length) void this.why(`discard ${pips}`);
    if (!plan?.discards.length) return;
    const all = plan.discards.filter((text) => text.split(' ')[1] === `${pips}`);
    const next = all[(all.indexOf(plan.discard ?? '') + 1) % all.length];
    if (next) void plan.permit(next);
    else void this.#tell(...(place ? [place.text] : []), plan.instead(pips));
  }

  async #tell(...texts: string[]): Promise<void> {
    const { draft } = this.props;
    const answer = await draft?.peek(...texts);
    if (draft && answer?.type === 'refused') draft.problem = answer;
  }

  confirm(): void {
    const { plan } = this;
    if (!this.canConfirm) void this.why('end');
    if (!plan || !this.canConfirm) return;
    void this.props.draft?.send(...plan.texts);
    plan.clear();
    this.inUse = this.space = null;
    this.rest(null);
  }

  back(): void {
    const { plan } = this;
    const { draft } = this.props;
    if (!draft || !plan) return;
    draft.problem = null;
    if (this.inUse) this.inUse = null;
    else if (plan.place || plan.deed) {
      plan.clear();
      this.rest(this.origin);
    } else if (this.space) this.space = null;
    else if (!draft.isEmpty) void draft.back().then(() => (plan.isEmpty ? undefined : plan.fill()));
    else if (plan.isAltered) plan.plain();
    else draft.problem = remark('web-back-nothing');
  }

  press(event: KeyboardEvent): void {
    if (!this.props.draft || !isForBoard(event)) return;
    const at = event.target as Element;
    this.isByKey = (event.key === 'Enter' || event.key === ' ') && at.closest('[data-target]') !== null;
    if (event.key === 'Escape') this.back();
    else if (event.key === 'Enter' && !at.closest('button, a')) this.confirm();
    else return;
    event.preventDefault();
  }
}
