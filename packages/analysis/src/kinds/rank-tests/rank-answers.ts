import { wilcoxonSignedRank } from '@wenshu/statistics';
import { eachThatCan } from '../comparison/each-that-can.ts';
import { pairsOf, valuesOf } from '../comparison/grouping.ts';
import type { ModelData } from '../model/model-data.ts';
import type { FoundRanks, RankTest } from './found.ts';
import { medianOf } from './median-of.ts';

/** Answers of the same people, every two by Wilcoxon. */
export function rankAnswers(data: ModelData, keys: readonly string[]): FoundRanks {
  const { tested, untested } = eachThatCan(pairsOf(keys), (pair): RankTest => {
    const columns = pair.map(data.column);
    const rows = data.wholeRows(columns);
    const [x, y] = columns.map(column => valuesOf(column, rows)) as [Float64Array, Float64Array];
    const { n, nNonZero, wPlus, wMinus, z, pValue } = wilcoxonSignedRank({ x, y });
    return {
      ...{ method: 'wilcoxon', keys: pair, people: n, statistic: Math.min(wPlus, wMinus), z, pValue },
      ...{ effect: Math.abs(z) / Math.sqrt(nNonZero), pairs: [] },
      ranks: [
        { people: n, meanRank: null, rankSum: wPlus, median: medianOf(x) },
        { people: n, meanRank: null, rankSum: wMinus, median: medianOf(y) },
      ],
    };
  });
  return { tests: tested, untested, base: data.base(data.wholeRows(keys.map(data.column))) };
}
