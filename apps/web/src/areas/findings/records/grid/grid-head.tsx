import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { Dropdown } from 'antd';
import type { DragEvent, PointerEvent } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { variableName } from '../../filter/variable-names.ts';
import { isNumeric } from './cell-text.ts';
import type { ColumnWindow } from './column-window.ts';
import classes from './grid.module.css';
import type { GridActions } from './grid-actions.ts';
import { type GridColumn, inWidth } from './grid-columns.ts';
import { cellStyle, range } from './grid-row.tsx';
import type { SortKey } from './grid-view.ts';
import { headMenu } from './head-menu.ts';

interface GridHeadProps {
  readonly columns: readonly GridColumn[];
  readonly window: ColumnWindow;
  readonly starts: readonly number[];
  readonly sort: readonly SortKey[];
  readonly values: 'labels' | 'codes';
  /** The column of the active cell, where it is in the head. */
  readonly active: number | undefined;
  readonly menuOf: number | undefined;
  readonly actions: GridActions;
  onMenu(column: number | undefined): void;
  /** What is marked together: a page's rows, or all that match. */
  readonly markAll: 'page' | 'matching' | undefined;
  readonly isAllMarked: boolean;
}

/** Behind the number of its question, which stands before it. */
const shownLabel = ({ variable, name }: GridColumn): string =>
  variable.questionId === undefined ? name : name.slice(variable.name.length + 1) || variable.name;

const DRAGGED = 'application/x-grid-column';

/** The names of the columns: sorted by a click, moved by dragging, made wider at their edge; their menus do all of it by keys. */
export function GridHead(props: GridHeadProps) {
  const { columns, window, starts, sort, values, active, menuOf, actions, onMenu, markAll } = props;
  const t = useTexts(recordGridTexts);
  const placing = (column: number) => ({
    'aria-colindex': column + 1,
    'data-row': -1,
    'data-column': column,
    'data-frozen': column < window.frozen || undefined,
    style: cellStyle(column, columns, starts, window.frozen),
  });
  const tabIndexOf = (column: number) => (column === active ? 0 : -1);
  const head = (column: number) => {
    const { key, variable, width } = columns[column - 1]!;
    const place = sort.findIndex(one => one.variable === key);
    const sorted = sort[place];
    const name = variableName(variable);
    const button = (
      <button
        type="button"
        tabIndex={-1}
        className={classes.headMenu}
        aria-label={t.head.menu({ name })}
        aria-haspopup="menu"
        onClick={event => {
          event.stopPropagation();
          onMenu(menuOf === column ? undefined : column);
        }}
      >
        ⋮
      </button>
    );
    return (
      // biome-ignore lint/a11y/useSemanticElements: a table cannot draw some of two thousand columns
      // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
      <div
        key={key}
        role="columnheader"
        tabIndex={tabIndexOf(column)}
        {...placing(column)}
        className={classes.headCell}
        data-number={isNumeric(variable, values) || undefined}
        aria-sort={sorted ? (sorted.isDescending ? 'descending' : 'ascending') : undefined}
        title={name}
        draggable
        onClick={event => actions.sortBy(key, event.shiftKey)}
        onContextMenu={event => {
          event.preventDefault();
          onMenu(column);
        }}
        onDragStart={event => event.dataTransfer.setData(DRAGGED, key)}
        onDragOver={event => event.dataTransfer.types.includes(DRAGGED) && markDrop(event)}
        onDragLeave={event => delete event.currentTarget.dataset.drop}
        onDrop={event => {
          const side = event.currentTarget.dataset.drop;
          delete event.currentTarget.dataset.drop;
          event.preventDefault();
          actions.moveColumn(event.dataTransfer.getData(DRAGGED), column - 1 + (side === 'after' ? 1 : 0));
        }}
      >
        <span className={classes.headText}>
          {variable.questionId !== undefined && <span className={classes.headName}>{variable.name}</span>}
          {shownLabel(columns[column - 1]!)}
        </span>
        {sorted && (
          <span className={classes.sortSign} aria-hidden>
            {sorted.isDescending ? '↓' : '↑'}
            {sort.length > 1 && <sub>{place + 1}</sub>}
          </span>
        )}
        {menuOf === column ? (
          <Dropdown
            open
            trigger={['click']}
            autoFocus
            menu={headMenu({ column, columns, sort, frozen: window.frozen, t: t.head, actions })}
            onOpenChange={isOpen => !isOpen && onMenu(undefined)}
          >
            {button}
          </Dropdown>
        ) : (
          button
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: by keys the menu makes a column wider */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <span
          className={classes.edge}
          onClick={event => event.stopPropagation()}
          onDoubleClick={() => actions.setWidth(key, undefined)}
          onPointerDown={event => beginResize(event, width, next => actions.setWidth(key, next))}
        />
      </div>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="rowgroup" className={classes.head}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: its cells are */}
      <div role="row" aria-rowindex={1} className={classes.headRow}>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        <div
          role="columnheader"
          tabIndex={tabIndexOf(0)}
          {...placing(0)}
          className={`${classes.headCell} ${classes.mark}`}
        >
          <span className={classes.hidden}>{t.markColumn}</span>
          {markAll && (
            <input
              type="checkbox"
              tabIndex={-1}
              aria-label={t.markAll[markAll]}
              title={t.markAll[markAll]}
              checked={props.isAllMarked}
              readOnly
              data-mark-all
            />
          )}
        </div>
        {range(1, window.frozen).map(head)}
        <span className={classes.room} style={{ width: window.before }} />
        {range(Math.max(1, window.from, window.frozen), window.to).map(head)}
      </div>
    </div>
  );
}

function markDrop(event: DragEvent<HTMLElement>): void {
  event.preventDefault();
  const { left, width } = event.currentTarget.getBoundingClientRect();
  event.currentTarget.dataset.drop = event.clientX > left + width / 2 ? 'after' : 'before';
}

/** Follows the pointer until it is let go. */
function beginResize(event: PointerEvent<HTMLElement>, width: number, onWidth: (width: number) => void): void {
  event.preventDefault();
  event.stopPropagation();
  const edge = event.currentTarget;
  const from = event.clientX;
  edge.setPointerCapture(event.pointerId);
  const follow = (moved: globalThis.PointerEvent) => onWidth(inWidth(width + moved.clientX - from));
  const end = () => {
    edge.removeEventListener('pointermove', follow);
    edge.removeEventListener('pointerup', end);
    edge.removeEventListener('pointercancel', end);
  };
  edge.addEventListener('pointermove', follow);
  edge.addEventListener('pointerup', end);
  edge.addEventListener('pointercancel', end);
}
