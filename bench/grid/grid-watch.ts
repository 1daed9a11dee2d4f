/** What the page itself can tell of the table, once `installWatch` has run in it. */
export interface GridWatch {
  /** How long it took from the next press on, as the browser took it, until the table is whole, and of another view where one is named. */
  awaitPress(otherThan?: string): void;
  /** Known when it is so. */
  tookMs: number | undefined;
  /** Every row that is drawn has its values, and nothing of another view is on its way. */
  isWhole(): boolean;
  /** Which rows, in which order: another text for another view. */
  view(): string;
  /** The scroll bar is dragged there at once: how long until the rows of that place are drawn, with their values. */
  jumpTo(share: number): Promise<number>;
}

declare global {
  interface Window {
    gridWatch: GridWatch;
  }
}

/** Before the page's own scripts. */
export function installWatch(): void {
  const presses = ['click', 'keydown', 'input'];
  const grid = () => document.querySelector('[role=grid]');
  const isWhole = () => {
    if (grid()?.getAttribute('aria-busy') !== 'false') return false;
    return grid()!.querySelector('[role=gridcell]') !== null && !grid()!.querySelector('[role=row][aria-busy=true]');
  };
  const watch: GridWatch = {
    tookMs: undefined,
    awaitPress(otherThan) {
      const follow = async ({ timeStamp }: Event) => {
        for (const name of presses) removeEventListener(name, follow, true);
        do await new Promise(requestAnimationFrame);
        while (!isWhole() || watch.view() === otherThan);
        watch.tookMs = performance.now() - timeStamp;
      };
      watch.tookMs = undefined;
      for (const name of presses) addEventListener(name, follow, true);
    },
    isWhole,
    view() {
      const sorted = document.querySelector('[aria-sort]');
      const total = document.querySelector('h1 + [role=status]')?.textContent;
      return [total, sorted?.textContent, sorted?.getAttribute('aria-sort')].join();
    },
    async jumpTo(share) {
      const scrolled = grid()!;
      const rows = Number(scrolled.getAttribute('aria-rowcount'));
      const first = () => Number(scrolled.querySelectorAll('[role=row]')[1]?.getAttribute('aria-rowindex'));
      const begun = performance.now();
      scrolled.scrollTop = (scrolled.scrollHeight - scrolled.clientHeight) * share;
      do await new Promise(requestAnimationFrame);
      while (Math.abs(first() - rows * share) > 100 || !isWhole());
      return performance.now() - begun;
    },
  };
  window.gridWatch = watch;
}
