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
    const here = (event.target as Element).closest<HTMLElement>('[data-nav]');
    if (!step || !here || event.ctrlKey || event.metaKey || event.altKey) return;
    const all = [...board.querySelectorAll<HTMLElement>('[data-nav]')];
    const next = nearest(
      here.getBoundingClientRect(),
      all.filter((one) => one !== here).map((one) => one.getBoundingClientRect()),
      step,
    );
    event.preventDefault();
    if (next >= 0) all.filter((one) => one !== here)[next]?.focus();
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
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box);
    const along = (toX - fromX) * x + (toY - fromY) * y;
    const aside = Math.abs((toX - fromX) * y) + Math.abs((toY - fromY) * x);
    if (along <= 2 || !box.width) return;
    if (along + 3 * aside < least) [best, least] = [index, along + 3 * aside];
  });
  return best;
}
