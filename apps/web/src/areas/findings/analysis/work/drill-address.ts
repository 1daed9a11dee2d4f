import { type Analysis, countedRecords, type Filter, type Recipe, weighingRecords } from '@wenshu/analysis/browser';
import { recordsAddress } from '../../records/records-address.ts';

/** The raw data of exactly the people behind a number: what its heads say, and the analysis. */
export function drillAddress(
  scrollId: string,
  { filter, derived, weight }: Pick<Analysis, 'filter' | 'derived' | 'weight'>,
  heads: readonly Filter[],
): string {
  const counted = countedRecords(filter);
  // The list of complete records says all of it at once, in a word that everybody knows.
  const isUsual = counted.length === countedRecords(undefined).length;
  // Who weighs nothing is in no base. Of targets raw data knows no weight; theirs is above 0 for whoever has a place in them.
  const weighing = weight?.by === 'variable' ? [weighingRecords(weight.variable)] : [];
  const parts = [...(isUsual ? [] : counted), ...(filter ? [filter] : []), ...weighing, ...heads];
  const said = parts.map(part => plainFilter(part, derived));
  return recordsAddress(scrollId, said, isUsual ? 'success' : undefined);
}

/** Raw data knows nothing of what an analysis derives: it is said by what that is made of. */
function plainFilter(filter: Filter, derived: Analysis['derived']): Filter {
  if ('all' in filter) return { all: filter.all.map(part => plainFilter(part, derived)) };
  if ('any' in filter) return { any: filter.any.map(part => plainFilter(part, derived)) };
  if ('not' in filter) return { not: plainFilter(filter.not, derived) };
  const recipe = derived[filter.variable.replace(/^derived:/, '')];
  if (!filter.variable.startsWith('derived:') || recipe?.make !== 'bands') return filter;
  if (filter.test === 'choice' && filter.is === 'any-of') return inBands(recipe, filter.codes);
  if (filter.test !== 'answered') return filter;
  const inAny = inBands(
    recipe,
    recipe.bands.map(({ code }) => code),
  );
  return filter.is ? inAny : { not: inAny };
}

function inBands(recipe: Extract<Recipe, { make: 'bands' }>, codes: readonly number[]): Filter {
  const { variable } = recipe;
  const bands = recipe.bands.filter(({ code }) => codes.includes(code));
  const tests = bands.map(({ from, to }): Filter => {
    const ends: Filter[] = [
      ...(from === undefined ? [] : [{ test: 'number', variable, compare: '>=', value: from } as const]),
      ...(to === undefined ? [] : [{ test: 'number', variable, compare: '<', value: to } as const]),
    ];
    return ends.length === 1 ? ends[0]! : { all: ends };
  });
  return tests.length === 1 ? tests[0]! : { any: tests };
}
