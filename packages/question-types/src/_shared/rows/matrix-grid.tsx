import type { FlowItem, FlowQuestion, FlowRow } from '@wenshu/survey-core/answering';
import { type CSSProperties, Fragment, type ReactNode, useRef, useState } from 'react';
import { RichText } from '../rich-text.tsx';
import { PointEnds } from './point-ends.tsx';
import { perLine, pointLook } from './point-look.ts';
import { firstOpen, isFolded, nextOpen } from './row-folding.ts';
import { rowSections } from './row-sections.ts';

export interface MatrixGridProps {
  readonly question: FlowQuestion;
  readonly columns: readonly FlowItem[];
  /** A radio group where one option of a row is chosen, else a plain group. */
  readonly role: 'radiogroup' | 'group';
  readonly isMissing: (row: FlowRow) => boolean;
  /** What stands where a row and a column meet; `names` are the ids of the row's titles. */
  readonly cell: (row: FlowRow, column: FlowItem, names: string) => ReactNode;
  /** What was answered in a row, in short words: a folded row shows it. Without this nothing folds. */
  readonly said?: ((row: FlowRow) => string) | undefined;
  /** Whether something in a row is wrong, where no whole row is missing: what is wrong is never folded away. */
  readonly isWrong?: ((row: FlowRow) => boolean) | undefined;
  /** The second statement of a row, at its other end. */
  readonly hasRightTitles?: boolean | undefined;
  /** The columns are points: on a phone they stay side by side. */
  readonly isScale?: boolean | undefined;
  /** What the first and the last column mean. */
  readonly ends?: { readonly low: string; readonly high: string } | undefined;
  readonly isInvalid: boolean;
  readonly titleId: string;
  readonly problemId: string;
}

/**
 * Every row is a group of its own, so a screen reader says row and column. On a wide screen the rows line up under one header; below
 * 640 px each row is a card with its cells under its title: the same elements, laid out anew. What the ends of a scale mean is said over
 * the columns, or in every card, of which only one or two are in sight. Of many cards one is open at a time, the others show what was
 * answered; before the script has come all are open.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { question, hasRightTitles, isScale, ends, isInvalid, titleId, problemId } = props;
  const sections = rowSections({ rows: props.columns, rowGroups: question.itemGroups });
  const hasGroups = sections.some(section => section.group);
  const columns = sections.flatMap(section => section.rows);
  const look = pointLook(columns.map(({ title }) => title.text));
  const hasPoints = isScale === true && look !== 'sentences';
  const rowParts = rowSections(question);
  const folding = { rows: rowParts.flatMap(section => section.rows), said: props.said ?? (() => '') };
  const folds = props.said !== undefined && isFolded(folding, hasPoints);
  const [openId, setOpenId] = useState(() => firstOpen(folding));
  const classes = ['matrix', hasRightTitles && 'has-right-titles', hasPoints && 'is-scale', folds && 'is-folding'];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--points': columns.length, '--per-line': perLine(columns.length, look) } as CSSProperties}
    >
      {ends && (
        <div className="matrix-ends">
          <PointEnds {...ends} />
        </div>
      )}
      <div className="matrix-head" aria-hidden="true">
        {hasGroups && <span />}
        {hasGroups &&
          sections.map(({ group, rows }) => (
            <span key={group?.id ?? ''} className="matrix-columns" style={{ gridColumn: `span ${rows.length}` }}>
              {group && <RichText of={group.title} />}
            </span>
          ))}
        {hasGroups && hasRightTitles && <span />}
        <span />
        {columns.map(column => (
          <span key={column.id}>
            <RichText of={column.title} />
          </span>
        ))}
        {hasRightTitles && <span />}
      </div>
      {rowParts.map(({ group, rows }) => {
        const groupTitleId = group && `${titleId}-${group.id}`;
        return (
          <Fragment key={group?.id ?? ''}>
            {group && (
              <p id={groupTitleId} className="matrix-group-title">
                <RichText of={group.title} />
              </p>
            )}
            {rows.map(row => (
              <MatrixRow
                {...props}
                key={row.id}
                row={row}
                sections={sections}
                groupNames={groupTitleId ? [titleId, groupTitleId] : [titleId]}
                describedBy={isInvalid ? problemId : undefined}
                fold={
                  folds
                    ? {
                        said: folding.said(row),
                        isOpen: row.id === openId || props.isMissing(row) || props.isWrong?.(row) === true,
                        onFold: () => setOpenId(row.id === openId ? undefined : row.id),
                        onAnswered: () => {
                          const next = nextOpen(folding, row.id);
                          setOpenId(next);
                          // The field that was pressed is folded away: the focus goes along to what is asked next.
                          const button = document.getElementById(`${titleId}-${next ?? row.id}-fold`);
                          button?.focus({ preventScroll: true });
                        },
                      }
                    : undefined
                }
              />
            ))}
          </Fragment>
        );
      })}
    </div>
  );
}

interface MatrixRowProps extends MatrixGridProps {
  readonly row: FlowRow;
  readonly sections: ReturnType<typeof rowSections<FlowItem>>;
  readonly groupNames: readonly string[];
  readonly describedBy: string | undefined;
  readonly fold: RowFold | undefined;
}

interface RowFold {
  readonly said: string;
  readonly isOpen: boolean;
  onFold(): void;
  /** One option was chosen with a finger: this row has all that it asks for. */
  onAnswered(): void;
}

function MatrixRow({
  row,
  sections,
  role,
  isMissing,
  cell,
  hasRightTitles,
  ends,
  titleId,
  groupNames,
  describedBy,
  fold,
}: MatrixRowProps) {
  // Arrow keys walk through a radio group: only a finger or a mouse has made up its mind.
  const isByPointer = useRef(false);
  const rowTitleId = `${titleId}-${row.id}`;
  const names = hasRightTitles ? `${rowTitleId} ${rowTitleId}-right` : rowTitleId;
  const group = {
    role,
    'aria-labelledby': `${groupNames.join(' ')} ${names}`,
    'aria-describedby': describedBy,
    // A plain group cannot be invalid for a screen reader; its fields can.
    ...(role === 'radiogroup' && { 'aria-invalid': isMissing(row) }),
  };
  const classes = ['matrix-row', isMissing(row) && 'is-missing', fold?.isOpen && 'is-open'];
  const watch = fold &&
    role === 'radiogroup' && {
      onPointerDown: () => {
        isByPointer.current = true;
      },
      onKeyDown: () => {
        isByPointer.current = false;
      },
      onChange: () => isByPointer.current && fold.onAnswered(),
    };
  return (
    <div {...group} {...watch} className={classes.filter(Boolean).join(' ')}>
      <span id={rowTitleId} className="matrix-row-title">
        <RichText of={row.title} />
      </span>
      {fold && (
        <button
          type="button"
          id={`${rowTitleId}-fold`}
          className="matrix-fold"
          aria-expanded={fold.isOpen}
          aria-labelledby={`${rowTitleId} ${rowTitleId}-said`}
          onClick={fold.onFold}
        >
          <span id={`${rowTitleId}-said`}>{fold.said}</span>
        </button>
      )}
      {ends && <PointEnds {...ends} />}
      {sections.map(({ group, rows: columns }) => (
        <Fragment key={group?.id ?? ''}>
          {/* In sight on a card; on a wide screen the header shows it, and only a screen reader needs it here. */}
          {group && (
            <span className="matrix-column-group">
              <RichText of={group.title} />
            </span>
          )}
          {columns.map(column => (
            <Fragment key={column.id}>{cell(row, column, names)}</Fragment>
          ))}
        </Fragment>
      ))}
      {hasRightTitles && (
        <span id={`${rowTitleId}-right`} className="matrix-row-title is-right">
          {row.rightTitle?.text}
        </span>
      )}
    </div>
  );
}
