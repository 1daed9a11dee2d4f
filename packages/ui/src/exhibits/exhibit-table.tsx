import {
  cellFormats,
  changeOfSign,
  type Filter,
  formatShown,
  type Head,
  headLines,
  isSmallBase,
  leafHeads,
  levelOfStars,
  type PlacedHead,
  type Table,
  type TableCell,
} from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { type ComponentType, type CSSProperties, type ReactNode, useMemo } from 'react';
import classes from './exhibit-table.module.css';
import { moveByArrows } from './move-by-arrows.ts';
import { NamedHead, type Naming } from './named-head.tsx';
import { canDrill, hasAsterisk, isFaint, isNet, leastOf } from './table-marks.ts';

/** Where the records behind a number are looked at. */
export interface Drilling {
  /** Of all that must hold for them: what the heads of the row and of the column say. */
  addressOf(filters: readonly Filter[]): string;
  /** Where one record is looked at, for what somebody wrote or uploaded. */
  recordAddressOf?(recordId: string): string;
  readonly Link: ComponentType<DrillLinkProps>;
}
export interface DrillLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly title?: string;
  readonly tabIndex?: number;
  readonly children?: ReactNode;
  readonly 'data-cell'?: string;
}

interface ExhibitTableProps {
  readonly table: Table;
  readonly language: Language;
  readonly drilling?: Drilling | undefined;
  readonly naming?: Naming | undefined;
}

const NOTHING: TableCell = { values: [] };

/** A table with nested heads on both sides. Its numbers are one stop for Tab; arrows go from one to the next. */
export function ExhibitTable({ table, language, drilling, naming }: ExhibitTableProps) {
  const t = exhibitViewTexts[language];
  const columns = useMemo(() => leavesOf(table.columns), [table.columns]);
  const rows = useMemo(() => leavesOf(table.rows), [table.rows]);
  const columnLines = useMemo(() => headLines(table.columns), [table.columns]);
  const rowLines = useMemo(() => headLines(table.rows), [table.rows]);
  const first = useMemo(() => firstToOpen(table, rows, columns), [table, rows, columns]);
  const widths = useMemo(() => lettersWidths(table, columns), [table, columns]);
  const hasWords = useMemo(() => wordColumns(table, columns), [table, columns]);
  // Where every column says itself what it counts, the corner would only name one of them.
  const measures = columns.every(({ format }) => format !== undefined) ? [] : table.measures;
  const blocks = useMemo(() => new Set(columnLines[0]?.map(({ start }) => start)), [columnLines]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.scroll} data-scrolls="" aria-label={t.scrollable({ name: table.title })} tabIndex={0}>
      <table className={classes.table} onKeyDown={moveByArrows}>
        <caption className={classes.hidden} data-not-in-picture="">
          {table.title}
        </caption>
        <thead>
          {columnLines.map((level, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
            <tr key={place}>
              {place === 0 && (
                <td className={classes.corner} rowSpan={columnLines.length} colSpan={rowLines.length}>
                  {measures.map(measure => (
                    <span key={measure.id} className={classes.measure}>
                      {measure.name}
                    </span>
                  ))}
                </td>
              )}
              {level.map(placed => (
                <ColumnHead
                  key={placed.start}
                  placed={placed}
                  language={language}
                  level={place}
                  isWords={!placed.head.children?.length && hasWords.has(placed.start)}
                />
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td className={classes.noRows} colSpan={columns.length + 1}>
                {t.noRows}
              </td>
            </tr>
          )}
          {rows.map((row, line) => (
            <tr key={row.id} data-role={row.role}>
              {headsFrom(rowLines, line).map(placed => (
                <RowHead key={placed.head.id} placed={placed} language={language} naming={naming} />
              ))}
              {columns.map((column, at) => (
                <NumberCell
                  key={column.id}
                  cell={table.cells[line]?.[at] ?? NOTHING}
                  place={`${line}:${at}`}
                  startsBlock={blocks.has(at)}
                  isFirst={first === `${line}:${at}`}
                  lettersWidth={widths[at] ?? 0}
                  isWords={hasWords.has(at)}
                  table={table}
                  row={row}
                  column={column}
                  language={language}
                  drilling={drilling}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  readonly placed: PlacedHead;
  readonly language: Language;
}

interface ColumnHeadProps extends HeadProps {
  readonly level: number;
  readonly isWords: boolean;
}

function ColumnHead({ placed: { head, span, depth }, level, isWords, language }: ColumnHeadProps) {
  const t = exhibitViewTexts[language];
  return (
    <th
      scope={head.children?.length ? 'colgroup' : 'col'}
      colSpan={span}
      rowSpan={depth}
      className={classes.columnHead}
      data-role={head.role}
      data-outer={level === 0 || undefined}
      data-words={isWords || undefined}
    >
      <span>{head.text}</span>
      {head.letter && (
        <span className={classes.columnLetter} title={t.columnName({ letter: head.letter })}>
          {head.letter}
        </span>
      )}
    </th>
  );
}

function RowHead({ placed: { head, span, depth }, language, naming }: HeadProps & Pick<ExhibitTableProps, 'naming'>) {
  const t = exhibitViewTexts[language];
  return (
    <th
      scope={head.children?.length ? 'rowgroup' : 'row'}
      rowSpan={span}
      colSpan={depth}
      className={classes.rowHead}
      data-role={head.role}
    >
      {naming && head.nameAs !== undefined ? (
        <NamedHead text={head.text} at={head.nameAs} naming={naming} language={language} />
      ) : (
        head.text
      )}
      {head.letter && (
        <span className={classes.columnLetter} title={t.columnName({ letter: head.letter })}>
          {head.letter}
        </span>
      )}
    </th>
  );
}

interface NumberCellProps {
  readonly table: Table;
  readonly cell: TableCell;
  readonly row: Head;
  readonly column: Head;
  readonly startsBlock: boolean;
  readonly language: Language;
  readonly drilling: Drilling | undefined;
  readonly place: string;
  readonly isFirst: boolean;
  readonly lettersWidth: number;
  readonly isWords: boolean;
}

function NumberCell(props: NumberCellProps) {
  const { cell, row, column, language, drilling, place } = props;
  const t = exhibitViewTexts[language];
  const looks = {
    ...(cell.heat !== undefined && { '--heat': `${Math.round(cell.heat * 100)}%` }),
    ...(props.lettersWidth > 0 && { '--letters': `${props.lettersWidth}ch` }),
  } as CSSProperties;
  const lines = <CellLines {...props} />;
  return (
    <td
      className={classes.cell}
      data-role={row.role === 'category' ? column.role : row.role}
      data-heat={cell.heat === undefined ? undefined : ''}
      data-outer={props.startsBlock || undefined}
      data-words={props.isWords || undefined}
      data-faint={isFaint(cell, { row, column }) || undefined}
      style={looks}
    >
      {drilling && canDrill(cell, { row, column }) ? (
        <drilling.Link
          to={drilling.addressOf([row.drill!, column.drill!])}
          className={classes.open!}
          title={t.openRecords}
          tabIndex={props.isFirst ? 0 : -1}
          data-cell={place}
        >
          {lines}
        </drilling.Link>
      ) : (
        lines
      )}
    </td>
  );
}

/** The measures one below the other; letters have a room of their own beside them, so that the digits stand in line. */
function CellLines({ table, cell, row, column, language }: NumberCellProps) {
  const t = exhibitViewTexts[language];
  if (cell.text !== undefined) return <span className={classes.words}>{cell.text}</span>;
  return (
    <span className={classes.lines} data-bold={isNet({ row, column }) || undefined}>
      {cellFormats(table, row, column).map((format, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a measure is its place
        <span key={at} className={classes.line} data-first={at === 0 || undefined}>
          <span className={classes.value}>{formatShown(format, cell.values[at] ?? null, language)}</span>
          <span className={classes.letters}>
            {at === 0 && hasAsterisk(cell, { row, column }) && (
              <abbr title={t.smallBase({ least: leastOf(cell, { row, column }) })}>*</abbr>
            )}
            {at === 0 && cell.letters && <abbr title={lettersMean(cell.letters, language)}>{cell.letters}</abbr>}
          </span>
        </span>
      ))}
    </span>
  );
}

function lettersMean(letters: string, language: Language): string {
  const [t, below, change] = [exhibitViewTexts[language], levelOfStars(letters), changeOfSign(letters)];
  if (change) return t.changed[change];
  return below === undefined ? t.higherThan({ letters }) : t.significant({ below });
}

const leavesOf = (heads: readonly Head[]): readonly Head[] => leafHeads(heads).map(({ head }) => head);

/** The heads that begin in a line: a group of rows only in its first. */
const headsFrom = (lines: readonly (readonly PlacedHead[])[], line: number): PlacedHead[] =>
  lines.flatMap(level => level.filter(({ start }) => start === line));

function firstToOpen(table: Table, rows: readonly Head[], columns: readonly Head[]): string | undefined {
  for (const [line, row] of rows.entries())
    for (const [at, column] of columns.entries())
      if (canDrill(table.cells[line]?.[at] ?? NOTHING, { row, column })) return `${line}:${at}`;
  return undefined;
}

/** The columns that hold words alone: these are read from the left, as numbers are from the right. */
function wordColumns(table: Table, columns: readonly Head[]): ReadonlySet<number> {
  const places = columns.map((_, at) => at);
  return new Set(
    places.filter(at => table.cells.length > 0 && table.cells.every(line => line[at]?.text !== undefined)),
  );
}

/** The most letters, or the asterisk, that stand in each column. */
function lettersWidths(table: Table, columns: readonly Head[]): number[] {
  return columns.map((column, at) => {
    const letters = table.cells.map(line => line[at]?.letters?.length ?? 0);
    const isMarked = isSmallBase(column.base) || table.cells.some(line => isSmallBase(line[at]?.base));
    return Math.max(isMarked ? 1 : 0, ...letters);
  });
}
