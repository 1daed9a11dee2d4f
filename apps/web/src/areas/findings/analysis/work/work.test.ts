import { dayCuts, isRecipe, type Recipe } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '../../../../app/routes/search.ts';
import { readView } from '../../records/grid/grid-view.ts';
import { emptyAnalysis } from '../cross/cross-analysis.ts';
import { bandsRecipe, dayNames, derivedVariables, readCuts } from './bands.ts';
import { drillAddress } from './drill-address.ts';

const choice = (variable: string, code: number) => ({ test: 'choice', variable, is: 'any-of', codes: [code] }) as const;
const age = { key: 'q9', name: 'Q9', label: 'Age', kept: 'number', measure: 'scale', isLooped: false } as const;
const recipe = bandsRecipe(age, [18, 35], 'b1', analysisScreenTexts.en.bands);
const viewOf = (address: string) => readView(parseSearch(address.split('?')[1]!));

describe('bands of a number', () => {
  it.each([
    ['18, 25 35', [18, 25, 35]],
    ['1.5；3', [1.5, 3]],
    ['25, 18', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%j begins bands at %j', (text, cuts) => expect(readCuts(text)).toEqual(cuts));

  it('are a recipe that the data takes, with a band below the first and one from the last on', () => {
    expect(isRecipe(recipe, new Map([['q9', age]]))).toBe(true);
    expect(derivedVariables({ b1: recipe })[0]?.categories?.map(({ label }) => label)).toEqual([
      'Below 18',
      '18 ≤ x < 35',
      '35 and above',
    ]);
  });
});

describe('what a scheme has derived for an analysis', () => {
  const many = { name: 'scale_mean', label: 'Index', variables: ['q9'], leastAnswered: 1 } as const;
  const when = { test: 'number', variable: 'q9', compare: '>=', value: 9 } as const;
  const merged: Recipe = { make: 'merge', variable: 'q7', name: 'm', label: 'Merged', categories: [] };

  it('is known by its label and as what it is: a mean as a number, cases by their codes', () => {
    const made = derivedVariables({
      average: { make: 'mean', ...many },
      npsGroup: { make: 'cases', name: 'nps', label: 'Group', categories: [{ code: 4, label: 'Promoters', when }] },
    });
    expect(made.map(({ key, label, kept }) => [key, label, kept])).toEqual([
      ['derived:average', 'Index', 'number'],
      ['derived:npsGroup', 'Group', 'code'],
    ]);
    expect(made[1]!.categories).toEqual([{ code: 4, label: 'Promoters' }]);
  });

  it('is kept as the question whose options it merges, and is not there once that is gone', () => {
    expect(derivedVariables({ m: merged }, [{ ...age, key: 'q7', kept: 'codes' }]).map(({ kept }) => kept)).toEqual([
      'codes',
    ]);
    expect(derivedVariables({ m: merged }, [age])).toEqual([]);
  });
});

describe('bands of days', () => {
  const day = { ...age, key: 'q8', label: 'Visit', kept: 'text', measure: 'text', content: 'date' } as const;
  const { bands } = analysisScreenTexts.en;
  const ofMonths = bandsRecipe(
    ...([day, dayCuts('2026-01-15', '2026-02-01', 'month')!, 'b2', bands, dayNames(bands, 'month')] as const),
  );

  it('are a recipe that the data takes, called as a calendar calls them', () => {
    expect(isRecipe(ofMonths, new Map([['q8', day]]))).toBe(true);
    expect(derivedVariables({ b2: ofMonths })[0]?.categories?.map(({ label }) => label)).toEqual([
      'Before 2026-01-01',
      '2026-01',
      '2026-02',
      '2026-03-01 or later',
    ]);
  });

  it('lead to their records by days', () => {
    const analysis = { ...emptyAnalysis, derived: { b2: ofMonths } };
    const address = drillAddress('s1', analysis, [choice('derived:b2', 3)], key => key === 'q8');
    expect(viewOf(address).filter).toEqual({
      all: [
        { test: 'date', variable: 'q8', compare: '>=', value: '2026-02-01' },
        { test: 'date', variable: 'q8', compare: '<', value: '2026-03-01' },
      ],
    });
  });
});

describe('the records behind a number', () => {
  it('are those that the analysis, the row and the column let through, among the complete ones', () => {
    const analysis = { ...emptyAnalysis, filter: choice('q1', 1) };
    const view = viewOf(drillAddress('s1', analysis, [choice('q2', 3), { all: [choice('q1', 1), choice('q3', 2)] }]));
    expect(view.list).toBe('success');
    expect(view.filter).toEqual({ all: [choice('q1', 1), choice('q2', 3), choice('q3', 2)] });
  });

  it('have a weight, where the analysis weighs by one', () => {
    const analysis = { ...emptyAnalysis, weight: { by: 'variable', variable: 'q7' } as const };
    expect(viewOf(drillAddress('s1', analysis, [choice('q2', 3)])).filter).toEqual({
      all: [
        { test: 'number', variable: 'q7', compare: '>', value: 0 },
        { test: 'number', variable: 'q7', compare: '<=', value: 1_000_000_000 },
        choice('q2', 3),
      ],
    });
  });

  it('are of the status that the filter names', () => {
    const filter = choice('fact:status', 1);
    const view = viewOf(drillAddress('s1', { ...emptyAnalysis, filter }, [choice('q2', 3)]));
    expect(view.list).toBe('all');
    expect(view.filter).toEqual({
      all: [{ test: 'answered', variable: 'fact:setAside', is: false }, filter, choice('q2', 3)],
    });
  });

  it('are found by the number itself where the analysis made bands of it', () => {
    const analysis = { ...emptyAnalysis, derived: { b1: recipe } };
    expect(viewOf(drillAddress('s1', analysis, [choice('derived:b1', 2)])).filter).toEqual({
      all: [
        { test: 'number', variable: 'q9', compare: '>=', value: 18 },
        { test: 'number', variable: 'q9', compare: '<', value: 35 },
      ],
    });
  });
});
