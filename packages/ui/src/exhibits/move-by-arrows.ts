import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
/** Lines without a number that opens anything, such as tests, are passed over; a table is no longer than this. */
const MOST_STEPS = 500;

/** From one number that can be opened to the next. The table is one stop for Tab: the one that was left last. */
export function moveByArrows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const cell = event.target instanceof HTMLElement ? event.target.dataset.cell : undefined;
  if (!step || cell === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const [line = 0, at = 0] = cell.split(':').map(Number);
  const table = event.currentTarget;
  for (let far = 1; far <= MOST_STEPS; far++) {
    const next = table.querySelector<HTMLElement>(`[data-cell="${line + step[0] * far}:${at + step[1] * far}"]`);
    if (!next) continue;
    event.preventDefault();
    (event.target as HTMLElement).tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
    return;
  }
}
