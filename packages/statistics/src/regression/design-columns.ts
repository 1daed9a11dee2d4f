import { type Columns, getColumn, listwise, readLevels, readNumbers, requireLength } from '../column.ts';
import { requireSamples, StatisticsProblem } from '../problem.ts';

/** A predictor of words: one 0/1 column per level but the reference, in the order of the levels. */
export interface Categorical {
  levels: readonly string[];
  reference: string;
}

export interface DesignInput {
  data: Columns;
  independents: readonly string[];
  categorical: Readonly<Record<string, Categorical>>;
  /** Columns that belong to the rows but not to the predictors (the dependent one, weights); NaN = missing. */
  others: readonly Float64Array[];
}

export interface Design {
  /** A variable's name, or `variable[level]`. */
  readonly names: string[];
  readonly columns: Float64Array[];
  readonly others: Float64Array[];
}

/** The predictors as numeric columns, on the rows where predictors and others are all given. Unlisted levels are missing. */
export function designColumns({ data, independents, categorical, others }: DesignInput): Design {
  requireSamples(independents.length, 1, 'variables');
  const predictors = independents.map(name => {
    const levels = Object.hasOwn(categorical, name) ? categorical[name] : undefined;
    return { name, levels, values: readPredictor(data, name, levels) };
  });
  const length = others[0]!.length;
  for (const { name, values } of predictors) requireLength(values, length, name);
  const complete = listwise([...predictors.map(predictor => predictor.values), ...others]).columns;
  const names: string[] = [];
  const columns: Float64Array[] = [];
  predictors.forEach(({ name, levels }, i) => {
    const values = complete[i]!;
    if (!levels) {
      names.push(name);
      columns.push(values);
      return;
    }
    levels.levels.forEach((level, code) => {
      if (level === levels.reference) return;
      names.push(`${name}[${level}]`);
      columns.push(values.map(value => (value === code ? 1 : 0)));
    });
  });
  return { names, columns, others: complete.slice(predictors.length) };
}

function readPredictor(data: Columns, name: string, categorical: Categorical | undefined): Float64Array {
  const column = getColumn(data, name);
  if (!categorical) return readNumbers(column, name);
  if (!categorical.levels.includes(categorical.reference)) {
    throw new StatisticsProblem('unknown-level', { column: name, level: categorical.reference });
  }
  return codesWithGaps(readLevels(column, categorical.levels));
}

/** Level positions as numbers, missing ones as NaN. */
export function codesWithGaps(codes: Int32Array): Float64Array {
  return Float64Array.from(codes, code => (code < 0 ? Number.NaN : code));
}
