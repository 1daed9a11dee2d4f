import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { type CSSProperties, memo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { CellContent } from './cell-content.tsx';
import { type CellWords, cellText, isNumeric } from './cell-text.ts';
import type { ColumnWindow } from './column-window.ts';
import classes from './grid.module.css';
import type { GridColumn } from './grid-columns.ts';
import { looksOf } from './row-looks.ts';
import type { GridRow, RowPages } from './row-pages.ts';

interface GridRowProps {
  readonly index: number;
  readonly row: GridRow | undefined;
  readonly isAwaited: boolean;
  readonly pages: RowPages;
  readonly columns: readonly GridColumn[];
  readonly window: ColumnWindow;
  readonly starts: readonly number[];
  readonly words: CellWords;
  /** The column of the active cell, where it is in this row. */
  readonly active: number | undefined;
  /** The first and last selected column of this row. */
  readonly selectedFrom: number | undefined;
  readonly selectedTo: number | undefined;
  readonly canMark: boolean;
  readonly isMarked: boolean;
}

/** One record. Drawn again only when something of itself is another: scrolling moves rows, it does not draw them. */
export const GridRowView = memo(function GridRowView(props: GridRowProps) {
  const { index, row, pages, columns, window, starts, words, active, selectedFrom, selectedTo } = props;
  const { isAwaited, canMark, isMarked } = props;
  const t = useTexts(recordGridTexts);
  const looks = row && looksOf(row);
  const name = looks?.serial?.toString() ?? t.unnumbered;
  const placing = (column: number) => ({
    'aria-colindex': column + 1,
    'data-row': index,
    'data-column': column,
    'data-frozen': column < window.frozen || undefined,
    'data-selected':
      (selectedFrom !== undefined && selectedTo !== undefined && column >= selectedFrom && column <= selectedTo) ||
      undefined,
    style: cellStyle(column, columns, starts, window.frozen),
  });
  const cell = (column: number) => {
    const { key, variable } = columns[column - 1]!;
    const value = row && pages.valueOf(row, key);
    const text = row ? cellText(variable, value, words) : '';
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table cannot draw some of a million rows
      <div
        key={key}
        role="gridcell"
        tabIndex={column === active ? 0 : -1}
        {...placing(column)}
        className={classes.cell}
        data-number={isNumeric(variable, words.values) || undefined}
        title={text.length > 16 ? text : undefined}
      >
        {looks && <CellContent variable={variable} value={value} words={words} looks={looks} />}
        {isAwaited && (
          <span className={classes.placeholder}>
            <span className={classes.hidden}>{t.loadingRow}</span>
          </span>
        )}
      </div>
    );
  };
  const drawn = range(Math.max(1, window.from), window.to);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={canMark ? isMarked : undefined}
      aria-busy={isAwaited || undefined}
      className={classes.row}
      data-set-aside={looks?.setAside}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      <div
        role="gridcell"
        tabIndex={active === 0 ? 0 : -1}
        {...placing(0)}
        className={`${classes.cell} ${classes.mark}`}
      >
        {row && (
          <>
            {canMark && (
              <input
                type="checkbox"
                tabIndex={-1}
                aria-label={t.markRow({ name })}
                checked={isMarked}
                // The grid hears the click: with Shift it marks all up to here.
                readOnly
                data-mark={index}
              />
            )}
            <button
              type="button"
              tabIndex={-1}
              className={classes.open}
              aria-label={t.openRow({ name })}
              data-open={index}
            >
              ›
            </button>
          </>
        )}
      </div>
      {range(1, window.frozen).map(cell)}
      <span className={classes.room} style={{ width: window.before }} />
      {drawn.filter(column => column >= window.frozen).map(cell)}
    </div>
  );
});

export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, step) => from + step);

export const MARK_WIDTH = 68;

/** Frozen cells stand still at their place; the others follow each other. */
export function cellStyle(
  column: number,
  columns: readonly GridColumn[],
  starts: readonly number[],
  frozen: number,
): CSSProperties {
  const width = column === 0 ? MARK_WIDTH : columns[column - 1]!.width;
  return { width, ...(column < frozen && { left: starts[column] }) };
}
