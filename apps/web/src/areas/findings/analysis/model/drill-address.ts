import { type Analysis, type Filter, filterKeys, type Recipe } from '@wenshu/analysis/browser';
import { answerStatus } from '@wenshu/api-contract';
import { stringifySearch } from '../../../../app/routes/search.ts';
import { USUAL_VIEW, writeView } from '../../records/grid/grid-view.ts';

const STATUS = 'fact:status';
const SET_ASIDE = 'fact:setAside';
/** Whom an analysis counts where its filter does not say it. */
const usual: Readonly<Record<string, Filter>> = {
  [SET_ASIDE]: { test: 'answered', variable: SET_ASIDE, is: false },
  [STATUS]: { test: 'choice', variable: STATUS, is: 'any-of', codes: [answerStatus.success] },
};

/** The raw data of exactly the people behind a number: what its heads say, and the analysis. */
export function drillAddress(
  scrollId: string,
  { filter, derived }: Pick<Analysis, 'filter' | 'derived'>,
  heads: readonly Filter[],
): string {
  const named = filter ? filterKeys(filter) : new Set<string>();
  const unnamed = Object.keys(usual).filter(key => !named.has(key));
  // The list of complete records says both at once, in a word that everybody knows.
  const isUsual = unnamed.length === Object.keys(usual).length;
  const parts = [...(isUsual ? [] : unnamed.map(key => usual[key]!)), ...(filter ? [filter] : []), ...heads];
  const said = unique(
    parts.flatMap(part => ('all' in part ? part.all : [part])).map(part => plainFilter(part, derived)),
  );
  const view = {
    ...USUAL_VIEW,
    list: isUsual ? ('success' as const) : USUAL_VIEW.list,
    filter: said.length > 1 ? { all: said } : said[0],
  };
  return `/survey/launch/original${stringifySearch({ scrollId, ...writeView(view) })}`;
}

function unique(filters: readonly Filter[]): Filter[] {
  return [...new Map(filters.map(filter => [JSON.stringify(filter), filter])).values()];
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
