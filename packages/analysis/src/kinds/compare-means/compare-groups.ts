import { oneWayAnova, type PostHocMethod, tTest } from '@wenshu/statistics';
import { eachThatCan } from '../comparison/each-that-can.ts';
import { type Grouping, valuesOf } from '../comparison/grouping.ts';
import type { ModelRequest } from '../model/form.ts';
import type { ModelData } from '../model/model-data.ts';
import type { FoundMeansOf, GroupTest } from './found.ts';
import { postHocOf } from './read-test.ts';

const confidence = 0.95;

export function compareGroups(data: ModelData, request: ModelRequest, grouping: Grouping): FoundMeansOf<'groups'> {
  const postHoc = request.options.postHoc as FoundMeansOf<'groups'>['postHoc'];
  const { tested, untested } = eachThatCan(request.slots.variables!, key => testOf(data, key, grouping, postHoc));
  return {
    of: 'groups',
    codes: grouping.codes,
    postHoc,
    tests: tested,
    untested: untested.map(key => [key]),
    base: data.base(data.wholeRows([grouping.column])),
  };
}

function testOf(data: ModelData, key: string, grouping: Grouping, asked: PostHocMethod | 'auto'): GroupTest {
  const { codes, column } = grouping;
  const values = data.column(key);
  const rows = grouping.rowsOf(values);
  const { groups, levene, welch, anova, etaSquared, omegaSquared, postHoc } = oneWayAnova({
    values,
    groups: column,
    levels: codes.map(String),
    ...(data.weights && { weights: data.weights }),
    settings: { confidence, alpha: 0.05, postHoc: asked === 'auto' ? ['tukey', 'gamesHowell'] : [asked] },
  });
  const method = postHocOf(asked, { levene, welch });
  return {
    key,
    levene,
    welch,
    anova,
    etaSquared,
    omegaSquared,
    method,
    pairs: postHoc[method] ?? [],
    base: data.base(rows.flat()),
    means: groups.map(({ mean, sd, standardError, ciLower, ciUpper }, at) => ({
      base: data.base(rows[at]!),
      mean,
      sd,
      standardError,
      low: ciLower,
      high: ciUpper,
    })),
    ...(rows.length === 2 && { t: tOf(data, values, rows) }),
  };
}

function tOf(data: ModelData, values: Float64Array, rows: readonly (readonly number[])[]): NonNullable<GroupTest['t']> {
  const [x, y] = rows.map(own => valuesOf(values, own)) as [Float64Array, Float64Array];
  const { weights } = data;
  const { equalVariances, welch, cohensD, meanDifference } = tTest({
    type: 'independent',
    x,
    y,
    settings: { mu: 0, confidence },
    ...(weights && { xWeights: valuesOf(weights, rows[0]!), yWeights: valuesOf(weights, rows[1]!) }),
  });
  return { equal: equalVariances!, welch: welch!, cohensD, difference: meanDifference };
}
