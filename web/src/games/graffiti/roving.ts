/** Arrow keys move to the nearest element in their direction, so that Tab can be used for what can be chosen. */
const STEPS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function roving(board: HTMLElement): { destroy: () => void } {
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const current = (event.target as Element).closest<HTMLElement>('[data-nav]');
    if (!step || !current || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...board.querySelectorAll<HTMLElement>('[data-nav]')];
    const next = nearest(
      current.getBoundingClientRect(),
      all.filter((element) => element !== current).map((element) => element.getBoundingClientRect()),
      step,
    );
    event.preventDefault();
    if (next >= 0) all.filter((element) => element !== current)[next]?.focus();
  };
  board.addEventListener('keydown', press);
  return { destroy: () => board.removeEventListener('keydown', press) };
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The nearest box in a direction; a distance to the side counts three times. */
export function nearest(from: Box, boxes: readonly Box[], [x, y]: readonly [number, number]): number {
  const middle = (box: Box) => [box.left + box.width / 2, box.top + box.height / 2] as const;
  const [fromX, fromY] = middle(from);
  let best = -1;
  let shortest = Infinity;
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box);
    const forward = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (forward <= 2 || !box.width) return;
    if (forward + 3 * aside < shortest) [best, shortest] = [index, forward + 3 * aside];
  });
  return best;
}
