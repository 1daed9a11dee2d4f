import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: at => at + 1,
  ArrowUp: at => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Arrows, Home and End go through the lines; the outline is one stop for Tab. */
export function moveFocusInLines(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
  const at = lines.indexOf(event.target as HTMLElement);
  const next = lines[step(at, lines.length - 1)];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

const WATCH_FRAMES = 30;

/** The line keeps the focus while it moves: it may be drawn anew, in another group, some frames later. Who has gone on meanwhile is left alone. */
export function focusLine(questionId: string): void {
  let frames = 0;
  const watch = () => {
    const line = document.querySelector<HTMLElement>(`[data-line="${questionId}"] [data-stop]`);
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost || frames === 0) line?.focus({ preventScroll: true });
    if (frames++ < WATCH_FRAMES) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
}
