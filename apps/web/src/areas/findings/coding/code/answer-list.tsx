import { useVirtualizer } from '@tanstack/react-virtual';
import { codePartTexts } from '@wenshu/texts/findings/coding/code';
import type { FeelingClass } from '@wenshu/words';
import { type MouseEvent, type Ref, useEffect, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Code } from '../coding-data.ts';
import { ChipNames } from './chip-list.tsx';
import classes from './code.module.css';
import type { Answer } from './marks.ts';

interface AnswerListProps {
  readonly total: number;
  readonly place: number;
  readonly selected: ReadonlyMap<string, Answer>;
  readonly codes: readonly Code[];
  readonly list: Ref<HTMLDivElement>;
  at(place: number): Answer | undefined;
  feelingOf(text: string): FeelingClass | undefined;
  /** Which places are in sight. */
  onRange(from: number, to: number): void;
  onGo(place: number): void;
  onSelect(answer: Answer): void;
  onRun(to: number): void;
}

const LINE_PX = 64;
/** More of a long answer no line shows. */
const MOST_SHOWN = 300;

export const answerLineId = (place: number) => `answer-${place}`;

/** All answers of a list, of which only those in sight are drawn. The keys that work in it are those of the desk. */
export function AnswerList(props: AnswerListProps) {
  const { total, place, selected, codes, list, at, feelingOf, onRange, onGo, onSelect, onRun } = props;
  const t = useTexts(codePartTexts);
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_PX,
    overscan: 6,
  });
  const items = virtual.getVirtualItems();
  const [from, to] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the range is another one, whoever hears of it
  useEffect(() => onRange(from, to), [from, to]);
  useEffect(() => {
    if (place < total) virtual.scrollToIndex(place);
  }, [place, total, virtual]);
  const press = (event: MouseEvent, pressed: number, answer: Answer | undefined) => {
    if (event.shiftKey) onRun(pressed);
    else if ((event.ctrlKey || event.metaKey) && answer) onSelect(answer);
    else onGo(pressed);
  };
  return (
    <div ref={box} className={classes.list}>
      <div
        ref={list}
        role="listbox"
        aria-label={t.answers}
        aria-multiselectable="true"
        aria-activedescendant={answerLineId(place)}
        tabIndex={0}
        className={classes.listInner}
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(({ index, start }) => {
          const answer = at(index);
          const feeling = answer && feelingOf(answer.text);
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the listbox's
            // biome-ignore lint/a11y/useFocusableInteractive: its list has the focus, and names it by aria-activedescendant
            <div
              key={index}
              id={answerLineId(index)}
              role="option"
              aria-selected={answer !== undefined && selected.has(answer.answerRecordId)}
              aria-setsize={total}
              aria-posinset={index + 1}
              aria-current={index === place}
              className={classes.line}
              style={{ transform: `translateY(${start}px)`, height: LINE_PX }}
              onClick={event => press(event, index, answer)}
            >
              {answer ? (
                <>
                  <span
                    className={classes.tick}
                    title={t.selectOne}
                    aria-hidden="true"
                    onClick={event => {
                      event.stopPropagation();
                      onSelect(answer);
                    }}
                  />
                  <span className={classes.lineText}>{answer.text.slice(0, MOST_SHOWN)}</span>
                  <span className={classes.lineTags}>
                    <ChipNames codes={codes} answer={answer} />
                    {feeling && feeling !== 'neutral' && (
                      <span className={classes.feeling} data-feeling={feeling}>
                        {t.feelings[feeling]}
                      </span>
                    )}
                  </span>
                </>
              ) : (
                <span className={classes.faint}>…</span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
