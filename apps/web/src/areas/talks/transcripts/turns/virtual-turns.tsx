import { useVirtualizer } from '@tanstack/react-virtual';
import type { Turn } from '@wenshu/transcripts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useView } from '../open/desk-context.ts';
import classes from './turns.module.css';

const LINE_PX = 26;
const HEAD_PX = 48;

interface VirtualTurnsProps {
  readonly turns: readonly Turn[];
  readonly label: string;
  /** Letters in a line, roughly: rows that were seen are measured. */
  readonly lineLetters: number;
  /** Something stands beside the words: they take the whole width. */
  readonly isWide?: boolean;
  /** For whoever looks for something in it. */
  readonly box?: RefObject<HTMLElement | null>;
  children(turn: Turn, at: number): ReactNode;
}

/** Turns of which those in sight are drawn; the one that is wanted is brought there. */
export function VirtualTurns({ turns, label, lineLetters, isWide = false, box, children }: VirtualTurnsProps) {
  const wanted = useView(state => state.wanted);
  const own = useRef<HTMLElement>(null);
  const scrolled = box ?? own;
  const virtual = useVirtualizer({
    count: turns.length,
    getScrollElement: () => scrolled.current,
    getItemKey: at => turns[at]?.id ?? at,
    estimateSize: at => HEAD_PX + Math.ceil((turns[at]?.text.length ?? 0) / lineLetters) * LINE_PX,
    overscan: 4,
  });
  const newest = useRef(turns);
  newest.current = turns;
  useEffect(() => {
    const at = wanted ? newest.current.findIndex(({ id }) => id === wanted.turnId) : -1;
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
  }, [wanted, virtual]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section ref={scrolled} className={classes.list} aria-label={label} tabIndex={0}>
      <div className={classes.inner} data-wide={isWide || undefined} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const turn = turns[index];
          return (
            turn && (
              <div
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className={classes.row}
                style={{ transform: `translateY(${start}px)` }}
              >
                {children(turn, index)}
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}
