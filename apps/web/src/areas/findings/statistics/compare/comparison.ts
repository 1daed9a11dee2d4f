import type { Filter, SummaryGroup } from '@wenshu/analysis/browser';
import { draftOfFilter, emptyDraft, type FilterDraft, filterOfDraft } from '../../filter/filter-draft.ts';
import type { Variable } from '../../filter/variable.ts';

type Two<T> = readonly [T, T];

/** Two groups while they are being made. */
export interface Comparison {
  readonly kind: 'none' | 'options' | 'filters';
  /** The question whose options make the groups, and which of them are in each. */
  readonly variable?: string | undefined;
  readonly codes: Two<readonly number[]>;
  readonly filters: Two<FilterDraft>;
  /** The second group is everybody who is not in the first. */
  readonly isRest: boolean;
  /** Empty where a group goes by what it is. */
  readonly names: Two<string>;
}

/** What a group is called that was given no name. */
interface Words {
  readonly variables: ReadonlyMap<string, Variable>;
  /** Of those who are not in the first. */
  readonly rest: string;
  readonly between: string;
  describe(filter: Filter): string;
}

export const LONGEST_NAME = 100;

/** Questions whose options make groups of people. */
export const canMakeGroups = ({ kept, categories }: Variable): boolean =>
  (kept === 'code' || kept === 'codes') && (categories?.length ?? 0) > 1;

const noComparison = (): Comparison => ({
  kind: 'none',
  codes: [[], []],
  filters: [emptyDraft(), emptyDraft()],
  isRest: true,
  names: ['', ''],
});

/** A question, with its first two options to begin with: at once it is a comparison. */
export function byOptions(comparison: Comparison, variable: Variable): Comparison {
  const [first, second] = variable.categories ?? [];
  return {
    ...comparison,
    kind: 'options',
    variable: variable.key,
    names: ['', ''],
    codes: [first ? [first.code] : [], second ? [second.code] : []],
  };
}

/** The groups, or nothing while one of them is incomplete. */
export function groupsOf(comparison: Comparison, words: Words): readonly SummaryGroup[] | undefined {
  const filters = filtersOf(comparison);
  if (!filters) return undefined;
  return filters.map((filter, at) => {
    const given = comparison.names[at]!.trim();
    return { name: given || nameOf(comparison, at as 0 | 1, filter, words), filter };
  });
}

function filtersOf({ kind, variable, codes, filters, isRest }: Comparison): readonly Filter[] | undefined {
  if (kind === 'none') return [];
  if (kind === 'options') {
    if (variable === undefined || codes.some(({ length }) => length === 0)) return undefined;
    return codes.map(chosen => ({ test: 'choice', variable, is: 'any-of', codes: chosen }));
  }
  const [first, second] = filters.map(filterOfDraft);
  if (!first) return undefined;
  if (isRest) return [first, { not: first }];
  return second ? [first, second] : undefined;
}

function nameOf(
  comparison: Comparison,
  at: 0 | 1,
  filter: Filter,
  { variables, rest, between, describe }: Words,
): string {
  const { kind, codes, isRest } = comparison;
  if (kind === 'options' && 'codes' in filter) {
    const labels = new Map(variables.get(filter.variable)?.categories?.map(({ code, label }) => [code, label]));
    return cut(codes[at].map(code => labels.get(code) ?? String(code)).join(between));
  }
  if (at === 1 && isRest) return rest;
  return cut(describe(filter));
}

/** Not in the middle of a sign of two units: its half would be broken. */
function cut(text: string): string {
  const signs = [...(text.trim() || '-')];
  let kept = '';
  for (const sign of signs) {
    if (kept.length + sign.length > LONGEST_NAME - 1) return `${kept}…`;
    kept += sign;
  }
  return kept;
}

/** Groups that were made before, opened again. */
export function comparisonOf(groups: readonly SummaryGroup[], words: Words): Comparison {
  const [first, second] = groups;
  const fresh = noComparison();
  if (!first || !second) return first ? opened({ ...fresh, kind: 'filters' }, [first], words) : fresh;
  const [a, b] = [first.filter, second.filter];
  const isByOptions = isOptions(a) && isOptions(b) && a.variable === b.variable && words.variables.has(a.variable);
  if (isByOptions)
    return opened({ ...fresh, kind: 'options', variable: a.variable, codes: [a.codes, b.codes] }, groups, words);
  const isRest = 'not' in b && JSON.stringify(b.not) === JSON.stringify(a);
  return opened({ ...fresh, kind: 'filters', isRest }, groups, words);
}

const isOptions = (filter: Filter): filter is Extract<Filter, { test: 'choice' }> =>
  'test' in filter && filter.test === 'choice' && filter.is === 'any-of';

/** A name that a group would go by anyway is none of its own: it follows when the group changes. */
function opened(comparison: Comparison, groups: readonly SummaryGroup[], words: Words): Comparison {
  const [first, second] = groups;
  const drafts: Two<FilterDraft> = [
    comparison.kind === 'filters' && first ? draftOfFilter(first.filter) : comparison.filters[0],
    comparison.kind === 'filters' && second && !comparison.isRest
      ? draftOfFilter(second.filter)
      : comparison.filters[1],
  ];
  const named = { ...comparison, filters: drafts };
  const ownName = (group: SummaryGroup | undefined, at: 0 | 1) =>
    group && group.name !== nameOf(named, at, group.filter, words) ? group.name : '';
  return { ...named, names: [ownName(first, 0), ownName(second, 1)] };
}
