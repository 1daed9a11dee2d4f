/**
 * How a text is written when nobody meant anything by it. Each is a plain measure that can be told to whoever wrote it, over the text in
 * small letters without surrounding space; patterns say ASCII and listed signs alone, so that every database reads them alike.
 */
export const writtenWays = ['repeated', 'keyboard', 'no-words', 'no-vowels'] as const;
export type WrittenWay = (typeof writtenWays)[number];

/** So long at least one sign over and over must be, and so long two: "ok" and "2020" are answers. */
export const LEAST_OF_ONE = 3;
export const LEAST_OF_TWO = 6;

const KEYS_IN_A_ROW = 5;
/** Neighbours on these rows make no word of any length from four on; on the upper row they do ("property"). */
const lowerRows = ['asdfghjkl', 'zxcvbnm'];
const upperRow = 'qwertyuiop';

function runs(row: string, length: number): readonly string[] {
  const starts = Array.from({ length: row.length - length + 1 }, (_, at) => row.slice(at, at + length));
  return starts.flatMap(run => [run, [...run].reverse().join('')]);
}

const keyboardRuns = [...lowerRows.flatMap(row => runs(row, KEYS_IN_A_ROW - 1)), ...runs(upperRow, KEYS_IN_A_ROW)];

/** Everything in ASCII that is no letter, once letters are small. */
const NO_LETTER = ' -`{-~';
const SIGNS = '，。！？、…～·—；：（）《》“”‘’　';

/** The ways that one pattern tells. */
export const writtenPatterns: Readonly<Record<Exclude<WrittenWay, 'repeated'>, string>> = {
  keyboard: `(${keyboardRuns.join('|')})`,
  'no-words': `^[${NO_LETTER}${SIGNS}]+$`,
  // Five letters at least: a short name may do without a vowel.
  'no-vowels': `^[${NO_LETTER}]*([bcdfghjklmnpqrstvwxz][${NO_LETTER}]*){5,}$`,
};

const expressions = Object.fromEntries(
  Object.entries(writtenPatterns).map(([way, pattern]) => [way, new RegExp(pattern, 'u')]),
) as Readonly<Record<Exclude<WrittenWay, 'repeated'>, RegExp>>;

/** Of a text as `plain` makes it. */
export function isWritten(text: string, way: WrittenWay): boolean {
  return way === 'repeated' ? isRepeated(text) : expressions[way].test(text);
}

function isRepeated(text: string): boolean {
  const signs = [...text];
  const different = new Set(signs).size;
  return different === 1 ? signs.length >= LEAST_OF_ONE : different === 2 && signs.length >= LEAST_OF_TWO;
}

/** The same in SQL: what is left without the first sign, and without the first of that. */
export function repeatedSql(column: string): string {
  const without = (text: string) => `replace(${text}, left(${text}, 1), '')`;
  const rest = without(column);
  return `((length(${column}) >= ${LEAST_OF_ONE} and ${rest} = '') or (length(${column}) >= ${LEAST_OF_TWO} and ${without(rest)} = ''))`;
}
