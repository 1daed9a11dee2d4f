import { adjustPValues, attempt, kruskalWallis, mannWhitney } from '@wenshu/statistics';
import { eachThatCan } from '../comparison/each-that-can.ts';
import { type Grouping, pairsOf, valuesOf } from '../comparison/grouping.ts';
import type { ModelData } from '../model/model-data.ts';
import type { FoundRanks, RankPair, RankTest } from './found.ts';
import { medianOf } from './median-of.ts';

/** Two groups by Mann and Whitney, more by Kruskal and Wallis with every two of them after it. */
export function rankGroups(data: ModelData, keys: readonly string[], grouping: Grouping): FoundRanks {
  const { tested, untested } = eachThatCan(keys, key => testOf(data, key, grouping));
  return {
    codes: grouping.codes,
    tests: tested,
    untested: untested.map(key => [key]),
    base: data.base(data.wholeRows([grouping.column])),
  };
}

function testOf(data: ModelData, key: string, grouping: Grouping): RankTest {
  const values = data.column(key);
  const samples = grouping.rowsOf(values).map(rows => valuesOf(values, rows));
  const { meanRanks, h, df, pValue, n } = kruskalWallis({
    values,
    groups: grouping.column,
    levels: grouping.codes.map(String),
  });
  const ranks = samples.map((sample, at) => {
    const [people, meanRank] = [sample.length, meanRanks[at]!];
    return { people, meanRank, rankSum: meanRank === null ? null : meanRank * people, median: medianOf(sample) };
  });
  const shared = { keys: [key], people: n, ranks };
  if (samples.length > 2)
    return {
      ...shared,
      method: 'kruskalWallis',
      statistic: h,
      df,
      pValue,
      effect: h / (n - 1),
      pairs: groupPairs(samples),
    };
  const { u, z, pValue: p } = mannWhitney({ x: samples[0]!, y: samples[1]! });
  return {
    ...shared,
    method: 'mannWhitney',
    statistic: u,
    z,
    pValue: p,
    effect: Math.abs(z) / Math.sqrt(n),
    pairs: [],
  };
}

function groupPairs(samples: readonly Float64Array[]): readonly RankPair[] {
  const tested = pairsOf(samples.map((_, at) => at)).flatMap(([first, second]) => {
    const test = attempt(() => mannWhitney({ x: samples[first]!, y: samples[second]! }));
    return 'value' in test ? [{ first, second, z: test.value.z, pValue: test.value.pValue }] : [];
  });
  return adjusted(tested);
}

export function adjusted(pairs: readonly RankPair[]): readonly RankPair[] {
  const { bonferroni } = adjustPValues(pairs.map(({ pValue }) => pValue));
  return pairs.map((pair, at) => ({ ...pair, pValue: bonferroni[at]! }));
}
