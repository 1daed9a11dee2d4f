import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomRecipe, recipeVariables, sourcesOf } from '../../test/random-recipe.ts';
import type { DataVariable, Row } from '../data-set/variable.ts';
import type { Filter } from '../filter/filter.ts';
import { checkRecipe } from './check-recipe.ts';
import { compileRecipe } from './compile-recipe.ts';
import { deriveVariable } from './derive-variable.ts';
import { compileDerived, layRecipes, MAX_DERIVED, MAX_DERIVED_DEPTH, onlyNeeded } from './derived-variables.ts';
import { formulaText, readFormula } from './formula-text.ts';
import type { Making, Recipe } from './recipe.ts';

const variables = new Map(recipeVariables.map(variable => [variable.key, variable]));
const named = { name: 'N', label: 'L' };
const merge: Recipe = {
  ...named,
  make: 'merge',
  variable: 'q1',
  categories: [
    { code: 1, label: 'low', codes: [1, 2] },
    { code: 2, label: 'high', codes: [4] },
  ],
};
const rest = { code: 9, label: 'rest' };
const bands: Recipe = {
  ...named,
  make: 'bands',
  variable: 'number',
  bands: [
    { code: 1, label: 'under 18', to: 18 },
    { code: 2, label: '18 to 29', from: 18, to: 30 },
    { code: 3, label: '60 and more', from: 60 },
  ],
};
const labels = { counts: 'satisfied', rest: 'not' };
const topBox: Recipe = { ...named, make: 'top-box', variable: 'q1', codes: [3, 4], labels };
const mean: Recipe = { ...named, make: 'mean', variables: ['q1', 'number', 'other'], leastAnswered: 2 };
const formula = (text: string, ...keys: readonly string[]): Recipe => ({
  ...named,
  make: 'formula',
  text,
  variables: keys,
});
const lookup: Recipe = {
  ...named,
  make: 'lookup',
  variables: ['q1', 'q2'],
  codes: [
    [1, 2],
    [3, 1, 4],
  ],
  values: [0.1, 0.2, 0.3, 0.4, 0.5, 0.6],
  rest: 1,
};
const center = (code: number) => ({ code, label: `cluster ${code}` });
const nearest: Recipe = {
  ...named,
  make: 'nearest',
  variables: ['q1', 'number'],
  categories: [center(1), center(2), center(3)],
  centers: [
    [1, 0],
    [3, 0],
    [1, 40],
  ],
  scales: [1, 10],
};
const old: Filter = { test: 'number', variable: 'number', compare: '>=', value: 60 };
const cases: Recipe = {
  ...named,
  make: 'cases',
  categories: [
    { code: 1, label: 'old', when: old },
    { code: 2, label: 'low', when: { not: { test: 'choice', variable: 'q1', is: 'any-of', codes: [3, 4, -1] } } },
    { code: 3, label: 'some', when: { test: 'choice', variable: 'set', is: 'any-of', codes: [2] } },
  ],
};
const value = (recipe: Recipe, row: Row) => compileRecipe(recipe, variables)(row);

describe('a recipe', () => {
  it('merges the categories of a code; the rest is missing or a category of its own, and "no value" stays none', () => {
    expect([1, 2, 4, 3, -1, null].map(q1 => value(merge, { q1 }))).toEqual([1, 1, 2, null, null, null]);
    expect([3, -1, null].map(q1 => value({ ...merge, rest }, { q1 }))).toEqual([9, null, null]);
  });

  it('merges a set into a set', () => {
    const ofSet: Recipe = { ...merge, variable: 'set', rest };
    const sets = [[1, 2], [4, 1], [3], [3, 2], [], [-1], null];
    expect(sets.map(set => value(ofSet, { set }))).toEqual([[1], [1, 2], [9], [1, 9], [], null, null]);
  });

  it('puts a number into its band: the lower end belongs to it, the upper one does not', () => {
    expect([-5, 17.99, 18, 29, 30, 60, null].map(number => value(bands, { number }))).toEqual([
      ...[1, 1, 2, 2, null, 3, null],
    ]);
  });

  it('puts a day into its band, wherever the questionnaire is; what is no day is in none', () => {
    const months: Recipe = {
      ...named,
      make: 'bands',
      variable: 'dated',
      bands: [
        { code: 1, label: 'January', to: Date.UTC(2026, 1, 1) },
        { code: 2, label: 'February', from: Date.UTC(2026, 1, 1), to: Date.UTC(2026, 2, 1) },
      ],
    };
    expect(checkRecipe(months, variables)).toBeUndefined();
    const days = ['2026-01-31', '2026-02-01', '2026-02-28', '2026-02-29', '2026-03-01', '2026-2-1', null];
    expect(days.map(dated => value(months, { dated }))).toEqual([1, 2, 2, null, null, null, null]);
    // Any other text has no order.
    expect(checkRecipe({ ...months, variable: 'text' }, variables)).toMatchObject({ word: 'variable-not-supported' });
  });

  it('counts a top box as 1 or 0', () => {
    expect([4, 1, -1, null].map(q1 => value(topBox, { q1 }))).toEqual([1, 0, null, null]);
  });

  it('adds up and averages what is answered, when enough is', () => {
    expect(value(mean, { q1: 1, number: 2.5, other: null })).toBe(1.75);
    expect(value(mean, { q1: -1, number: 2.5, other: null })).toBeNull();
    expect(value({ ...mean, make: 'sum' }, { q1: 1, number: 2.5, other: 3 })).toBe(6.5);
  });

  it('calculates: what is divided by zero, missing or too large is missing where it stands', () => {
    expect(value(formula('(#1 + 1) / #2 * 100', 'number', 'other'), { number: 1, other: 4 })).toBe(50);
    expect(value(formula('#1 / #2', 'number', 'other'), { number: 1, other: 0 })).toBeNull();
    expect(value(formula('known(#1 / #2, -1)', 'number', 'other'), { number: 1, other: 0 })).toBe(-1);
    expect(value(formula('1 / (1 / #1)', 'number'), { number: 0 })).toBeNull();
    expect(value(formula('#1 * #1', 'number'), { number: 1e9 })).toBeNull();
    expect(value(formula('#1.2 + count(#1)', 'set'), { set: [2, 3] })).toBe(3);
    expect(value(formula('answered(#1, #2, #3)', 'text', 'set', 'q1'), { text: 'a', set: [], q1: -1 })).toBe(2);
  });

  it('looks a number up by several codes; who has another one, or none, has the rest', () => {
    const rows = [
      { q1: 1, q2: 3 },
      { q1: 1, q2: 4 },
      { q1: 2, q2: 1 },
      { q1: 3, q2: 1 },
      { q1: 1, q2: null },
    ];
    expect(rows.map(row => value(lookup, row))).toEqual([0.1, 0.3, 0.5, 1, 1]);
  });

  it('finds the nearest center, distances upon their scales; the first of two, and none for whom something is missing', () => {
    const rows: readonly Row[] = [
      { q1: 1, number: 5 },
      { q1: 4, number: -3 },
      { q1: 2, number: 0 },
      { q1: 1, number: 20.01 },
      { q1: 1, number: 20 },
      { q1: -1, number: 0 },
      { q1: 1, number: null },
      { q1: 1, number: 1e75 },
    ];
    expect(rows.map(row => value(nearest, row))).toEqual([1, 2, 1, 3, 1, null, null, null]);
  });

  it('takes the first case that holds; a code that is no value is none to a case either', () => {
    const rows: readonly Row[] = [
      { number: 61, q1: 1 },
      { number: 3, q1: 1 },
      { number: 3, q1: 4, set: [2, -1] },
      { number: 3, q1: 4, set: [-1] },
      { number: null, q1: -1, set: null },
    ];
    expect(rows.map(row => value(cases, row))).toEqual([1, 2, 3, null, 2]);
    expect(value({ ...cases, rest }, rows[3]!)).toBe(9);
  });

  it('makes a variable like any other', () => {
    expect(deriveVariable({ ...merge, rest }, 'x7', variables)).toEqual({
      key: 'derived:x7',
      name: 'N',
      label: 'L',
      kept: 'code',
      measure: 'nominal',
      categories: [{ code: 1, label: 'low' }, { code: 2, label: 'high' }, rest],
    });
    expect(deriveVariable(mean, 'm', variables)).toMatchObject({ kept: 'number', measure: 'scale' });
  });
});

describe('a recipe from outside', () => {
  it('may look up ten thousand cells', () => {
    const codes = new Array(4).fill(Array.from({ length: 10 }, (_, code) => code));
    const keys = ['a', 'b', 'c', 'd'];
    const known = new Map(keys.map(key => [key, { kept: 'code' as const }]));
    const large = { ...lookup, variables: keys, codes, values: new Array(10_000).fill(1.25) };
    expect(checkRecipe(large, known)).toBeUndefined();
  });

  it('is refused when it says more than a planner can bear', () => {
    const many = Array.from({ length: 500 }, (_, code) => center(code));
    const keys = ['q1', 'q2', 'number', 'other', 'wide', 'seventh', 'eighth', 'ninth', 'tenth'];
    const known = new Map(keys.map(key => [key, { kept: 'number' as const }]));
    const far = { ...nearest, variables: keys, categories: many, scales: keys.map(() => 1) };
    expect(checkRecipe({ ...far, centers: many.map(() => keys.map(() => 2)) }, known)?.word).toBe('too-long');
    const long = many.map(one => ({ ...one, when: { all: [old, old, old, old, old, old] } }));
    expect(checkRecipe({ ...cases, categories: long }, variables)?.word).toBe('too-long');
  });

  it('is let through when it can be made', () => {
    fc.assert(
      fc.property(randomRecipe(sourcesOf(recipeVariables)), recipe => {
        const problem = checkRecipe({ ...recipe, name: 'N' }, variables);
        // A few of them are longer than a planner bears.
        fc.pre(problem?.word !== 'too-long');
        expect(problem).toBeUndefined();
      }),
    );
  });

  it('is refused by a word, whatever it is', () => {
    const makes = fc.constantFrom<Making['make'][]>(
      'merge',
      'bands',
      'top-box',
      'sum',
      'mean',
      'formula',
      'lookup',
      'nearest',
      'cases',
    );
    const odd = fc.oneof(
      fc.anything({ withNullPrototype: true }),
      fc.record({
        name: fc.constant('N'),
        label: fc.constant(''),
        make: makes,
        variable: fc.anything(),
        variables: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(odd, anything => {
        expect(checkRecipe(anything, variables)?.word).toBeTypeOf('string');
      }),
    );
  });

  const today: Filter = { test: 'moment', variable: 'startedAt', compare: '=', value: '2026-11-16' };
  const range = (length: number) => Array.from({ length }, (_, code) => code);
  const band = (from?: number, to?: number, code = 1) => ({ code, label: '', from, to });
  it.each<[string, unknown]>([
    ['not-readable', { ...merge, make: 'constructor' }],
    ['not-readable', { ...mean, missing: [1] }],
    ['not-readable', { ...mean, missing: { q1: ['1); drop table answers'] } }],
    ['empty', { ...mean, missing: { q1: [] } }],
    ['not-readable', Object.create(merge)],
    ['name-wrong', { ...merge, name: 'a]b' }],
    ['name-wrong', { ...merge, name: ' a' }],
    ['too-long', { ...merge, name: 'a'.repeat(61) }],
    ['variable-unknown', { ...merge, variable: '__proto__' }],
    ['variable-not-supported', { ...merge, variable: 'text' }],
    ['empty', { ...merge, categories: [] }],
    ['not-readable', { ...merge, categories: [{ code: 40_000, label: '', codes: [1] }] }],
    ['not-readable', { ...merge, categories: [{ code: 1, label: '', codes: ['1); drop table answers'] }] }],
    ['codes-twice', { ...merge, rest: { code: 1, label: '' } }],
    [
      'codes-twice',
      {
        ...lookup,
        codes: [
          [1, 2],
          [1, 1, 4],
        ],
      },
    ],
    ['not-readable', { ...lookup, values: [1, 2] }],
    ['not-readable', { ...lookup, values: [1, 2, 3, 4, 5, Number.NaN] }],
    ['not-readable', { ...lookup, values: [1, 2, 3, 4, 5, -0] }],
    ['not-readable', { ...lookup, codes: [[1, 2]] }],
    ['not-readable', { ...lookup, rest: null }],
    ['variable-not-supported', { ...lookup, variables: ['q1', 'number'] }],
    ['empty', { ...lookup, variables: [], codes: [], values: [1] }],
    ['too-long', { ...lookup, codes: [range(101), range(100)], values: new Array(10_100).fill(1) }],
    ['codes-twice', { ...merge, categories: [1, 2].map(code => ({ code, label: '', codes: [3] })) }],
    ['band-empty', { ...bands, bands: [band(3, 3)] }],
    ['bands-overlap', { ...bands, bands: [band(5, undefined, 1), band(0, 6, 2)] }],
    ['bands-overlap', { ...bands, bands: [band(undefined, 2, 1), band(undefined, 1, 2)] }],
    ['not-readable', { ...bands, bands: [band(Number.NaN, 3)] }],
    ['not-readable', { ...topBox, labels: null }],
    ['variable-twice', { ...mean, variables: ['q1', 'q1'] }],
    ['not-readable', { ...mean, leastAnswered: 4 }],
    ['too-long', { ...mean, variables: new Array(201).fill('q1') }],
    ['too-long', formula('1+'.repeat(1_001), 'q1')],
    ['too-long', formula(`${'round('.repeat(10)}#1${')'.repeat(10)}`, 'number')],
    ['token-unexpected', formula('#1 +', 'q1')],
    ['reference-unknown', formula('#2', 'q1')],
    ['reference-unknown', formula('$1', 'q1')],
    ['variable-not-supported', formula('#1', 'text')],
    ['variable-not-supported', formula('#1', 'set')],
    ['variable-not-supported', formula('#1.2', 'q1')],
    ['function-not-supported', formula('score(#1)', 'q1')],
    ['not-readable', { ...nearest, centers: [[1, 2]] }],
    ['not-readable', { ...nearest, centers: [[1, 2], [1], [1, 2]] }],
    ['not-readable', { ...nearest, scales: [1, 0] }],
    ['not-readable', { ...nearest, scales: [1, 1e-10] }],
    ['variable-not-supported', { ...nearest, variables: ['q1', 'text'] }],
    ['codes-twice', { ...nearest, categories: [center(1), center(1), center(2)] }],
    ['empty', { ...cases, categories: [] }],
    ['not-readable', { ...cases, categories: [center(1)] }],
    ['variable-unknown', { ...cases, categories: [{ ...center(1), when: { ...old, variable: 'gone' } }] }],
    ['variable-not-supported', { ...cases, categories: [{ ...center(1), when: { ...old, variable: 'set' } }] }],
    ['variable-not-supported', { ...cases, categories: [{ ...center(1), when: { not: today } }] }],
    ['number-too-large', formula(`#1 + ${'9'.repeat(400)}`, 'q1')],
  ])('is refused as %s: %j', (word, recipe) => {
    expect(checkRecipe(recipe, variables)?.word).toBe(word);
  });
});

describe('derived from derived', () => {
  const chain = (length: number) =>
    new Map(
      Array.from({ length }, (_, place): [string, Recipe] => [
        `d${place}`,
        { ...formula('#1 + 1', place === 0 ? 'number' : `derived:d${place - 1}`), name: `d${place}` },
      ]).reverse(),
    );

  it('is made in the order of what it needs, whatever the order of telling', () => {
    const derived = layRecipes(chain(MAX_DERIVED_DEPTH), recipeVariables);
    if ('word' in derived) throw new Error(derived.word);
    expect(compileDerived(derived)({ number: 1 })).toMatchObject({ 'derived:d0': 2, 'derived:d4': 6 });
  });

  it('is refused when it is too deep, goes in a circle, has a name twice or grows without measure', () => {
    expect(layRecipes(chain(MAX_DERIVED_DEPTH + 1), recipeVariables)).toMatchObject({ word: 'too-deep', id: 'd5' });
    const circle = new Map([...chain(2), ['d0', { ...formula('#1', 'derived:d1'), name: 'd0' }]]);
    expect(layRecipes(circle, recipeVariables)).toMatchObject({ word: 'circular' });
    expect(layRecipes(new Map([['a', formula('#1', 'derived:a')]]), recipeVariables)).toMatchObject({
      word: 'circular',
    });
    expect(layRecipes(new Map([['a', { ...mean, name: 'q1' }]]), recipeVariables)).toMatchObject({
      word: 'name-taken',
    });
    const sums = formula('round(#1 + #1) * round(#1 + #1)', 'number');
    const upon = { ...formula(Array.from({ length: 200 }, () => '#1').join(' + '), 'derived:a'), name: 'upon' };
    expect(checkRecipe(upon, new Map([...variables, ['derived:a', variables.get('number')!]]))).toBeUndefined();
    expect(
      layRecipes(
        new Map([
          ['a', sums],
          ['b', upon],
        ]),
        recipeVariables,
      ),
    ).toEqual({ word: 'too-long', id: 'b' });
    const long = formula(Array.from({ length: 300 }, () => '#1').join(' + '), 'number');
    expect(layRecipes(new Map([['a', long]]), recipeVariables)).toHaveProperty('layers');
    const upCircle = new Map<string, Recipe>([
      ['a', { ...cases, categories: [{ ...center(1), when: { not: { all: [{ ...old, variable: 'derived:b' }] } } }] }],
      ['b', { ...formula('#1', 'derived:a'), name: 'b' }],
    ]);
    expect(layRecipes(upCircle, recipeVariables)).toMatchObject({ word: 'circular' });
    const many = new Map(Array.from({ length: MAX_DERIVED + 1 }, (_, id) => [String(id), null]));
    expect(layRecipes(many, recipeVariables)).toEqual({ word: 'too-many' });
  });
});

describe('a formula in words', () => {
  const of = (key: string, name: string, kept: DataVariable['kept']): [string, DataVariable] => [
    key,
    { key, name, label: '', kept, measure: 'nominal' },
  ];
  const some = new Map([of('a/Q1', 'Q1', 'number'), of('b/第2题[]', '第2题', 'codes'), of('c/x', 'Q1.5', 'number')]);

  it('names variables in brackets and keeps their keys, so that renaming breaks nothing', () => {
    const read = readFormula('[Q1] / ([Q1.5] + [第2题.7]) + [Q1]', some);
    expect(read).toEqual({ text: '#1 / (#2 + #3.7) + #1', variables: ['a/Q1', 'c/x', 'b/第2题[]'] });
    if ('word' in read) throw new Error(read.word);
    expect(formulaText(read, some)).toBe('[Q1] / ([Q1.5] + [第2题.7]) + [Q1]');
    expect(formulaText(read, new Map([...some, of('a/Q1', 'Age', 'number')]))).toMatch(/^\[Age\] \//);
  });

  it.each([
    ['[Q9] + 1', { word: 'variable-unknown', variable: 'Q9', at: 0 }],
    ['[Q1] + [Q1] + §', { word: 'character-unexpected', at: 14 }],
    ['[Q1] + #1', { word: 'character-unexpected', at: 7 }],
    ['1 + [第2题]', { word: 'variable-not-supported', at: 4, variable: 'b/第2题[]' }],
    ['', { word: 'expression-empty', at: 0 }],
  ])('says what is wrong and where it was written: %s', (text, problem) => {
    expect(readFormula(text, some)).toEqual(problem);
  });

  it('does not guess between two of one name', () => {
    expect(readFormula('[Q1]', new Map([...some, of('z', 'Q1', 'number')]))).toMatchObject({ word: 'name-ambiguous' });
  });
});

it('of what is derived only that is written which a request names, and what it is made of', () => {
  const recipes = new Map<string, Recipe>([
    ['a', { ...bands, name: 'A' }],
    ['b', { ...topBox, name: 'B' }],
    ['sum', { ...formula('#1 + #2', 'derived:a', 'derived:b'), name: 'Sum' }],
    ['other', { ...mean, name: 'Other' }],
  ]);
  const laid = layRecipes(recipes, recipeVariables);
  if ('word' in laid) throw new Error(laid.word);
  const kept = (...keys: readonly string[]) =>
    onlyNeeded(laid, keys).layers.map(layer => layer.map(({ variable }) => variable.name));
  expect(kept('q1')).toEqual([]);
  expect(kept('derived:b', 'q1')).toEqual([['B']]);
  expect(kept('derived:sum')).toEqual([['A', 'B'], ['Sum']]);
});
