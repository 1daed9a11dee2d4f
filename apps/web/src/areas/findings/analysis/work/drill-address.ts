import { type Analysis, countedRecords, type Filter, type Recipe, weighingRecords } from '@wenshu/analysis/browser';
import { recordsAddress } from '../../records/records-address.ts';

/** The raw data of exactly the people behind a number: what its heads say, and the analysis. */
export function drillAddress(
  scrollId: string,
  { filter, derived, weight }: Pick<Analysis, 'filter' | 'derived' | 'weight'>,
  heads: readonly Filter[],
  isDayKey: (key: string) => boolean = () => false,
): string {
  const counted = countedRecords(filter);
  // The list of complete records says all of it at once, in a word that everybody knows.
  const isUsual = counted.length === countedRecords(undefined).length;
  // Who weighs nothing is in no base. Of targets raw data knows no weight; theirs is above 0 for whoever has a place in them.
  const weighing = weight?.by === 'variable' ? [weighingRecords(weight.variable)] : [];
  const parts = [...(isUsual ? [] : counted), ...(filter ? [filter] : []), ...weighing, ...heads];
  const said = parts.map(part => plainFilter(part, derived, isDayKey));
  return recordsAddress(scrollId, said, isUsual ? 'success' : undefined);
}

/** Raw data knows nothing of what an analysis derives: it is said by what that is made of. */
function plainFilter(filter: Filter, derived: Analysis['derived'], isDayKey: (key: string) => boolean): Filter {
  if ('all' in filter) return { all: filter.all.map(part => plainFilter(part, derived, isDayKey)) };
  if ('any' in filter) return { any: filter.any.map(part => plainFilter(part, derived, isDayKey)) };
  if ('not' in filter) return { not: plainFilter(filter.not, derived, isDayKey) };
  const recipe = derived[filter.variable.replace(/^derived:/, '')];
  if (!filter.variable.startsWith('derived:') || recipe?.make !== 'bands') return filter;
  if (filter.test === 'choice' && filter.is === 'any-of') return inBands(recipe, filter.codes, isDayKey);
  if (filter.test !== 'answered') return filter;
  const inAny = inBands(
    recipe,
    recipe.bands.map(({ code }) => code),
    isDayKey,
  );
  return filter.is ? inAny : { not: inAny };
}

function inBands(
  { variable, bands: all }: Extract<Recipe, { make: 'bands' }>,
  codes: readonly number[],
  isDayKey: (key: string) => boolean,
): Filter {
  // Bands of days begin at midnights in UTC; filters name days as people write them.
  const test = (compare: '>=' | '<', value: number): Filter =>
    isDayKey(variable)
      ? { test: 'date', variable, compare, value: new Date(value).toISOString().slice(0, 10) }
      : { test: 'number', variable, compare, value };
  const bands = all.filter(({ code }) => codes.includes(code));
  const tests = bands.map(({ from, to }): Filter => {
    const ends = [...(from === undefined ? [] : [test('>=', from)]), ...(to === undefined ? [] : [test('<', to)])];
    return ends.length === 1 ? ends[0]! : { all: ends };
  });
  return tests.length === 1 ? tests[0]! : { any: tests };
}
