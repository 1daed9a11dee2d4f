import type { Compare } from '@wenshu/survey-core';
import { NotSaid } from './condition-problem.ts';
import { type Column, several } from './condition-variables.ts';
import type { Filter, FilterTest, OfSeveral } from './filter.ts';
import { every, not, some } from './join-filters.ts';

type Is = Extract<FilterTest, { test: 'choice' }>['is'];

export const isKnown = (of: OfSeveral): Filter => ({ test: 'answered', ...of, is: true });

const known = (columns: readonly Column[]) => isKnown(several(columns.map(({ variable }) => variable.key))!);

/** The options that can be chosen in these columns. */
export function optionsOf(columns: readonly Column[]): ReadonlySet<string> {
  return new Set(
    columns.flatMap(({ variable, reads }) =>
      reads.itemId === undefined ? (variable.categories ?? []).flatMap(({ itemId }) => itemId ?? []) : reads.itemId,
    ),
  );
}

/** What is chosen in columns, compared with options. Undefined when it never holds here: none of the options is to be had. */
export function chosenFilter(columns: readonly Column[], is: Is, itemIds: readonly string[]): Filter | undefined {
  const options = optionsOf(columns);
  const different = [...new Set(itemIds)];
  const here = different.filter(id => options.has(id));
  if (here.length < different.length && (is === 'all-of' || is === 'exactly')) return undefined;
  if (here.length === 0) return is === 'none-of' ? known(columns) : undefined;
  const [only, ...others] = columns;
  // One column with all options says it in one test. A test takes an option once; a condition that lists one twice counts it twice.
  if (others.length === 0 && only!.reads.itemId === undefined && here.length === itemIds.length)
    return choice(only!, is, here);
  switch (is) {
    case 'any-of':
      return anyOf(columns, here);
    case 'none-of':
      return every([known(columns), not(anyOf(columns, here))]);
    case 'all-of':
      return every(here.map(itemId => anyOf(columns, [itemId])));
    case 'exactly':
      return every([...here.map(itemId => anyOf(columns, [itemId])), countFilter(columns, '=', itemIds.length)]);
  }
}

function anyOf(columns: readonly Column[], itemIds: readonly string[]): Filter {
  return some(
    columns.flatMap((column): Filter[] => {
      const { variable, reads } = column;
      if (reads.itemId === undefined) {
        const here = itemIds.filter(id => variable.categories?.some(one => one.itemId === id));
        return here.length > 0 ? [choice(column, 'any-of', here)] : [];
      }
      // Whatever it says of the option, 0 is that it is not chosen.
      const chosen: Filter = { test: 'number', variable: variable.key, compare: '!=', value: 0 };
      return itemIds.includes(reads.itemId) ? [chosen] : [];
    }),
  );
}

function choice({ variable }: Column, is: Is, itemIds: readonly string[]): Filter {
  const categories = variable.categories ?? [];
  const codes = itemIds.map(id => categories.find(({ itemId }) => itemId === id)!.code);
  const isShared = is === 'any-of' || is === 'none-of' ? (id?: string) => !itemIds.includes(id ?? '') : () => true;
  for (const { code, itemId } of categories) {
    const at = codes.indexOf(code);
    if (at >= 0 && itemIds[at] !== itemId && isShared(itemId)) throw new NotSaid('code-shared');
  }
  return { test: 'choice', variable: variable.key, is, codes };
}

/** How many options are chosen in columns, compared with a number. */
export function countFilter(columns: readonly Column[], compare: Compare, value: number | OfSeveral): Filter {
  const of = several(columns.map(({ variable }) => variable.key))!;
  const isSaid = columns.map(({ variable, reads }) => reads.itemId !== undefined && hasZero(variable.categories));
  if (isSaid.every(Boolean)) {
    // Ones and zeros: how many are chosen is their sum.
    if (columns.some(({ variable }) => variable.categories?.some(({ code }) => code !== 0 && code !== 1)))
      throw new NotSaid('not-in-data');
    return { test: 'number', ...of, compare, value };
  }
  if (isSaid.some(Boolean)) throw new NotSaid('not-in-data');
  return { test: 'count', ...of, compare, value };
}

const hasZero = (categories: Column['variable']['categories']) => categories?.some(({ code }) => code === 0) ?? false;
