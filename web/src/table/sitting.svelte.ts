/** A screen at a table: whose view it shows, what is in it, and which action is asked for. */
import { connection } from '../core/connection.svelte';
import { RefereedDraft } from '../core/draft.svelte';
import { muted } from '../core/muted.svelte';
import type { Viewer, TableStore } from '../core/table.svelte';
import { say } from '../core/words.svelte';
import type { Face } from '../games/face';
import { isCurtained, viewerToShow } from './viewer';
import { afterName, inOne, sentences } from './log';
import { seatNames } from './names';

export class Sitting {
  /** The player who last opened the curtain, where several people share the screen. */
  looking = $state<Viewer>(null);

  constructor(
    readonly store: TableStore,
    readonly face: Face,
  ) {}

  readonly names = $derived.by(() => seatNames(this.store.occupants));
  readonly latest = $derived.by(() => this.store.latestShown);
  readonly status = $derived.by(() => this.latest?.status ?? 'running');
  readonly active = $derived.by(() => this.latest?.active ?? []);
  readonly want = $derived.by(() => viewerToShow(this.store.yours, this.active, this.looking));
  readonly isCurtained = $derived.by(() =>
    isCurtained(this.store.yours, this.status, this.want, this.looking),
  );
  readonly viewer = $derived.by<Viewer>(() => {
    const [first = null, ...more] = this.store.yours;
    return more.length ? (this.looking ?? first) : first;
  });
  readonly pace = $derived.by(() => this.store.pace(this.viewer));
  readonly sight = $derived.by(() => this.pace?.shown ?? null);
  readonly now = $derived.by(() => this.sight?.now ?? null);
  readonly draft = $derived.by(() =>
    this.viewer === null ? null : new RefereedDraft(this.store.referee(this.viewer)),
  );
  /** The position on the server, and the one with the move in the making. */
  readonly before = $derived.by(() => this.now?.view);
  readonly view = $derived.by(() => this.draft?.view ?? this.before);
  readonly legal = $derived.by(() => (this.status === 'running' ? (this.draft?.legal ?? []) : []));
  /** Whether the time of this seat is up: it does nothing until it may play on. */
  readonly isLate = $derived.by(
    () =>
      this.viewer !== null &&
      this.status === 'running' &&
      this.store.occupants[this.viewer]?.proxy === 'time',
  );
  /** Whether this seat may do something now, and whether the table waits for it. */
  readonly isAsked = $derived.by(
    () => this.viewer !== null && this.status === 'running' && (this.now?.legal?.length ?? 0) > 0,
  );
  readonly isMust = $derived.by(() => this.isAsked && this.active.some((seat) => seat === this.viewer));

  /** Whether the actions of others are being shown, while nothing is asked. */
  readonly isShowing = $derived.by(() => this.pace?.isShowing === true && !this.isAsked);
  readonly speaker = $derived.by(() => ({
    game: this.game,
    names: this.names,
    occupants: this.store.occupants,
    quiet: this.face.quiet,
    muted: this.names.flatMap((_, seat) => (muted.has(this.store.table, seat) ? [seat] : [])),
  }));

  /** What is being shown, in words: the player's name, if it is one player's action, and the action. */
  readonly caption = $derived.by(() => {
    const entries = this.isShowing
      ? (this.pace?.stage ?? []).flatMap((line) => sentences(this.speaker, line))
      : [];
    const [first, ...rest] = entries;
    if (!first) return null;
    if (afterName(first) !== first.text) {
      const others = entries.filter(({ seat }) => seat !== first.seat).map(({ text }) => text);
      const own = inOne(entries.filter(({ seat }) => seat === first.seat));
      return { whose: first.name, text: [own, ...others].join(' ') };
    }
    const gains = rest.filter(({ points }) => points !== null);
    return { whose: '', text: [first, ...gains].map(({ text }) => text).join(' ') };
  });

  get game(): string {
    return this.store.head?.game ?? '';
  }

  /** Whose turn it is; empty when the match is over. */
  readonly whose = $derived.by(() => {
    if (this.caption) return this.caption.whose;
    if (this.status === 'over') return '';
    if (this.isLate) return say('web-time-up');
    if (!this.isAsked) return say('web-turn-wait');
    if (!this.isMust) return say('web-turn-change');
    if (this.store.yours.length < 2) return say('web-turn-yours');
    return say('web-turn-of', { name: this.names[this.viewer ?? 0] ?? '' });
  });

  /** The question to the player, or the players whom the table waits for. */
  readonly prompt = $derived.by(() => {
    if (this.caption) return this.caption.text;
    if (this.status === 'over') return say('web-turn-over');
    if (this.isAsked && this.draft && this.viewer !== null) {
      if (this.draft.busy && !this.draft.isEmpty) {
        return say(connection.link === 'open' ? 'web-turn-sending' : 'web-turn-offline');
      }
      if (!this.draft.isEmpty && !this.legal.length) return say('web-turn-confirm');
      const asked = this.face.ask(this.view, this.viewer, this.legal, this.store.head?.printed);
      return say(asked.key, asked.facts);
    }
    const missing = this.latest?.reveal_waits ?? [];
    if (missing.length) return say('web-turn-reveals', { names: this.#listed(missing) });
    const others = this.active.filter((seat) => seat >= 0 && seat !== this.viewer);
    if (this.isLate && !others.length) return '';
    if (!others.length) return say('web-turn-chance');
    return say('web-turn-others', { names: this.#listed(others), count: others.length });
  });

  #listed(seats: readonly number[]): string {
    const list = new Intl.ListFormat(document.documentElement.lang);
    return list.format(seats.map((seat) => this.names[seat] ?? ''));
  }
}
