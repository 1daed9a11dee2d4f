import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { leftToSee } from './column-window.ts';
import { placeToSee, type RowPlace, type RowSpace, START, scrolledTo, settled } from './row-window.ts';

/** After scrolling has rested for as long, the scroll bar is put where the rows are. */
const REST_MS = 160;

interface GridSpace {
  readonly rows: number;
  readonly rowHeight: number;
  /** Of the head, which stays and covers rows. */
  readonly headHeight: number;
}

interface Scrolled extends RowPlace {
  readonly scrollLeft: number;
}

/** Where a scrolling element stands among more rows than an element has room for, and how large it is. */
export function useGridScroll(scroller: RefObject<HTMLElement | null>, { rows, rowHeight, headHeight }: GridSpace) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [place, setPlace] = useState<Scrolled>({ ...START, scrollLeft: 0 });
  const space: RowSpace = { rows, rowHeight, seenHeight: Math.max(0, size.height - headHeight) };
  const newest = useRef({ place, space });
  newest.current = { ...newest.current, space };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  const take = useCallback((next: Scrolled) => {
    newest.current.place = next;
    setPlace(next);
  }, []);

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
      go(settled(now.rowTop, here));
    };
    const read = () => {
      frame = 0;
      const { place: now, space: here } = newest.current;
      const { scrollTop, scrollLeft } = element;
      // What `go` has set comes back as a scroll of its own.
      const isHere = Math.abs(scrollTop - now.scrollTop) < 1;
      const to = isHere ? now : scrolledTo(now, scrollTop, here);
      if (!isHere || scrollLeft !== now.scrollLeft) take({ ...to, scrollLeft });
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
    toStart: useCallback(() => go(START), [go]),
    see: useCallback(
      (row: number, column: number, starts: readonly number[], frozen: number) => {
        const { place: now, space: here } = newest.current;
        const seenWidth = scroller.current?.clientWidth ?? 0;
        const scrollLeft = leftToSee(column, starts, { frozen, scrollLeft: now.scrollLeft, seenWidth });
        go(row < 0 ? now : placeToSee(row, now, here), scrollLeft);
      },
      [go, scroller],
    ),
  };
}
