import { KindRefusal } from '../kind.ts';
import { type ModelRequest, takenAs } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { WEIGHT } from '../model/statistics-input.ts';
import { codeColumn, codesAmong } from '../regression/regression-data.ts';

/** A tree of so many rows by predictors is grown in seconds. */
const MOST_CELLS = 3_000_000;

/** By how many parts a tree is tried on people who did not grow it: as many as there is time for. */
export function treeFolds({ rows, independents }: Pick<TreeInput, 'rows' | 'independents'>): number {
  const cells = rows.length * independents.length;
  if (cells <= 300_000) return 10;
  return cells <= 1_000_000 ? 5 : 3;
}

type Words = readonly (string | null)[];

/** What both ways of growing a tree take: groups as words, measures as numbers. */
export interface TreeInput {
  readonly data: Readonly<Record<string, Words | Float64Array>>;
  readonly weights?: string;
  readonly dependent: string;
  readonly independents: readonly string[];
  readonly classes: readonly number[];
  readonly rows: readonly number[];
  /** Of a predictor with options those that somebody has; nothing of a number. */
  codesOf(key: string): { readonly present: readonly number[]; readonly isNominal: boolean } | undefined;
}

export function treeInput(data: ModelData, request: ModelRequest): TreeInput {
  const { slots } = request;
  const isGrouping = (key: string) => takenAs(data.variable(key), request) === 'categories';
  const [dependent] = slots.dependent as readonly [string];
  const independents = slots.predictors!;
  requireBearable('predictors', data.people, independents.length, MOST_CELLS);
  const outcome = codeColumn(data, dependent);
  const columns = independents.map(key => (hasOptions(data, key) ? codeColumn(data, key) : data.column(key)));
  const whole = data.wholeRows([outcome, ...columns]);
  const { weights } = data;
  const rows = weights ? whole.filter(row => weights[row]! > 0) : whole;
  const classes = codesAmong(data, dependent, outcome, rows).present;
  if (rows.length === 0) throw new KindRefusal({ word: 'too-few-people', slot: 'dependent', least: 10, got: 0 });
  if (classes.length < 2) throw new KindRefusal({ word: 'constant', slot: 'dependent', variable: dependent });
  const of = (column: Float64Array) => Float64Array.from(rows, row => column[row]!);
  const words = (column: Float64Array): Words => Array.from(of(column), String);
  return {
    dependent,
    independents,
    classes,
    rows,
    ...(weights && { weights: WEIGHT }),
    codesOf: key => {
      if (!hasOptions(data, key)) return undefined;
      const { present } = codesAmong(data, key, columns[independents.indexOf(key)]!, rows);
      return { present, isNominal: isGrouping(key) };
    },
    data: {
      ...Object.fromEntries(
        independents.map((key, at) => [key, isGrouping(key) ? words(columns[at]!) : of(columns[at]!)]),
      ),
      [dependent]: words(outcome),
      ...(weights && { [WEIGHT]: of(weights) }),
    },
  };
}

/** What no option stands for is no answer. */
const hasOptions = (data: ModelData, key: string): boolean => {
  const { kept, categories } = data.variable(key);
  return kept === 'code' && categories !== undefined;
};
