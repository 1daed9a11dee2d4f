import { checkFrame, type FrameCode, type FrameCodes, LARGEST_CODE } from '@wenshu/analysis';
import { languages } from '@wenshu/texts';
import { codingTexts } from '@wenshu/texts/findings/coding';

/** The columns of a frame in a table, in their order. */
export const frameColumns = [
  'code',
  'parent',
  'zh',
  'en',
  'definition',
  'example',
  'colour',
  'key',
  'isRetired',
] as const;

export function rowOf({ parent, isRetired, ...code }: FrameCode): (string | number)[] {
  const cells = { ...code, parent: parent ?? '', isRetired: isRetired ? 1 : '' };
  return frameColumns.map(column => cells[column]);
}

/** A frame from the lines of a table, its headings first, in either language and in any order; undefined where it is none. */
export function frameOfRows([heads = [], ...rows]: readonly (readonly string[])[]): FrameCodes | undefined {
  const placeOf = new Map(frameColumns.map(column => [column, heads.findIndex(head => isHead(head, column))]));
  if (placeOf.get('zh') === -1 && placeOf.get('en') === -1) return undefined;
  const codes: FrameCode[] = [];
  for (const row of rows) {
    if (row.every(cell => cell.trim() === '')) continue;
    const cell = (column: (typeof frameColumns)[number]) => plainCell(row[placeOf.get(column) ?? -1] ?? '');
    const code = numberOf(cell('code'), codes.length + 1);
    const parent = numberOf(cell('parent'), null);
    if (code === undefined || code === null || parent === undefined) return undefined;
    codes.push({
      code,
      parent,
      zh: cell('zh'),
      en: cell('en'),
      definition: cell('definition'),
      example: cell('example'),
      colour: cell('colour'),
      key: cell('key'),
      isRetired: cell('isRetired') !== '' && cell('isRetired') !== '0',
    });
  }
  return isWhole(codes) ? codes : undefined;
}

/** Of what a frame says of a code, in letters. */
export const LONGEST = { zh: 100, en: 100, definition: 1_000, example: 1_000 };

/** What a call would not take a file does not bring either. */
export function isWhole(codes: FrameCodes): boolean {
  if (new Set(codes.map(({ code }) => code)).size < codes.length || checkFrame(codes)) return false;
  return codes.every(one => {
    const names = Object.keys(LONGEST) as (keyof typeof LONGEST)[];
    const isShort = names.every(name => one[name].length <= LONGEST[name] && !one[name].includes('\0'));
    return isShort && /^(#[0-9a-fA-F]{6})?$/.test(one.colour) && /^[0-9A-Za-z]?$/.test(one.key);
  });
}

const isHead = (head: string, column: (typeof frameColumns)[number]) =>
  languages.some(language => codingTexts[language].columns[column] === head.trim());

/** Without the apostrophe that keeps a spreadsheet from working it out. */
const plainCell = (cell: string) => cell.trim().replace(/^'(?=[=+\-@＝＋－＠])/, '');

function numberOf<None>(cell: string, none: None): number | None | undefined {
  if (cell === '') return none;
  const number = Number(cell);
  return Number.isInteger(number) && number >= 1 && number <= LARGEST_CODE ? number : undefined;
}
