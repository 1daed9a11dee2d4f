import { friedman, wilcoxonSignedRank } from '@wenshu/statistics';
import { eachThatCan } from '../comparison/each-that-can.ts';
import { pairsOf, valuesOf } from '../comparison/grouping.ts';
import type { ModelData } from '../model/model-data.ts';
import type { FoundRanks, RankTest } from './found.ts';
import { medianOf } from './median-of.ts';
import { adjusted } from './rank-groups.ts';

/** Answers of the same people: two by Wilcoxon, more by Friedman with every two of them after it. */
export function rankAnswers(data: ModelData, keys: readonly string[]): FoundRanks {
  const rows = data.wholeRows(keys.map(data.column));
  const samples = keys.map(key => valuesOf(data.column(key), rows));
  const test = samples.length === 2 ? twoAnswers(keys, samples) : manyAnswers(keys, samples);
  return { tests: [test], untested: [], base: data.base(rows) };
}

function twoAnswers(keys: readonly string[], samples: readonly Float64Array[]): RankTest {
  const [x, y] = samples as [Float64Array, Float64Array];
  const { n, nNonZero, wPlus, wMinus, z, pValue } = wilcoxonSignedRank({ x, y });
  return {
    method: 'wilcoxon',
    keys,
    people: n,
    statistic: Math.min(wPlus, wMinus),
    z,
    pValue,
    effect: Math.abs(z) / Math.sqrt(nNonZero),
    pairs: [],
    ranks: [
      { people: n, meanRank: null, rankSum: wPlus, median: medianOf(x) },
      { people: n, meanRank: null, rankSum: wMinus, median: medianOf(y) },
    ],
  };
}

function manyAnswers(keys: readonly string[], samples: readonly Float64Array[]): RankTest {
  const data = Object.fromEntries(keys.map((key, at) => [key, samples[at]!]));
  const { n, meanRanks, chiSquare, df, pValue, kendallsW } = friedman({ variables: keys, data });
  const { tested } = eachThatCan(pairsOf(keys.map((_, at) => at)), ([first, second]) => {
    const { z, pValue: p } = wilcoxonSignedRank({ x: samples[first]!, y: samples[second]! });
    return { first, second, z, pValue: p };
  });
  return {
    method: 'friedman',
    keys,
    people: n,
    statistic: chiSquare,
    df,
    pValue,
    effect: kendallsW,
    pairs: adjusted(tested),
    ranks: samples.map((sample, at) => ({
      people: n,
      meanRank: meanRanks[at]!,
      rankSum: n * meanRanks[at]!,
      median: medianOf(sample),
    })),
  };
}
