import { descriptives, tTest } from '@wenshu/statistics';
import { eachThatCan } from '../comparison/each-that-can.ts';
import { pairsOf, valuesOf } from '../comparison/grouping.ts';
import type { ModelData } from '../model/model-data.ts';
import type { FoundMean, FoundMeansOf, OneTest } from './found.ts';

const confidence = 0.95;

/** Two answers of the same people, every two of the variables. */
export function comparePairs(data: ModelData, keys: readonly string[]): FoundMeansOf<'pairs'> {
  const { tested, untested } = eachThatCan(pairsOf(keys), pair => {
    const columns = pair.map(data.column);
    const rows = data.wholeRows(columns);
    const [x, y] = columns.map(column => valuesOf(column, rows)) as [Float64Array, Float64Array];
    const { paired, cohensD, meanDifference, sdDifference, correlation } = tTest({
      type: 'paired',
      x,
      y,
      settings: { mu: 0, confidence },
      ...weightsOf(data, rows),
    });
    const mean = { mean: meanDifference, sd: sdDifference ?? null, standardError: paired!.standardError };
    return {
      keys: pair,
      difference: meanDifference,
      t: paired!,
      cohensD,
      correlation: correlation ?? null,
      mean: { base: data.base(rows), ...mean, low: paired!.ciLower, high: paired!.ciUpper },
    };
  });
  return { of: 'pairs', tests: tested, untested, base: data.base(data.wholeRows(keys.map(data.column))) };
}

/** Each mean against one value. */
export function compareWithValue(data: ModelData, keys: readonly string[], value: number): FoundMeansOf<'value'> {
  const { tested, untested } = eachThatCan(keys, (key): OneTest => {
    const column = data.column(key);
    const rows = data.wholeRows([column]);
    const x = valuesOf(column, rows);
    const { oneSample, cohensD, meanDifference } = tTest({
      type: 'oneSample',
      x,
      settings: { mu: value, confidence },
      ...weightsOf(data, rows),
    });
    return { keys: [key], mean: meanOf(data, column, rows), difference: meanDifference, t: oneSample!, cohensD };
  });
  const rows = data.wholeRows(keys.map(data.column));
  return { of: 'value', value, tests: tested, untested: untested.map(key => [key]), base: data.base(rows) };
}

const weightsOf = ({ weights }: ModelData, rows: readonly number[]) =>
  weights ? { xWeights: valuesOf(weights, rows) } : {};

/** On the effective base where it is weighted. */
export function meanOf(data: ModelData, column: Float64Array, rows: readonly number[]): FoundMean {
  const { mean, sd, standardError, ciLower, ciUpper, effective } = descriptives({
    values: valuesOf(column, rows),
    ...(data.weights && { weights: valuesOf(data.weights, rows) }),
    settings: { confidence, quantileMethod: 'haverage', topBox: [], bottomBox: [] },
  });
  const errors = effective ?? { sd, standardError, ciLower, ciUpper };
  return {
    base: data.base(rows),
    mean,
    sd: errors.sd,
    standardError: errors.standardError,
    low: errors.ciLower,
    high: errors.ciUpper,
  };
}
