import type { ColumnShape } from '@wenshu/survey-core';
import type { ColumnPlan, PlannedOption } from './column-plan.ts';
import { guessMissing } from './guess-missing.ts';
import { guessSets } from './guess-sets.ts';
import { dayOf, isIdentifier, numberOf, splitBy, textOf } from './read-cell.ts';
import { type BroughtTable, countValues, type TableCell, type TableColumn } from './table.ts';

/** So many points a scale has at most, and so low its codes are. */
const WIDEST_SCALE = 11;
const MOST_OPTIONS = 60;
const LONGEST_OPTION = 60;
/** Of a column of numbers so much may be something else: it is listed, cell by cell. */
const MOSTLY = 0.75;
/** What questionnaires part several answers with. */
const SEPARATORS = ['┋', '|', ';', '；', '、'];

interface Seen {
  readonly column: TableColumn;
  /** Without what is missing. */
  readonly values: readonly TableCell[];
  readonly counts: readonly number[];
  readonly filled: number;
}

/** What each column seems to be. A person looks at it and corrects it. */
export function guessColumns(table: BroughtTable): ColumnPlan[] {
  const sets = guessSets(table);
  return table.columns.map((column, place) => sets.get(place) ?? guessColumn(column));
}

/** The same for one column, of a shape that a person has chosen. */
export function guessColumn(column: TableColumn, asked?: ColumnShape): ColumnPlan {
  const missing = guessMissing(column);
  const seen = seenOf(column, missing);
  const title = column.label || column.name;
  const separator = separatorOf(seen);
  const shape = asked ?? (seen.values.length === 0 ? 'skip' : (knownShape(seen) ?? guessShape(seen, separator)));
  if (shape === 'several') return { shape, title, missing, separator: separator ?? SEPARATORS[1]! };
  if (shape !== 'one' && shape !== 'level') return { shape, title, missing };
  return { shape, title, missing, options: optionsOf(seen) };
}

function seenOf(column: TableColumn, missing: readonly string[]): Seen {
  const all = countValues(column);
  const kept = column.values.flatMap((value, place) => (missing.includes(textOf(value)) ? [] : [place]));
  const counts = kept.map(place => all[place]!);
  const values = kept.map(place => column.values[place]!);
  return { column, values, counts, filled: counts.reduce((sum, count) => sum + count, 0) };
}

/** What a file says itself is believed, as long as its labels are those of the values. */
function knownShape({ column: { known }, values, filled }: Seen): ColumnShape | undefined {
  if (!known) return undefined;
  if (known.isDay) return 'day';
  const labelled = new Set(known.labels?.map(({ value }) => value));
  if (labelled.size === 0 || !values.every(value => labelled.has(value)))
    return values.every(value => typeof value === 'number') && (known.measure === 'scale' || filled === 0)
      ? 'number'
      : undefined;
  return known.measure === 'nominal' || values.some(value => !isCode(value)) || labelled.size > WIDEST_SCALE
    ? 'one'
    : 'level';
}

function guessShape({ column, values, counts, filled }: Seen, separator: string | undefined): ColumnShape {
  const share = (fits: (value: TableCell) => boolean) =>
    values.reduce<number>((sum, value, place) => sum + (fits(value) ? counts[place]! : 0), 0) / filled;
  const days = share(value => dayOf(value) !== undefined);
  const numbers = share(value => numberOf(value) !== undefined);
  const digits = share(value => numberOf(value) !== undefined || isIdentifier(value));
  const isWritten = column.known?.isText === true || values.some(isIdentifier);
  if (isWritten && (days >= MOSTLY || digits >= MOSTLY)) return 'text';
  if (days >= MOSTLY) return values.some(hasTime) ? 'text' : 'day';
  if (numbers === 1 && values.length <= WIDEST_SCALE && values.every(isCode))
    return values.length <= 2 ? 'one' : 'level';
  if (numbers >= MOSTLY) return 'number';
  if (separator !== undefined) return 'several';
  const isShort = values.every(value => textOf(value).length <= LONGEST_OPTION);
  return isShort && values.length <= MOST_OPTIONS && values.length <= Math.max(2, filled / 2) ? 'one' : 'text';
}

const hasTime = (value: TableCell) =>
  typeof value === 'string' && /:\d{2}/.test(value) && !/00:00(?::00)?$/.test(value);
const isCode = (value: TableCell) => {
  const number = numberOf(value);
  return number !== undefined && Number.isInteger(number) && number >= 0 && number <= WIDEST_SCALE;
};

/** What parts answers in a third of the cells, and leaves few different ones. */
function separatorOf({ values, counts, filled }: Seen): string | undefined {
  return SEPARATORS.find(one => {
    const parted = values.reduce<number>(
      (sum, value, place) => sum + (textOf(value).includes(one) ? counts[place]! : 0),
      0,
    );
    const parts = new Set(values.flatMap(value => splitBy(textOf(value), one)));
    return parted >= filled / 3 && parts.size <= MOST_OPTIONS && parts.size < filled;
  });
}

/** Every value, numbers in their order and texts as they occur, with the words that the file has for it. */
export function optionsOf({ values, column }: Pick<Seen, 'values' | 'column'>): PlannedOption[] {
  const words = new Map(column.known?.labels?.map(({ value, label }) => [value, label]));
  const unseen = [...words.keys()].filter(
    value => !column.values.includes(value) && !column.known?.missing?.includes(value),
  );
  const all = [...values, ...unseen];
  const ordered = all.every(value => numberOf(value) !== undefined)
    ? all.toSorted((a, b) => numberOf(a)! - numberOf(b)!)
    : all;
  return ordered.map(value => ({ value: textOf(value), title: words.get(value) || textOf(value) }));
}
