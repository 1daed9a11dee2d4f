import type { Categorical } from '@wenshu/statistics';
import type { Base } from '../../exhibit/exhibits.ts';
import { KindRefusal } from '../kind.ts';
import { isTakenAsScore, type ModelRequest, takenAs } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import { requireBearable } from '../model/require-bearable.ts';
import { weighedColumns } from '../model/statistics-input.ts';

/** A predictor as it went into the model: as a number, or as a column of 0 and 1 for each of its codes but the first. */
export interface Predictor {
  readonly key: string;
  /** Those that somebody has, in the order of the categories: all others are compared with the first. */
  readonly codes?: readonly number[];
  /** Categories that nobody has: they have no column. */
  readonly emptyCodes?: readonly number[];
}

/** What every regression found besides its figures. */
export interface FoundRegression {
  readonly predictors: readonly Predictor[];
  readonly base: Base;
  /** People who lack an answer to one of the questions. */
  readonly leftOut: number;
}

/** What the statistics take. */
export interface RegressionColumns {
  readonly data: Readonly<Record<string, Float64Array>>;
  readonly weights?: string;
  readonly dependent: string;
  readonly independents: readonly string[];
  readonly categorical: Readonly<Record<string, Categorical>>;
}

/** As many columns as a fit stays quick with. */
const MAX_TERMS = 120;
/** A fit multiplies each person's columns with each other, some ten times over: about half a minute. */
const MOST_PRODUCTS = 2e9;
/** Where several lines are looked for at once each product is many. */
const MOST_PRODUCTS_OF_LINES = 5e8;

/** So many lines at once, each with a constant and a slope for every column. */
export const requireBearableLines = (people: number, lines: number, { predictors }: FoundRegression): void =>
  requireBearable('predictors', people, (lines * (termsOf(predictors).length + 1)) ** 2, MOST_PRODUCTS_OF_LINES);

/** The dependent column is taken as it is given: numbers, or codes. Questions that go in as categories become columns of 0 and 1. */
export function regressionData(
  data: ModelData,
  request: ModelRequest,
  dependentColumn: Float64Array,
): {
  readonly columns: RegressionColumns;
  readonly found: FoundRegression;
  /** Whoever is whole and weighs something. */
  readonly rows: readonly number[];
} {
  const [dependent] = request.slots.dependent as readonly [string];
  const independents = request.slots.predictors!;
  const cleaned = independents.map(key => predictorColumn(data, request, key));
  const whole = data.wholeRows([dependentColumn, ...cleaned]);
  const rows = data.weights ? whole.filter(row => data.weights![row]! > 0) : whole;
  // Of very few people every answer is the same: that there are more questions than people is what can be mended.
  const least = independents.length + 2;
  if (rows.length < least)
    throw new KindRefusal({ word: 'too-few-people', slot: 'dependent', least, got: rows.length });
  const predictors = independents.map((key, at) => predictorOf(data, request, key, cleaned[at]!, rows));
  if (termsOf(predictors).length > MAX_TERMS)
    throw new KindRefusal({ word: 'too-many', slot: 'predictors', most: MAX_TERMS });
  requireBearable('predictors', rows.length, (termsOf(predictors).length + 1) ** 2, MOST_PRODUCTS);
  const { weights, data: read } = weighedColumns(
    data,
    Object.fromEntries(independents.map((key, at) => [key, cleaned[at]!])),
  );
  return {
    columns: {
      dependent,
      independents,
      ...(weights !== undefined && { weights }),
      data: { ...read, [dependent]: dependentColumn },
      categorical: Object.fromEntries(
        predictors.flatMap(({ key, codes }) => (codes ? [[key, categoricalOf(codes)] as const] : [])),
      ),
    },
    found: { predictors, base: data.base(whole), leftOut: data.people - whole.length },
    rows,
  };
}

/** What no category stands for is no answer. */
export function codeColumn(data: ModelData, key: string): Float64Array {
  const codes = new Set(data.variable(key).categories?.map(({ code }) => code));
  return data.column(key).map(value => (codes.has(value) ? value : Number.NaN));
}

/** Numbers of options are known by their options; points of a scale may be older than its range. */
const predictorColumn = (data: ModelData, request: ModelRequest, key: string) => {
  const variable = data.variable(key);
  const isByOption = isTakenAsScore(variable) || takenAs(variable, request) === 'categories';
  return isByOption ? codeColumn(data, key) : data.column(key);
};

function predictorOf(
  data: ModelData,
  request: ModelRequest,
  key: string,
  column: Float64Array,
  rows: readonly number[],
): Predictor {
  if (takenAs(data.variable(key), request) === 'points') return { key };
  const { present, empty } = codesAmong(data, key, column, rows);
  if (present.length < 2) throw new KindRefusal({ word: 'constant', slot: 'predictors', variable: key });
  return { key, codes: present, ...(empty.length > 0 && { emptyCodes: empty }) };
}

/** Which of a variable's codes these people have, in the order of its categories. */
export function codesAmong(data: ModelData, key: string, column: Float64Array, rows: readonly number[]) {
  const had = new Set(rows.map(row => column[row]!));
  const missing = new Set(data.variable(key).missing);
  const codes = (data.variable(key).categories ?? []).map(({ code }) => code).filter(code => !missing.has(code));
  return { present: codes.filter(code => had.has(code)), empty: codes.filter(code => !had.has(code)) };
}

const categoricalOf = (codes: readonly number[]): Categorical => ({
  levels: codes.map(String),
  reference: String(codes[0]),
});

/** One column of the model: a number, or whether somebody has a code. */
export interface Term {
  readonly key: string;
  readonly code?: number;
  readonly reference?: number;
}

/** In the order in which the statistics give their coefficients, after the constant. */
export function termsOf(predictors: readonly Predictor[]): readonly Term[] {
  return predictors.flatMap(({ key, codes }): readonly Term[] =>
    codes ? codes.slice(1).map(code => ({ key, code, reference: codes[0]! })) : [{ key }],
  );
}
