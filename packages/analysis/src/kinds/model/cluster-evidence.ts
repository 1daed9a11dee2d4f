import { clusterEvidence } from '@wenshu/statistics';
import type { ModelData } from './model-data.ts';
import { statisticsInput } from './statistics-input.ts';

/** How often one group of people with such answers looks as clustered. What people weigh is left out of it: groups are there, or not. */
export function chanceOfGroups(data: ModelData, keys: readonly string[], isStandardized: boolean): number {
  const { weights } = data;
  const rows = data.wholeRows(keys.map(data.column)).filter(row => !weights || weights[row]! > 0);
  const read = Object.entries(statisticsInput(data, keys).data);
  return clusterEvidence({
    variables: keys,
    data: Object.fromEntries(read.map(([key, column]) => [key, Float64Array.from(rows, row => column[row]!)])),
    settings: {
      standardize: isStandardized ? 'zscore' : 'none',
      mostClusters: 5,
      draws: 39,
      nStart: 1,
      seed: 1,
      mostRows: 600,
    },
  }).pValue;
}
