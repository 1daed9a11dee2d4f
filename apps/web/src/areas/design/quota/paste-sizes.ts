const MOST = 10_000_000;

/** Numbers as a spreadsheet puts them on the clipboard: tabs between columns, lines between rows. Undefined: not a table of numbers. */
export function parseSizes(text: string): (number | undefined)[][] | undefined {
  const lines = text.replace(/\r/g, '').replace(/\n+$/, '').split('\n');
  const rows = lines.map(line => line.split('\t').map(parseSize));
  const isReadable = rows.every(row => row.every(size => size !== 'wrong'));
  const isAny = rows.some(row => row.some(size => typeof size === 'number'));
  return isReadable && isAny ? (rows as (number | undefined)[][]) : undefined;
}

/** An empty place leaves its cell alone. Thousands may be grouped, as Excel shows them. */
function parseSize(text: string): number | undefined | 'wrong' {
  const plain = text.trim().replace(/[,，\s]/g, '');
  if (plain === '') return undefined;
  if (!/^[0-9]+(\.0+)?$/.test(plain)) return 'wrong';
  const size = Number(plain);
  return size <= MOST ? size : 'wrong';
}

/** Somebody who types 0 may mean nobody; it is no limit, and they are told. */
export const isTypedZero = (text: string): boolean => text.trim() !== '' && readSize(text) === 0;

/** A single typed size; empty is "unlimited". */
export function readSize(text: string): number | undefined {
  const size = parseSize(text);
  return size === 'wrong' ? undefined : (size ?? 0);
}
