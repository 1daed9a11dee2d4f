import { type DataVariable, every, type Filter, filterFromCondition } from '@wenshu/analysis';
import { type AxisMatch, type CellMatch, type Condition, combinationsOf, type QuotaMatch } from '@wenshu/survey-core';
import { groupFilter } from './record-groups.ts';

/** The complete records that a quota cell's answers fit; undefined where data cannot say it. */
export function cellFilter(match: CellMatch['match'], variables: readonly DataVariable[]): Filter | undefined {
  const questions = new Set(variables.map(({ questionId }) => questionId));
  const condition = some(combinationsOf(match).map(one => combination(one, questions)));
  const filter = condition && filterFromCondition(condition, variables);
  return filter && !('word' in filter) ? every([groupFilter('complete'), filter]) : undefined;
}

function some(conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const known = conditions.filter(one => one !== undefined);
  return known.length > 0 && known.length === conditions.length ? { any: known } : undefined;
}

type Questions = ReadonlySet<string | undefined>;

function combination(match: QuotaMatch, questions: Questions): Condition | undefined {
  const axes = Object.entries(match).flatMap(([axisId, axis]) => axisConditions(axisId, axis, questions));
  return axes.length > 0 ? { all: axes } : undefined;
}

/** An axis is a question, or else a calculation. */
function axisConditions(axisId: string, axis: AxisMatch, questions: Questions): Condition[] {
  if (typeof axis === 'string') return [{ test: 'choice', questionId: axisId, is: 'any-of', itemIds: [axis] }];
  if (Array.isArray(axis)) return [{ test: 'choice', questionId: axisId, is: 'any-of', itemIds: axis }];
  const { min, max } = axis as { min?: number; max?: number };
  const compared = (compare: '>=' | '<=', value: number): Condition =>
    questions.has(axisId)
      ? { test: 'number', questionId: axisId, compare, value }
      : { test: 'calculation', calculationId: axisId, compare, value };
  return [...(min === undefined ? [] : [compared('>=', min)]), ...(max === undefined ? [] : [compared('<=', max)])];
}
