import type { Head, Table } from '@wenshu/analysis';
import type { CellStyle, StyledCell, XlsxCell, XlsxRow, XlsxWriter } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { type LaidCell, type LaidLine, type LaidTable, layTable } from '../../table/lay-table.ts';
import { heatColour, theme } from '../../theme.ts';
import { digitsWide } from './digits-wide.ts';
import { excelFormat, excelNumber } from './number-format.ts';

const LABEL_WIDE = { least: 14, most: 44 } as const;
const NUMBER_WIDE = { least: 9, most: 16 } as const;
const MEASURE_WIDE = 12;

export interface SheetTable {
  readonly columns: readonly { readonly width: number }[];
  readonly head: readonly XlsxRow[];
  readonly body: readonly XlsxRow[];
  /** Columns of heads on the left, the measures' names with them. */
  readonly left: number;
  readonly width: number;
}

/**
 * A table as cells of a sheet. Numbers stay numbers: letters have a narrow column of their own beside them, the asterisk is part of the
 * number's format, and every measure has a row.
 */
export function sheetTable(table: Table, language: Language, book: XlsxWriter): SheetTable {
  const laid = layTable(table, language);
  const left = laid.depth + (laid.hasMeasureColumn ? 1 : 0);
  const places: number[] = [left];
  for (const { lettersWide } of laid.columns) places.push(places.at(-1)! + (lettersWide > 0 ? 2 : 1));
  const width = places.at(-1)!;
  const style = (look: CellStyle) => book.style(look);
  const sheet = { laid, left, places, width, style, language };
  return { columns: widthsOf(laid), head: headRows(sheet), body: bodyRows(sheet), left, width };
}

interface Sheet {
  readonly laid: LaidTable;
  readonly left: number;
  /** Where each column of numbers begins; one more for the end. */
  readonly places: readonly number[];
  readonly width: number;
  readonly language: Language;
  style(look: CellStyle): NonNullable<StyledCell['style']>;
}

const isBold = ({ role }: Head) => role === 'group' || role === 'net' || role === 'total';

function headRows({ laid, left, places, width, style }: Sheet): XlsxRow[] {
  const look = { fill: theme.head, color: theme.ink, wrap: true, vertical: 'bottom' } as const;
  const last = laid.levels.length + (laid.hasLetters ? 1 : 0);
  const rows = Array.from({ length: last }, (_, row): XlsxCell[] =>
    Array.from({ length: width }, () => ({ value: null, style: style({ ...look, ...underLast(row === last - 1) }) })),
  );
  rows[0]![0] = { value: null, style: style(look), across: left, down: last };
  for (const [row, level] of laid.levels.entries())
    for (const { head, start, span, depth } of level) {
      const isGroup = (head.children?.length ?? 0) > 0;
      const across = places[start + span]! - places[start]!;
      const borders = isGroup ? { bottom: 'thin' as const } : {};
      const own = style({
        ...look,
        bold: isBold(head),
        horizontal: isGroup ? 'center' : 'right',
        borders,
        borderColor: theme.strong,
        ...(isGroup ? {} : underLast(row + depth === last)),
      });
      for (let at = places[start]!; at < places[start + span]!; at++) rows[row]![at] = { value: null, style: own };
      rows[row]![places[start]!] = { value: head.text, style: own, across, down: depth };
    }
  if (laid.hasLetters)
    for (const [at, { letter }] of laid.columns.entries()) {
      const own = style({ ...look, bold: true, color: theme.pine, horizontal: 'right', ...underLast(true) });
      rows[last - 1]![places[at]!] = { value: letter, style: own };
    }
  return rows;
}

const underLast = (isLast: boolean): CellStyle =>
  isLast ? { borders: { bottom: 'thin' }, borderColor: theme.strong } : {};

function bodyRows({ laid, left, places, width, style, language }: Sheet): XlsxRow[] {
  return laid.lines.map((line, at) => {
    const ground = groundOf(line, at === laid.lines.length - 1);
    const row: XlsxCell[] = Array.from({ length: width }, () => ({ value: null, style: style(ground) }));
    for (const { placed, level, down } of line.heads) {
      const { head, depth } = placed;
      const look = {
        ...ground,
        bold: isBold(head),
        wrap: true,
        vertical: 'top',
        color: line.row.head.role === 'base' ? theme.soft : theme.ink,
      } as const;
      row[level] = {
        value: head.letter ? `${head.text} (${head.letter})` : head.text,
        style: style(look),
        across: Math.min(depth, laid.depth - level),
        down,
      };
    }
    if (laid.hasMeasureColumn)
      row[left - 1] = { value: line.measure, style: style({ ...ground, color: theme.faint, fontSize: 9 }) };
    for (const [place, cell] of line.cells.entries()) {
      row[places[place]!] = numberCell(cell, line, ground, style, language);
      if (laid.columns[place]!.lettersWide > 0) {
        const heat = cell.heat === undefined || cell.shown === '' ? {} : { fill: heatColour(cell.heat) };
        row[places[place]! + 1] = {
          value: cell.letters,
          style: style({ ...ground, ...heat, bold: true, fontSize: 9, color: theme.pine }),
        };
      }
    }
    return row;
  });
}

/** The look that all cells of a line share. */
function groundOf({ row, isLast }: LaidLine, isEnd: boolean): CellStyle {
  return {
    ...(row.head.role === 'statistic' ? { fill: theme.paper } : {}),
    ...(isLast ? { borders: { bottom: 'thin' }, borderColor: isEnd ? theme.strong : theme.line } : {}),
    vertical: 'top',
  };
}

function numberCell(
  cell: LaidCell,
  line: LaidLine,
  ground: CellStyle,
  style: Sheet['style'],
  language: Language,
): StyledCell {
  const isQuiet = !line.isFirst || line.row.head.role === 'base' || cell.isFaint;
  const look: CellStyle = {
    ...ground,
    horizontal: cell.isText ? 'left' : 'right',
    color: isQuiet ? theme.faint : theme.ink,
    bold: cell.isBold,
    ...(cell.isText ? { wrap: true } : {}),
    ...(cell.heat === undefined || cell.shown === '' ? {} : { fill: heatColour(cell.heat) }),
  };
  const { value } = cell;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { value: cell.shown, style: style(look) };
  return {
    value: excelNumber(value, cell.format),
    style: style({ ...look, format: excelFormat(cell.format, language, cell.hasAsterisk) }),
  };
}

const between = (value: number, { least, most }: { least: number; most: number }) =>
  Math.min(most, Math.max(least, value));

function widthsOf({ depth, hasMeasureColumn, lines, columns }: LaidTable): { width: number }[] {
  const labels = Array.from({ length: depth }, (_, level) => {
    const words = lines.flatMap(({ heads }) => heads.filter(head => head.level === level && head.placed.depth === 1));
    return { width: between(Math.max(0, ...words.map(({ placed }) => digitsWide(placed.head.text))) + 2, LABEL_WIDE) };
  });
  const numbers = columns.flatMap(({ leaf, lettersWide }, at) => {
    const widest = Math.max(...lines.map(({ cells }) => (cells[at]!.isText ? 0 : digitsWide(cells[at]!.shown))), 0);
    const own = { width: between(Math.max(widest + 2, digitsWide(leaf.head.text) / 2 + 2), NUMBER_WIDE) };
    return lettersWide > 0 ? [own, { width: Math.max(3.5, lettersWide * 1.3 + 1) }] : [own];
  });
  return [...labels, ...(hasMeasureColumn ? [{ width: MEASURE_WIDE }] : []), ...numbers];
}
