import type { CellValue, ListField, ListRow, SettingAttribute } from '@wenshu/survey-core';
import { emptyField } from '@wenshu/survey-core';

/** Cells as a spreadsheet puts them on the clipboard: tabs between columns, lines between rows. Empty lines say nothing. */
export function readCells(text: string): string[][] {
  return text
    .replace(/\r/g, '')
    .split('\n')
    .map(line => line.split('\t').map(cell => cell.trim()))
    .filter(cells => cells.some(cell => cell !== ''));
}

/** A row of the list per line: texts and numbers in the order of its columns; a switch has no cell. */
export function rowsFromCells({ columns }: ListField, cells: readonly string[][], mint: () => string): ListRow[] {
  const written = columns.filter(column => column.kind !== 'switch');
  return cells.map(line => {
    const values: Record<string, CellValue> = {};
    for (const column of columns) {
      const cell = line[(written as readonly unknown[]).indexOf(column)];
      values[column.name] = cell === undefined ? (emptyField(column) as CellValue) : readCell(column.kind, cell);
    }
    return { id: mint(), values };
  });
}

/** An attribute per line: its name, then its levels. One whose levels are all numbers is taken for the price, if none is yet. */
export function attributesFromCells(
  cells: readonly string[][],
  mint: () => string,
  hasPrice: boolean,
): SettingAttribute[] {
  let isPriceKnown = hasPrice;
  return cells.map(([name = '', ...rest]) => {
    const names = rest.filter(cell => cell !== '');
    const isPrice = !isPriceKnown && names.length > 0 && names.every(cell => /^\d+(\.\d+)?$/.test(cell));
    isPriceKnown ||= isPrice;
    return { id: mint(), name, isPrice, levels: names.map(level => ({ id: mint(), name: level, picture: '' })) };
  });
}

function readCell(kind: string, cell: string): CellValue {
  return kind === 'number' ? readNumber(cell) : cell;
}

/** Thousands may be grouped, as Excel shows them; a sign of money before or behind is no part of the number. */
export function readNumber(text: string): number | null {
  const plain = text
    .trim()
    .replace(/[,，\s]/g, '')
    .replace(/^[$¥€£￥]|\u5143$/g, '');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
