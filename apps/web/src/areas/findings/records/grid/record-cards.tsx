import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { variableName } from '../../filter/variable-names.ts';
import { CellContent } from './cell-content.tsx';
import { type CellWords, cellText, momentText } from './cell-text.ts';
import classes from './grid.module.css';
import type { GridColumn } from './grid-columns.ts';
import { range } from './grid-row.tsx';
import { looksOf, SERIAL, STATUS } from './row-looks.ts';
import type { GridRow, RowPages } from './row-pages.ts';
import { canvasHeight } from './row-window.ts';
import { useGridScroll } from './use-grid-scroll.ts';

const CARD_HEIGHT = 140;
const LINES = 3;
const SUBMITTED = 'fact:submittedAt';
/** What stands in a card's head, and need not stand below it. */
const inHead: readonly string[] = [SERIAL, STATUS, SUBMITTED];

interface RecordCardsProps {
  readonly pages: RowPages;
  readonly selection: string;
  readonly offset: number;
  readonly count: number;
  readonly columns: readonly GridColumn[];
  readonly words: CellWords;
  readonly canMark: boolean;
  readonly marked: Pick<ReadonlyMap<string, unknown>, 'has'>;
  want(from: number, to: number): void;
  mark(rows: readonly GridRow[], isMarked: boolean): void;
  open(index: number): void;
}

/** The same rows where there is no room for columns: the first of them, under each other. */
export function RecordCards(props: RecordCardsProps) {
  const { pages, offset, count, columns, words, canMark, marked, want, mark, open } = props;
  const t = useTexts(recordGridTexts);
  const list = useRef<HTMLDivElement>(null);
  useSyncExternalStore(pages.subscribe, () => pages.version);
  const { place, space, drawn, toStart } = useGridScroll(list, {
    rows: count,
    rowHeight: CARD_HEIGHT,
    headHeight: 0,
    offset,
    want,
  });
  const [from, to] = drawn;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at the top
  useLayoutEffect(() => toStart(), [props.selection, offset, toStart]);
  const lines = columns.filter(({ key }) => !inHead.includes(key)).slice(0, LINES);
  const status = columns.find(({ key }) => key === STATUS)?.variable;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls it
    <section ref={list} className={classes.cards} aria-label={t.cards} tabIndex={0}>
      <div style={{ height: canvasHeight(space) }}>
        <ul className={classes.cardRows} style={{ top: from * CARD_HEIGHT - place.rowTop + place.scrollTop }}>
          {range(from, to).map(index => {
            const row = pages.row(offset + index);
            if (!row)
              return (
                <li key={index} className={classes.cardPlace}>
                  <div className={classes.card} aria-busy={!pages.hasCome(offset + index)}>
                    {!pages.hasCome(offset + index) && <span className={classes.placeholder} />}
                  </div>
                </li>
              );
            const looks = looksOf(row);
            const name = looks.serial?.toString() ?? t.unnumbered;
            const submitted = pages.valueOf(row, SUBMITTED);
            const isMarked = marked.has(row.answerRecordId);
            return (
              <li key={index} className={classes.cardPlace}>
                <div className={classes.card}>
                  <div className={classes.cardHead}>
                    {canMark && (
                      <input
                        type="checkbox"
                        aria-label={t.markRow({ name })}
                        checked={isMarked}
                        onChange={() => mark([row], !isMarked)}
                      />
                    )}
                    <button
                      type="button"
                      className={classes.cardOpen}
                      aria-label={t.openRow({ name })}
                      onClick={() => open(offset + index)}
                    >
                      {name}
                    </button>
                    {status && <CellContent variable={status} value={looks.status} words={words} looks={looks} />}
                    <span className={classes.cardTime}>
                      {typeof submitted === 'number' && momentText(submitted, words.timeZone).slice(0, 16)}
                    </span>
                  </div>
                  {lines.map(({ key, variable }) => (
                    <dl key={key} className={classes.cardLine}>
                      <dt>{variableName(variable)}</dt>
                      <dd>{cellText(variable, pages.valueOf(row, key), words)}</dd>
                    </dl>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
