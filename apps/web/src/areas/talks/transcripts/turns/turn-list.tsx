import { useVirtualizer } from '@tanstack/react-virtual';
import { transcriptDeskTexts } from '@wenshu/texts/talks/transcript-desk';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useMayEdit, useTurns, useView } from '../open/desk-context.ts';
import { TurnRow } from './turn-row.tsx';
import classes from './turns.module.css';
import { useAddTurn } from './use-add-turn.ts';

const LINE_PX = 26;
const HEAD_PX = 48;
/** Letters in a line, roughly: rows that were seen are measured. */
const LINE_LETTERS = 60;

/** All turns of a transcript, of which those in sight are drawn. */
export function TurnList() {
  const t = useTexts(transcriptDeskTexts).list;
  const turns = useTurns();
  const mayEdit = useMayEdit();
  const add = useAddTurn();
  const wanted = useView(state => state.wanted);
  const box = useRef<HTMLDivElement>(null);
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
  if (turns.length === 0)
    return (
      <EmptyState
        title={t.empty}
        text={t.emptyText}
        actions={mayEdit && <ActionButton onClick={() => add()}>{t.add}</ActionButton>}
      />
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section ref={box} className={classes.list} aria-label={t.label} tabIndex={0}>
      <div className={classes.inner} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const turn = turns[index];
          if (!turn) return null;
          const before = turns[index - 1]?.part ?? '';
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              className={classes.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <TurnRow turn={turn} number={index + 1} heading={turn.part === before ? '' : turn.part} />
            </div>
          );
        })}
      </div>
    </section>
  );
}
