import type { FlowItem, FlowQuestion, FlowRow } from '@wenshu/survey-core/answering';
import { Fragment, type ReactNode } from 'react';
import { PointEnds } from './point-ends.tsx';
import { perLine, pointLook } from './point-look.ts';
import { RichText } from './rich-text.tsx';
import { rowSections } from './row-sections.ts';

export interface MatrixGridProps {
  readonly question: FlowQuestion;
  readonly columns: readonly FlowItem[];
  /** A radio group where one option of a row is chosen, else a plain group. */
  readonly role: 'radiogroup' | 'group';
  readonly isMissing: (row: FlowRow) => boolean;
  /** What stands where a row and a column meet; `names` are the ids of the row's titles. */
  readonly cell: (row: FlowRow, column: FlowItem, names: string) => ReactNode;
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
 * the columns, or in every card, of which only one or two are in sight.
 */
export function MatrixGrid(props: MatrixGridProps) {
  const { question, hasRightTitles, isScale, ends, isInvalid, titleId, problemId } = props;
  const sections = rowSections({ rows: props.columns, rowGroups: question.itemGroups });
  const hasGroups = sections.some(section => section.group);
  const columns = sections.flatMap(section => section.rows);
  const look = pointLook(columns.map(({ title }) => title.text));
  const classes = ['matrix', hasRightTitles && 'has-right-titles', isScale && look !== 'sentences' && 'is-scale'];
  return (
    <div
      className={classes.filter(Boolean).join(' ')}
      style={{ '--points': columns.length, '--per-line': perLine(columns.length, look) } as never}
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
      {rowSections(question).map(({ group, rows }) => {
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
}: MatrixRowProps) {
  const rowTitleId = `${titleId}-${row.id}`;
  const names = hasRightTitles ? `${rowTitleId} ${rowTitleId}-right` : rowTitleId;
  const group = {
    role,
    'aria-labelledby': `${groupNames.join(' ')} ${names}`,
    'aria-describedby': describedBy,
    // A plain group cannot be invalid for a screen reader; its fields can.
    ...(role === 'radiogroup' && { 'aria-invalid': isMissing(row) }),
  };
  return (
    <div {...group} className={isMissing(row) ? 'matrix-row is-missing' : 'matrix-row'}>
      <span id={rowTitleId} className="matrix-row-title">
        <RichText of={row.title} />
      </span>
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
