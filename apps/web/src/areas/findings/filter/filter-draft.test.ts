import { checkFilter, type Filter } from '@wenshu/analysis/browser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomFilter, randomVariables } from '../../../../../../packages/analysis/test/random-filter.ts';
import { aboutsOf, draftOfFilter, filterOfDraft, filterParts, testOn, withoutPart } from './filter-draft.ts';
import type { Variable } from './variable.ts';

const asVariable = (variable: (typeof randomVariables)[number]) => ({ ...variable, isLooped: false }) as Variable;

describe('a filter being made', () => {
  it('is the same filter after it was opened and applied', () => {
    const once = (filter: Filter) => filterOfDraft(draftOfFilter(filter));
    fc.assert(
      fc.property(randomFilter, filter => {
        // An empty text is one that is still to be written.
        fc.pre(!/"value":"\s*"/.test(JSON.stringify(filter)));
        // What is joined with nothing else loses its bracket the first time; then it stays.
        const made = once(filter)!;
        expect(checkFilter(made, new Map(randomVariables.map(one => [one.key, one])))).toBeUndefined();
        expect(once(made)).toEqual(made);
      }),
    );
  });

  it.each<Filter>([
    { test: 'number', variable: 'a', more: ['b', 'c'], compare: '>', value: 5 },
    { test: 'number', variable: 'a', compare: '>', value: { variable: 'b', more: ['c'] } },
    { test: 'count', variable: 'a', more: ['b'], compare: '=', value: 2 },
    { test: 'answered', variable: 'a', more: ['b'], is: true },
    {
      any: [
        { test: 'answered', variable: 'a', more: ['b'], is: false },
        { test: 'answered', variable: 'c', is: true },
      ],
    },
  ])('keeps the variables that are tested together: %j', filter => {
    expect(filterOfDraft(draftOfFilter(filter))).toEqual(filter);
  });

  it('offers of each variable only what can be asked of it', () => {
    for (const given of randomVariables) {
      const variable = asVariable(given);
      const byKey = new Map([[variable.key, given]]);
      for (const about of aboutsOf(variable)) {
        const filled = { ...testOn(variable), about, codes: [1], values: ['a'], value: 1 };
        const text = about === 'date' || about === 'moment' ? '2026-11-15' : 'tea';
        const filter = filterOfDraft({ ...draftOfFilter({ all: [] }), parts: [{ ...filled, text }] });
        expect(checkFilter(filter, byKey), `${variable.key} ${about}`).toBeUndefined();
      }
    }
  });

  it('offers what a program wrote by the words that people have for it, and not to be written down', () => {
    const terminal = {
      ...asVariable(randomVariables[0]!),
      key: 'fact:terminal',
      kept: 'text',
      content: undefined,
    } as const;
    const { questionId: _asked, categories: _none, ...fact } = terminal as Variable;
    const plain = aboutsOf(fact as Variable);
    const worded = aboutsOf({ ...fact, words: { desktop: 'Computer' } } as Variable);
    expect(plain.filter(about => about.startsWith('text:'))).not.toEqual([]);
    expect(worded[0]).toBe('among:any-of');
    expect(worded.filter(about => about.startsWith('text:'))).toEqual([]);
  });

  it('is no filter while something is missing', () => {
    const variable = asVariable(randomVariables[0]!);
    expect(
      filterOfDraft({ ...draftOfFilter({ all: [] }), parts: [{ ...testOn(variable), about: 'text:contains' }] }),
    ).toBe(undefined);
  });

  it('loses one part at a time', () => {
    const [a, b, c] = ['a', 'b', 'c'].map(variable => ({ test: 'answered', variable, is: true }) as const);
    const all: Filter = { all: [a!, b!, c!] };
    expect(filterParts(all)).toEqual([a, b, c]);
    expect(withoutPart(all, 1)).toEqual({ all: [a, c] });
    expect(withoutPart({ all: [a!, b!] }, 0)).toEqual(b);
    expect(withoutPart(a!, 0)).toBeUndefined();
    expect(filterParts({ any: [a!, b!] })).toEqual([{ any: [a, b] }]);
  });
});
