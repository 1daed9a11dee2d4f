/** Excel reads a file without it as something other than UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** One line. Texts that a spreadsheet would run as a formula get an apostrophe in front; numbers stay numbers. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: string | number | null): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
