import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { afterKey, at, type CellRange, type CellSelection, cellCount, HEAD, rangeOf } from './cell-selection.ts';
import type { CellWords } from './cell-text.ts';
import { columnStarts, drawnColumns } from './column-window.ts';
import { copyRange, MOST_COPIED } from './copy-range.ts';
import classes from './grid.module.css';
import type { GridActions } from './grid-actions.ts';
import type { GridColumn } from './grid-columns.ts';
import { GridHead } from './grid-head.tsx';
import { GridRowView, MARK_WIDTH, range } from './grid-row.tsx';
import type { SortKey } from './grid-view.ts';
import type { GridRow, RowPages } from './row-pages.ts';
import { canvasHeight } from './row-window.ts';
import { selectByPointer } from './select-by-pointer.ts';
import { useCellFocus } from './use-cell-focus.ts';
import { useGridScroll } from './use-grid-scroll.ts';

const ROW_HEIGHT = 36;
const HEAD_HEIGHT = 44;
/** Marked at once: more is for what acts on a whole list. */
const MOST_MARKED = 10_000;

interface RecordGridProps {
  readonly pages: RowPages;
  /** Other rows altogether: it starts at the top again. */
  readonly selection: string;
  readonly isChanging: boolean;
  /** The first row that is shown here, and how many: a page, or all. */
  readonly offset: number;
  readonly count: number;
  /** Whether this person can do anything with marked rows. */
  readonly canMark: boolean;
  readonly isAllMarked: boolean;
  /** Marks all that match; without it the rows of this page. */
  readonly onMarkAll: (() => void) | undefined;
  readonly columns: readonly GridColumn[];
  readonly frozen: number;
  readonly sort: readonly SortKey[];
  readonly words: CellWords;
  readonly marked: Pick<ReadonlyMap<string, unknown>, 'has'>;
  readonly actions: GridActions;
  want(from: number, to: number): void;
  mark(rows: readonly GridRow[], isMarked: boolean): void;
  open(index: number): void;
  onRange(range: CellRange | undefined): void;
}

/** Records as rows, variables as columns: only what is seen is drawn and fetched. After the grid pattern of ARIA. */
export function RecordGrid(props: RecordGridProps) {
  const { pages, offset, count, columns, sort, words, marked, actions, want, mark, open, onRange } = props;
  const t = useTexts(recordGridTexts);
  const helpId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const [selected, setSelected] = useState<CellSelection>(() => at({ row: 0, column: 1 }));
  const [menuOf, setMenuOf] = useState<number>();
  useSyncExternalStore(pages.subscribe, () => pages.version);
  const { size, place, space, drawn, toStart, see } = useGridScroll(grid, {
    rows: count,
    rowHeight: ROW_HEIGHT,
    headHeight: HEAD_HEIGHT,
    offset,
    want,
  });
  const [from, to] = drawn;
  const { active } = selected;
  const focus = useCellFocus(grid, active);
  const starts = useMemo(() => columnStarts([MARK_WIDTH, ...columns.map(({ width }) => width)]), [columns]);
  const frozen = frozenIn(starts, 1 + props.frozen, size.width);
  const across = drawnColumns(starts, { frozen, scrollLeft: place.scrollLeft, seenWidth: size.width });
  // The same object as long as it says the same: rows are drawn again when it is another.
  const { from: firstColumn, to: endColumn, before, after } = across;
  const window = useMemo(
    () => ({ frozen: across.frozen, from: firstColumn, to: endColumn, before, after }),
    [across.frozen, firstColumn, endColumn, before, after],
  );
  const cells = rangeOf(selected);
  const isMany = cells !== undefined && cellCount(cells) > 1;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows begin at the top, whatever else has changed
  useLayoutEffect(() => {
    toStart();
    setSelected(now => at({ row: Math.min(now.active.row, 0), column: now.active.column }));
  }, [props.selection, offset, toStart]);
  const rangeText = isMany ? JSON.stringify(cells) : '';
  useEffect(() => onRange(rangeText ? (JSON.parse(rangeText) as CellRange) : undefined), [rangeText, onRange]);

  const select = (next: CellSelection, isHome = false) => {
    setSelected(next);
    focus.want();
    // The first column is always in sight; whoever asks for the beginning of a row wants to see what follows it, too.
    see(next.active.row, isHome ? frozen : next.active.column, starts, frozen);
  };
  const markRows = async (first: number, last: number, isMarked: boolean) => {
    if (!props.canMark) return;
    if (last - first >= MOST_MARKED) return notify.error(t.copyTooMany({ most: MOST_MARKED }));
    const rows = await pages.readRange(offset + first, offset + last + 1);
    mark(rows, isMarked);
  };
  const markAll = () => (props.onMarkAll ? props.onMarkAll() : void markRows(0, count - 1, true));
  const toggleRow = (row: number, isUpToHere: boolean) => {
    const record = pages.row(offset + row);
    if (!record) return;
    const isMarked = !marked.has(record.answerRecordId);
    const [first, last] = isUpToHere ? [selected.anchor.row, row].sort((a, b) => a - b) : [row, row];
    void markRows(Math.max(0, first!), last!, isMarked);
    if (!isUpToHere) select(at({ row, column: 0 }));
  };
  const onClick = (event: MouseEvent) => {
    const { dataset } = event.target as HTMLElement;
    if (dataset.mark !== undefined) toggleRow(Number(dataset.mark), event.shiftKey);
    if (dataset.open !== undefined) open(offset + Number(dataset.open));
    if (dataset.markAll !== undefined) markAll();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys in an open menu are the menu's.
    if (menuOf !== undefined || !grid.current?.contains(event.target as Node)) return;
    const ctrlKey = event.ctrlKey || event.metaKey;
    const pageRows = Math.max(1, Math.floor(space.seenHeight / ROW_HEIGHT) - 1);
    if (active.row === HEAD && event.altKey && event.key === 'ArrowDown' && active.column > 0) {
      setMenuOf(active.column);
    } else if (event.key === 'Enter') {
      if (active.row !== HEAD) open(offset + active.row);
      else if (active.column > 0) actions.sortBy(columns[active.column - 1]!.key, event.shiftKey);
    } else if (event.key === ' ' && active.row !== HEAD) {
      const record = pages.row(offset + active.row);
      const { top, bottom } = cells ?? { top: active.row, bottom: active.row };
      if (record) void markRows(top, bottom, !marked.has(record.answerRecordId));
    } else if (event.key === ' ' && active.column === 0) {
      if (props.canMark) markAll();
    } else if (event.key === 'Escape' && isMany) {
      setSelected(at(active));
    } else {
      if (event.altKey) return;
      const next = afterKey(
        selected,
        { key: event.key, shiftKey: event.shiftKey, ctrlKey },
        { rows: count, columns: columns.length + 1, pageRows },
      );
      if (!next) return;
      select(next, event.key === 'Home');
    }
    event.preventDefault();
  };
  const onCopy = (event: ClipboardEvent) => {
    if (!cells) return;
    event.preventDefault();
    if (cells.bottom - cells.top >= MOST_COPIED) return notify.error(t.copyTooMany({ most: MOST_COPIED }));
    void copyRange(event, { pages, offset, cells, columns, words }, t);
  };
  const isActiveDrawn = active.row === HEAD || (active.row >= from && active.row < to);
  return (
    <>
      <p id={helpId} className={classes.hidden}>
        {t.help}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a table cannot draw some of a million rows */}
      <div
        ref={grid}
        role="grid"
        aria-label={t.grid}
        aria-describedby={helpId}
        aria-rowcount={count + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable
        aria-busy={props.isChanging}
        tabIndex={isActiveDrawn ? -1 : 0}
        className={classes.grid}
        data-changing={props.isChanging || undefined}
        onClick={onClick}
        onDoubleClick={event => {
          const { row } = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')?.dataset ?? {};
          if (row !== undefined && Number(row) >= 0) open(offset + Number(row));
        }}
        onKeyDown={onKeyDown}
        onPointerDown={event => selectByPointer(event, selected, next => select(next))}
        onCopy={onCopy}
        {...focus.handlers}
      >
        <div className={classes.canvas} style={{ width: starts.at(-1), height: HEAD_HEIGHT + canvasHeight(space) }}>
          <GridHead
            columns={columns}
            window={window}
            starts={starts}
            sort={sort}
            actions={actions}
            menuOf={menuOf}
            values={words.values}
            active={active.row === HEAD ? active.column : undefined}
            markAll={props.canMark ? (props.onMarkAll ? 'matching' : 'page') : undefined}
            isAllMarked={props.isAllMarked}
            onMenu={column => {
              setMenuOf(column);
              if (column === undefined) focus.want();
            }}
          />
          {/* biome-ignore lint/a11y/useSemanticElements: see above */}
          <div
            role="rowgroup"
            className={classes.rows}
            style={{ top: HEAD_HEIGHT + from * ROW_HEIGHT - place.rowTop + place.scrollTop }}
          >
            {range(from, to).map(index => {
              const row = pages.row(offset + index);
              const isIn = isMany && index >= cells.top && index <= cells.bottom;
              return (
                <GridRowView
                  key={index}
                  index={index}
                  row={row}
                  pages={pages}
                  columns={columns}
                  window={window}
                  starts={starts}
                  words={words}
                  isAwaited={row === undefined && !pages.hasCome(offset + index)}
                  active={active.row === index ? active.column : undefined}
                  selectedFrom={isIn ? cells.left : undefined}
                  selectedTo={isIn ? cells.right : undefined}
                  canMark={props.canMark}
                  isMarked={row !== undefined && marked.has(row.answerRecordId)}
                />
              );
            })}
          </div>
        </div>
      </div>
    </>
  );
}

/** Columns that stay must leave room for those that move. */
function frozenIn(starts: readonly number[], wanted: number, width: number): number {
  let frozen = Math.min(wanted, starts.length - 1);
  while (frozen > 1 && starts[frozen]! > width * 0.6) frozen -= 1;
  return frozen;
}
