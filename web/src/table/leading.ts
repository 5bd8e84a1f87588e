/** Keys lead on: from where focus was led, or where something was done; where a person went with it, it stays. */
export class Leading {
  #from: Element | null = null;

  get isLost(): boolean {
    const held = document.activeElement;
    return !held || held === document.body || held.id === 'main';
  }

  get isFree(): boolean {
    return this.isLost || document.activeElement === this.#from;
  }

  to(next: { focus: (options?: FocusOptions) => void } | null | undefined): void {
    next?.focus({ preventScroll: true });
    this.done();
  }

  /** Something was done with what has focus. */
  done(): void {
    this.#from = document.activeElement;
  }
}
