import { useVirtualizer } from '@tanstack/react-virtual';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import type { Turn } from '@wenshu/transcripts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { useView } from '../../open/desk-context.ts';
import classes from './coding-desk.module.css';

interface CodingListProps {
  readonly turns: readonly Turn[];
  readonly box: RefObject<HTMLElement | null>;
  row(turn: Turn, at: number): ReactNode;
}

const LINE_PX = 26;
const HEAD_PX = 52;
/** Letters in a line, roughly: rows that were seen are measured. */
const LINE_LETTERS = 60;

/** The turns that are shown, of which those in sight are drawn. */
export function CodingList({ turns, box, row }: CodingListProps) {
  const t = useTexts(talkAnalysisTexts).desk;
  const wanted = useView(state => state.wanted);
  const virtual = useVirtualizer({
    count: turns.length,
    getScrollElement: () => box.current,
    getItemKey: at => turns[at]?.id ?? at,
    estimateSize: at => HEAD_PX + Math.ceil((turns[at]?.text.length ?? 0) / LINE_LETTERS) * LINE_PX,
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
    <section ref={box} className={classes.list} aria-label={t.list} tabIndex={0}>
      <div className={classes.inner} style={{ height: virtual.getTotalSize() }}>
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
                {row(turn, index)}
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}
