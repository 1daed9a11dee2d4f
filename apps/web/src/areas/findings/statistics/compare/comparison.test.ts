import type { Filter, SummaryGroup } from '@wenshu/analysis/browser';
import { describe, expect, it } from 'vitest';
import { draftOfFilter } from '../../filter/filter-draft.ts';
import type { Variable } from '../../filter/variable.ts';
import { byOptions, comparisonOf, groupsOf, LONGEST_NAME } from './comparison.ts';

const sex: Variable = {
  key: 'sex',
  name: 'Q1',
  label: 'Sex',
  kept: 'code',
  measure: 'nominal',
  questionId: 'q',
  isLooped: false,
  categories: ['Women', 'Men', 'Other'].map((label, at) => ({ code: at + 1, label })),
};
const words = {
  variables: new Map([['sex', sex]]),
  rest: 'Everybody else',
  between: ', ',
  describe: (filter: Filter) => JSON.stringify(filter),
};
const chose = (...codes: number[]): Filter => ({ test: 'choice', variable: 'sex', is: 'any-of', codes });
const none = comparisonOf([], words);

describe('a comparison', () => {
  it('is made by a question alone: its first two options, called as they are', () => {
    expect(groupsOf(byOptions(none, sex), words)).toEqual([
      { name: 'Women', filter: chose(1) },
      { name: 'Men', filter: chose(2) },
    ]);
  });

  it('joins options, and keeps a name that was given', () => {
    const made = groupsOf({ ...byOptions(none, sex), codes: [[1], [2, 3]], names: ['Ladies', ' '] }, words);
    expect(made?.map(({ name }) => name)).toEqual(['Ladies', 'Men, Other']);
  });

  it('is of conditions and of everybody else', () => {
    const filters = [draftOfFilter(chose(1)), none.filters[1]] as const;
    const made = groupsOf({ ...none, kind: 'filters', filters }, words)!;
    expect(made.map(({ filter }) => filter)).toEqual([chose(1), { not: chose(1) }]);
    expect(made[1]!.name).toBe('Everybody else');
  });

  it('is none while a group is incomplete', () => {
    expect(groupsOf({ ...byOptions(none, sex), codes: [[1], []] }, words)).toBeUndefined();
    expect(groupsOf({ ...none, kind: 'filters' }, words)).toBeUndefined();
    const filters = [draftOfFilter(chose(1)), none.filters[1]] as const;
    expect(groupsOf({ ...none, kind: 'filters', filters, isRest: false }, words)).toBeUndefined();
    expect(groupsOf(none, words)).toEqual([]);
  });

  it.each<[string, readonly SummaryGroup[]]>([
    ['options', groupsOf({ ...byOptions(none, sex), names: ['Ladies', ''] }, words)!],
    [
      'everybody else',
      [
        { name: 'A', filter: chose(1, 3) },
        { name: 'Everybody else', filter: { not: chose(1, 3) } },
      ],
    ],
    [
      'two of its own',
      [
        { name: 'A', filter: { all: [chose(1), { test: 'answered', variable: 'sex', is: true }] } },
        { name: 'B', filter: { not: chose(3) } },
      ],
    ],
  ])('is the same after it was opened and applied: %s', (_what, groups) => {
    expect(groupsOf(comparisonOf(groups, words), words)).toEqual(groups);
  });

  it('has names that are not too long for a call, whole to the last sign', () => {
    const long: Variable = { ...sex, categories: [1, 2].map(code => ({ code, label: '😀'.repeat(80) })) };
    const made = groupsOf(byOptions(none, long), { ...words, variables: new Map([['sex', long]]) })!;
    for (const { name } of made) {
      expect(name.length).toBeLessThanOrEqual(LONGEST_NAME);
      // A half of a sign cannot be written in an address.
      expect(() => encodeURIComponent(name)).not.toThrow();
    }
  });
});
