import { type Head, leafHeads, type Table } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type PptxGenJS from 'pptxgenjs';
import { wrapText } from '../../drawing/wrap-text.ts';
import { widthOf } from '../../fonts.ts';
import { cellWords, type LaidTable, layTable } from '../../table/lay-table.ts';
import { pageTable } from '../../table/page-table.ts';
import { heatColour, theme } from '../../theme.ts';

const POINTS = 72;
const SIZE = 10;
const SMALL = 9;
const LINE = 0.19;
const PAD = 0.06;
const LEAST_COLUMN = 0.66;
const MOST_COLUMN = 2;
const MEASURE = 0.85;
/** The reader has another face than ours: what is wider in it should not break. */
const SLACK = 1.14;
const MOST_CHARS = 250;
/** Above a column there is less room than beside a row. */
const MOST_HEAD = 60;

export interface TableRoom {
  readonly width: number;
  readonly height: number;
}

interface Widths {
  readonly labels: readonly number[];
  readonly measure: number;
  readonly column: number;
}

/** The parts of a table that fit a slide each, as PowerPoint's own tables. */
export function nativeTables(
  table: Table,
  language: Language,
  room: TableRoom,
): { rows: PptxGenJS.TableRow[]; widths: number[] }[] {
  const whole = layTable(table, language);
  const widths = widthsOf(whole, room.width);
  const left = sum(widths.labels) + widths.measure;
  const starts = leafHeads(table.rows).map((_, row) => rowHeight(whole, row, widths));
  const pages = pageTable(table, {
    columns: Math.floor((room.width - left) / widths.column),
    height: room.height,
    headHeight: part => sum(headHeights(layTable(part, language), widths.column)),
    rowHeight: row => starts[row]!,
  });
  return pages.map(page => {
    const laid = layTable(page, language);
    return {
      rows: [...headRows(laid), ...bodyRows(laid)],
      widths: [...leftWidths(laid, widths), ...laid.columns.map(() => widths.column)],
    };
  });
}

/** Columns left of the numbers, as many as this part has: one of bases alone has no measures, and its heads may be less deep. */
function leftWidths({ depth, hasMeasureColumn }: LaidTable, { labels, measure }: Widths): number[] {
  const own = labels.slice(0, depth);
  own[depth - 1]! += sum(labels.slice(depth)) + (hasMeasureColumn ? 0 : measure);
  return hasMeasureColumn ? [...own, measure] : own;
}

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
const inches = (text: string, size = SIZE) => widthOf(text, size) / POINTS + 2 * PAD;
const linesIn = (text: string, width: number, size = SIZE) =>
  wrapText(text, (width - 2 * PAD) * POINTS, { fontSize: size }).length;

function widthsOf(laid: LaidTable, room: number): Widths {
  const most = (room * 0.36) / laid.depth;
  const labels = Array.from({ length: laid.depth }, (_, level) => {
    const words = laid.lines.flatMap(({ heads }) =>
      heads.filter(head => head.level === level && head.placed.depth === 1),
    );
    return Math.min(most, Math.max(0.9, ...words.map(({ placed }) => SLACK * inches(cut(placed.head.text)))));
  });
  const measure = laid.hasMeasureColumn
    ? Math.min(1.2, Math.max(MEASURE, ...laid.lines.map(line => inches(line.measure, SMALL))))
    : 0;
  const numbers = laid.lines.flatMap(({ cells }) => cells.map(cell => (cell.isText ? 0 : inches(cellWords(cell)))));
  const least = Math.max(
    LEAST_COLUMN,
    numbers.reduce((a, b) => Math.max(a, b), 0),
  );
  const left = sum(labels) + measure;
  const beside = Math.max(1, Math.floor((room - left) / least));
  const shown = Math.min(beside, Math.ceil(laid.columns.length / Math.ceil(laid.columns.length / beside)));
  return { labels, measure, column: Math.max(least, Math.min(MOST_COLUMN, (room - left) / Math.max(1, shown))) };
}

function headHeights(laid: LaidTable, column: number): number[] {
  const heights = laid.levels.map(level =>
    Math.max(
      LINE + PAD,
      ...level
        .filter(({ depth }) => depth === 1)
        .map(({ head, span }) => linesIn(cut(head.text, MOST_HEAD), span * column) * LINE + PAD),
    ),
  );
  return laid.hasLetters ? [...heights, LINE + PAD] : heights;
}

function rowHeight({ lines, depth }: LaidTable, row: number, { labels, column }: Widths): number {
  const own = lines.filter(line => line.isFirst)[row]!;
  const count = lines.slice(lines.indexOf(own)).findIndex(line => line.isLast) + 1;
  const label = own.heads.find(({ level, placed }) => level + placed.depth === depth);
  const words = label ? linesIn(cut(label.placed.head.text), sum(labels.slice(label.level))) * LINE + PAD : 0;
  const cells = Math.max(1, ...own.cells.map(cell => (cell.isText ? linesIn(cut(cell.shown), column) : 1)));
  return Math.max(words, (cells + count - 1) * LINE + count * PAD);
}

const edge = (colour: string): PptxGenJS.BorderProps => ({ type: 'solid', pt: 0.75, color: colour });
const none: PptxGenJS.BorderProps = { type: 'none' };
type Borders = [PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps, PptxGenJS.BorderProps];
const below = (line: PptxGenJS.BorderProps): Borders => [none, none, line, none];
const isBold = ({ role }: Head) => role === 'group' || role === 'net' || role === 'total';
const cut = (text: string, most = MOST_CHARS) =>
  text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…` : text;

function headRows(laid: LaidTable): PptxGenJS.TableRow[] {
  const left = laid.depth + (laid.hasMeasureColumn ? 1 : 0);
  const last = laid.levels.length + (laid.hasLetters ? 1 : 0);
  const fill = { color: theme.head };
  const rows = laid.levels.map((level, at): PptxGenJS.TableCell[] => [
    ...(at === 0
      ? [
          {
            text: '',
            options: { colspan: left, rowspan: last, fill, border: below(edge(theme.strong)) },
          },
        ]
      : []),
    ...level.map(({ head, span, depth }): PptxGenJS.TableCell => {
      const isGroup = (head.children?.length ?? 0) > 0;
      return {
        text: cut(head.text, MOST_HEAD),
        options: {
          colspan: span,
          rowspan: depth,
          fill,
          bold: isBold(head),
          align: isGroup ? 'center' : 'right',
          valign: 'bottom',
          border: below(isGroup || at + depth === last ? edge(theme.strong) : none),
        },
      };
    }),
  ]);
  if (laid.hasLetters)
    rows.push(
      laid.columns.map(({ letter }) => ({
        text: letter,
        options: {
          fill,
          bold: true,
          color: theme.pine,
          fontSize: SMALL,
          align: 'right',
          border: below(edge(theme.strong)),
        },
      })),
    );
  return rows;
}

function bodyRows({ lines, hasMeasureColumn, depth }: LaidTable): PptxGenJS.TableRow[] {
  return lines.map((line, at): PptxGenJS.TableCell[] => {
    const ground = line.row.head.role === 'statistic' ? { fill: { color: theme.paper } } : {};
    const under = line.isLast ? edge(at === lines.length - 1 ? theme.strong : theme.line) : none;
    const border: Borders = [none, none, under, none];
    const quiet = !line.isFirst || line.row.head.role === 'base';
    return [
      ...line.heads.map(
        ({ placed: { head, depth: deep }, level, down }): PptxGenJS.TableCell => ({
          text: cut(head.letter ? `${head.text} (${head.letter})` : head.text),
          options: {
            ...ground,
            rowspan: down,
            colspan: Math.min(deep, depth - level),
            bold: isBold(head),
            align: 'left',
            valign: 'top',
            border: below(edge(theme.line)),
          },
        }),
      ),
      ...(hasMeasureColumn
        ? [
            {
              text: line.measure,
              options: { ...ground, border, color: theme.faint, fontSize: SMALL, align: 'left' as const },
            },
          ]
        : []),
      ...line.cells.map((cell): PptxGenJS.TableCell => {
        const marks = `${cell.hasAsterisk ? '*' : ''}${cell.letters}`;
        const look = {
          color: quiet || cell.isFaint ? theme.faint : theme.ink,
          bold: cell.isBold,
          fontSize: line.isFirst ? SIZE : SMALL,
        };
        const heat = cell.heat === undefined || cell.shown === '' ? ground : { fill: { color: heatColour(cell.heat) } };
        const words = cell.isText ? cut(cell.shown) : cell.shown;
        return {
          text:
            marks === ''
              ? words
              : [
                  { text: words, options: look },
                  { text: ` ${marks}`, options: { color: theme.pine, bold: true, fontSize: 7 } },
                ],
          options: { ...heat, ...look, border, align: cell.isText ? 'left' : 'right', valign: 'top' },
        };
      }),
    ];
  });
}
