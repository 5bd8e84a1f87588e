/**
 * Moves the focus for people who play by keys: on from where it was led, or from the last action; a focus that the person
 * has moved stays.
 */
export class FocusGuide {
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

  /** Note the element that was just used. */
  done(): void {
    this.#from = document.activeElement;
  }
}
