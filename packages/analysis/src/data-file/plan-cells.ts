import { aheadOf, isDate, own } from '@wenshu/survey-core/data-file';
import type { Category, DataVariable } from '../data-set/variable.ts';
import { CodePlaces } from './code-places.ts';
import type { CellColumn, ValueColumn } from './column-batch.ts';
import type { FileColumn, FileOptions } from './file-column.ts';

/** Columns of one variable, and their cells from its values. */
export interface PlannedCells {
  readonly columns: readonly Omit<FileColumn, 'places'>[];
  cellsOf(values: ValueColumn): readonly CellColumn[];
}

const base = ({ key, name, label, measure }: DataVariable) => ({
  name,
  label,
  measure,
  ...(key.startsWith('fact:') && { isFact: true as const }),
});

/** By how a variable is kept: the columns that it has in a file. */
export const planKept: Readonly<
  Record<DataVariable['kept'], (variable: DataVariable, options: FileOptions) => PlannedCells>
> = {
  code: (variable, { values }) => {
    const { categories, missing } = variable;
    if (values === 'codes' || !categories)
      return {
        columns: [
          { ...base(variable), kind: 'number', ...(categories && { categories }), ...(missing && { missing }) },
        ],
        cellsOf: codes => [{ kind: 'numbers', values: numbersIn(codes) }],
      };
    return { columns: [{ ...base(variable), kind: 'text' }], cellsOf: labelled(categories) };
  },
  codes: (variable, { sets, values }) => {
    const { categories = [] } = variable;
    if (sets === 'columns')
      return {
        columns: categories.map(category => memberColumn(variable, category)),
        cellsOf: memberCells(categories),
      };
    const labels = new Map(values === 'labels' ? categories.map(({ code, label }) => [code, label]) : []);
    return {
      columns: [{ ...base(variable), kind: 'text' }],
      cellsOf: column => {
        const { starts, counts, codes } = setsIn(column);
        const joined = (start: number, count: number) =>
          Array.from(codes.subarray(start, start + count), code => labels.get(code) ?? code).join('; ');
        const texts = Array.from(counts, (count, record) => (count < 0 ? null : joined(starts[record]!, count)));
        return [{ kind: 'texts', values: texts }];
      },
    };
  },
  number: variable => ({
    columns: [{ ...base(variable), kind: 'number', ...(variable.missing && { missing: variable.missing }) }],
    cellsOf: column => [{ kind: 'numbers', values: numbersIn(column) }],
  }),
  text: (variable, { days }) =>
    variable.content === 'date' && days === 'dates' ? planDays(variable) : planText(variable),
  texts: variable => planText(variable),
  moment: (variable, { timeZone }) => {
    const ahead = aheadOf(timeZone);
    return {
      columns: [{ ...base(variable), kind: 'moment' }],
      cellsOf: column => [
        { kind: 'moments', values: numbersIn(column).map(ms => (Number.isNaN(ms) ? ms : ms + ahead(ms))) },
      ],
    };
  },
};

function planText(variable: DataVariable): PlannedCells {
  const { words } = variable;
  return {
    columns: [{ ...base(variable), kind: 'text' }],
    cellsOf: column => [words ? wordedTexts(textsIn(column), words) : textsIn(column)],
  };
}

/** What a program wrote, as people call it. */
function wordedTexts(column: ReturnType<typeof textsIn>, words: NonNullable<DataVariable['words']>): CellColumn {
  const wordOf = (text: string) => own(words, text) ?? text;
  if (column.kind === 'texts') return { ...column, values: column.values.map(text => text && wordOf(text)) };
  // A list is the same one in every batch, and so is what stands for it.
  const known = wordedLists.get(column.list) ?? column.list.map(text => wordOf(String(text)));
  wordedLists.set(column.list, known);
  return { ...column, list: known };
}

const wordedLists = new WeakMap<readonly (string | number)[], readonly string[]>();

/** Days as midnights of a clock on the wall. What was left on the way and is no day ("2026-02-3") is none in a column of dates. */
function planDays(variable: DataVariable): PlannedCells {
  const known = new Map<string, number>();
  const midnightOf = (text: string): number => {
    const found = known.get(text) ?? (isDate(text) ? Date.parse(text) : Number.NaN);
    known.set(text, found);
    return found;
  };
  return {
    columns: [{ ...base(variable), kind: 'day' }],
    cellsOf: column => {
      const texts = textsIn(column);
      const textAt =
        texts.kind === 'listed' ? Array.from(texts.values, place => texts.list[place] ?? null) : texts.values;
      return [
        {
          kind: 'moments',
          values: Float64Array.from(textAt, text => (text === null ? Number.NaN : midnightOf(String(text)))),
        },
      ];
    },
  };
}

/** Codes as places in the list of their words. */
function labelled(categories: readonly Category[]): PlannedCells['cellsOf'] {
  const list: (string | number)[] = categories.map(({ label }) => label);
  const places = new CodePlaces(categories);
  // A code without words stays a number.
  const add = (code: number): number => {
    places.set(code, list.length);
    return list.push(code) - 1;
  };
  return column => {
    const codes = numbersIn(column);
    const values = new Int32Array(codes.length);
    for (let record = 0; record < codes.length; record++) {
      const code = codes[record]!;
      const place = places.of(code);
      values[record] = place >= 0 || Number.isNaN(code) ? place : add(code);
    }
    return [{ kind: 'listed', list, values }];
  };
}

function memberColumn(variable: DataVariable, { code, label, name }: Category): Omit<FileColumn, 'places'> {
  return {
    name: name ?? `${variable.name}_${code}`,
    label: `${variable.label}: ${label}`,
    kind: 'number',
    measure: 'nominal',
    ...(variable.key.startsWith('fact:') && { isFact: true as const }),
    categories: [
      { code: 0, label: '0' },
      { code: 1, label },
    ],
    set: { name: variable.name, label: variable.label },
  };
}

/** 1 where the category was chosen, 0 where only others were or none, empty where nobody was asked. */
function memberCells(categories: readonly Category[]): PlannedCells['cellsOf'] {
  const places = new CodePlaces(categories);
  return column => {
    const { starts, counts, codes } = setsIn(column);
    const nothing = new Float64Array(counts.length);
    for (let record = 0; record < counts.length; record++) nothing[record] = counts[record]! < 0 ? Number.NaN : 0;
    const cells = categories.map(() => nothing.slice());
    for (let record = 0; record < counts.length; record++) {
      const start = starts[record]!;
      for (let at = start; at < start + counts[record]!; at++) {
        const place = places.of(codes[at]!);
        if (place >= 0) cells[place]![record] = 1;
      }
    }
    return cells.map(values => ({ kind: 'numbers', values }));
  };
}

/** How a variable is kept says how its values come; anything else is a fault of whoever read them. */
function numbersIn(column: ValueColumn): Float64Array {
  if (column.kind === 'numbers') return column.values;
  throw new Error(`Numbers were to come, and ${column.kind} did`);
}

function setsIn(column: ValueColumn): Extract<ValueColumn, { kind: 'sets' }> {
  if (column.kind === 'sets') return column;
  throw new Error(`Sets were to come, and ${column.kind} did`);
}

function textsIn(column: ValueColumn): Extract<ValueColumn, { kind: 'texts' | 'listed' }> {
  if (column.kind === 'texts' || column.kind === 'listed') return column;
  throw new Error(`Texts were to come, and ${column.kind} did`);
}
