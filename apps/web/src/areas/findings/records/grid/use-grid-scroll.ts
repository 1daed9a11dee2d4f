import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { leftToSee } from './column-window.ts';
import {
  drawnRows,
  placeToSee,
  type RowPlace,
  type RowSpace,
  rested,
  START,
  scrolledTo,
  settled,
} from './row-window.ts';

/** After scrolling has rested for as long, the scroll bar is put where the rows are. */
const REST_MS = 160;

interface GridSpace {
  readonly rows: number;
  readonly rowHeight: number;
  /** Of the head, which stays and covers rows. */
  readonly headHeight: number;
  /** Which of all rows is the first here. */
  readonly offset: number;
  /** Told which rows will be drawn before they are: what is not here yet is on its way meanwhile. */
  want(from: number, to: number): void;
}

interface Scrolled extends RowPlace {
  readonly scrollLeft: number;
}

/** Where a scrolling element stands among more rows than an element has room for, and how large it is. */
export function useGridScroll(scroller: RefObject<HTMLElement | null>, of: GridSpace) {
  const { rows, rowHeight, headHeight, offset, want } = of;
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [place, setPlace] = useState<Scrolled>({ ...START, scrollLeft: 0 });
  const space: RowSpace = { rows, rowHeight, seenHeight: Math.max(0, size.height - headHeight) };
  const [from, to] = drawnRows(place, space);
  const newest = useRef({ place, space, offset, want });
  newest.current = { ...newest.current, space, offset, want };
  const wantDrawn = useCallback(() => {
    const { place: now, space: here, offset: start, want: tell } = newest.current;
    const [first, end] = drawnRows(now, here);
    tell(start + first, start + Math.max(end, first + 1));
  }, []);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const take = useCallback(
    (next: Scrolled) => {
      const { rowTop, scrollTop, scrollLeft } = newest.current.place;
      if (next.rowTop === rowTop && next.scrollTop === scrollTop && next.scrollLeft === scrollLeft) return;
      newest.current.place = next;
      wantDrawn();
      setPlace(next);
    },
    [wantDrawn],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: without a scroll, too, there are other rows to draw
  useEffect(wantDrawn, [wantDrawn, want, offset, from, to]);

  /** Goes there, the element too. */
  const go = useCallback(
    (to: RowPlace, scrollLeft = newest.current.place.scrollLeft) => {
      const element = scroller.current;
      take({ ...to, scrollLeft });
      if (!element) return;
      if (Math.abs(element.scrollTop - to.scrollTop) >= 1) element.scrollTop = to.scrollTop;
      if (element.scrollLeft !== scrollLeft) element.scrollLeft = scrollLeft;
    },
    [scroller, take],
  );

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const { place: now, space: here } = newest.current;
      go(rested(now, element.scrollTop, here), element.scrollLeft);
    };
    const read = () => {
      frame = 0;
      const { place: now, space: here } = newest.current;
      const { scrollTop, scrollLeft } = element;
      // Within the frame that shows the scrolled element: drawn later, there would be nothing in it for a moment.
      flushSync(() => take({ ...scrolledTo(now, scrollTop, here), scrollLeft }));
      clearTimeout(rest);
      rest = setTimeout(settle, REST_MS);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(read);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
      clearTimeout(rest);
    };
  }, [scroller, go, take]);

  // Fewer rows than before: what lies beyond them is nowhere.
  useLayoutEffect(() => {
    const { place: now, space: here } = newest.current;
    const most = Math.max(0, rows * rowHeight - here.seenHeight);
    if (now.rowTop > most) go(settled(most, here));
  }, [rows, rowHeight, go]);

  return {
    size,
    place,
    space,
    drawn: [from, to] as const,
    toStart: useCallback(() => go(START), [go]),
    see: useCallback(
      (row: number, column: number, starts: readonly number[], frozen: number) => {
        const element = scroller.current;
        if (!element) return;
        const { place: last, space: here } = newest.current;
        // Where it is scrolled to, not where it was last read: else a key would take a scroll back.
        const now = scrolledTo(last, element.scrollTop, here);
        const { scrollLeft, clientWidth: seenWidth } = element;
        go(row < 0 ? now : placeToSee(row, now, here), leftToSee(column, starts, { frozen, scrollLeft, seenWidth }));
      },
      [go, scroller],
    ),
  };
}
