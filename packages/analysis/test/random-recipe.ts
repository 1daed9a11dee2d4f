import fc from 'fast-check';
import type { DataVariable, Filter, Recipe, Row } from '../src/index.ts';
import { randomRow, randomVariables } from './random-filter.ts';

/** Those of the filters, where −1 is an answer and no value, and numbers that are too large to count with. */
export const recipeVariables: readonly DataVariable[] = [
  ...randomVariables.map(variable =>
    ['q1', 'set'].includes(variable.key) ? { ...variable, missing: [-1] } : variable,
  ),
  { key: 'wide', name: 'wide', label: 'wide', kept: 'number', measure: 'scale' },
  { key: 'dated', name: 'dated', label: 'dated', kept: 'text', measure: 'text', content: 'date' },
];

const decimals = fc.constantFrom(0.1, 0.2, 1.005, 2.5, -2.5, -0, 0, 1, 3, 7, 1e14, 1e15, -1e15, 1e200, 1e-9, 0.3);
/** Some that no calendar has, and some that only programs take for one. */
const days = fc.oneof(
  fc.integer({ min: 0, max: 364 }).map(day => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10)),
  fc.constantFrom('2026-02-29', '2026-3-1', ' 2026-03-01', '2026/03/01', '0001-01-01', '9999-12-31', 'soon', ''),
);
export const recipeRow: fc.Arbitrary<Row> = fc
  .tuple(randomRow, fc.option(decimals, { freq: 4, nil: null }), fc.option(days, { freq: 4, nil: null }))
  .map(([row, wide, dated]) => ({ ...row, wide, dated }));

const newCodes = fc.integer({ min: 0, max: 9 });
const codes = fc.uniqueArray(fc.integer({ min: -1, max: 4 }), { minLength: 1, maxLength: 3 });
const named = { name: fc.constant('named below'), label: fc.constant('') };

interface Sources {
  readonly coded: readonly string[];
  readonly sets: readonly string[];
  readonly numeric: readonly string[];
  readonly moments: readonly string[];
  readonly days: readonly string[];
}

export function sourcesOf(variables: readonly DataVariable[]): Sources {
  const of = (...kept: readonly string[]) => variables.filter(one => kept.includes(one.kept)).map(({ key }) => key);
  const days = variables.filter(({ content }) => content === 'date').map(({ key }) => key);
  return { coded: of('code'), sets: of('codes'), numeric: of('number', 'code'), moments: of('moment'), days };
}

const takeEach = <Value, Taken>(values: readonly Value[], take: (value: Value, place: number) => Taken) =>
  values.map(take);

function merge({ coded, sets }: Sources): fc.Arbitrary<Recipe> {
  const parts = fc.array(codes, { minLength: 1, maxLength: 4 });
  return fc
    .tuple(
      fc.constantFrom(...coded, ...sets),
      parts,
      fc.uniqueArray(newCodes, { minLength: 5, maxLength: 5 }),
      fc.boolean(),
    )
    .map(([variable, lists, news, hasRest]) => {
      const taken = new Set<number>();
      const categories = takeEach(lists, (list, place) => {
        const free = sets.includes(variable) ? list : list.filter(code => !taken.has(code));
        for (const code of free) taken.add(code);
        return { code: news[place]!, label: '', codes: free };
      }).filter(category => category.codes.length > 0);
      const rest = hasRest ? { rest: { code: news[4]!, label: '' } } : {};
      return { name: '', label: '', make: 'merge', variable, categories, ...rest };
    });
}

const smallEdges = fc.oneof(fc.integer({ min: -3, max: 4 }), fc.constantFrom(0.1, 0.3, 1e15, -2.5));
/** Hours of the year that random moments are of. */
const momentEdges = fc
  .integer({ min: 0, max: 365 * 24 })
  .map(hours => Date.parse('2026-01-01T00:00Z') + hours * 3_600_000);

function bands({ numeric, moments, days: ofDays }: Sources): fc.Arbitrary<Recipe> {
  const ofNumbers = bandsOf(numeric, smallEdges);
  const times = [...moments, ...ofDays];
  return times.length === 0 ? ofNumbers : fc.oneof(ofNumbers, bandsOf(times, momentEdges));
}

function bandsOf(keys: readonly string[], edge: fc.Arbitrary<number>): fc.Arbitrary<Recipe> {
  const edges = fc.uniqueArray(edge, { minLength: 2, maxLength: 5 });
  return fc
    .tuple(fc.constantFrom(...keys), edges, fc.boolean(), fc.boolean())
    .map(([variable, unsorted, isOpenBelow, isOpenAbove]) => {
      const sorted = [...unsorted].sort((a, b) => a - b);
      const made = sorted.slice(1).map((to, place) => ({
        code: place,
        label: '',
        ...(place === 0 && isOpenBelow ? {} : { from: sorted[place]! }),
        ...(place === sorted.length - 2 && isOpenAbove ? {} : { to }),
      }));
      return { name: '', label: '', make: 'bands', variable, bands: made.reverse() };
    });
}

/** Every operator and every call, deep within each other. */
function expressions(count: number, sets: readonly number[]): fc.Arbitrary<string> {
  const reference = fc
    .integer({ min: 1, max: count })
    .map(place => (sets.includes(place) ? `count(#${place})` : `#${place}`));
  const chosen = fc.constantFrom(...sets.map(place => `#${place}.2`), '1');
  const places = fc.integer({ min: 1, max: count }).map(place => `answered(#${place}, #1)`);
  const numbers = fc.constantFrom('0', '1', '2', '0.1', '.5', '100', '3', '99999999999999');
  return fc.letrec<{ one: string }>(tie => {
    const one = tie('one');
    const few = fc.array(one, { minLength: 1, maxLength: 3 });
    const operators = fc.constantFrom('or', 'and', '=', '!=', '<', '<=', '>', '>=', '+', '-', '*', '/', '%');
    return {
      one: fc.oneof(
        { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
        fc.oneof(reference, reference, chosen, places, numbers),
        fc.tuple(one, operators, one).map(([a, operator, b]) => `(${a} ${operator} ${b})`),
        fc
          .tuple(fc.constantFrom('sum', 'average', 'smallest', 'largest'), few)
          .map(([name, args]) => `${name}(${args.join(', ')})`),
        fc
          .tuple(fc.constantFrom('floor', 'ceiling', 'absolute', 'round', '-', 'not '), one)
          .map(([name, arg]) => `(${name}(${arg}))`),
        fc.tuple(one, one).map(([a, b]) => `round(${a}, ${b})`),
        // The last digit of a power is each machine's own.
        reference.map(arg => `round(1 / (1 + exponential(${arg})), 6)`),
        fc.tuple(one, one).map(([a, b]) => `known(${a}, ${b})`),
        fc.tuple(one, one, one).map(([a, b, c]) => `if(${a}, ${b}, ${c})`),
      ),
    };
  }).one;
}

function formula({ numeric, sets }: Sources): fc.Arbitrary<Recipe> {
  const some = fc.uniqueArray(fc.constantFrom(...numeric, ...sets), { minLength: 1, maxLength: 4 });
  return some.chain(variables =>
    expressions(
      variables.length,
      variables.flatMap((key, place) => (sets.includes(key) ? [place + 1] : [])),
    ).map((text): Recipe => ({ name: '', label: '', make: 'formula', text, variables })),
  );
}

const weights = fc.constantFrom(0, 0.2, 1, 1.0000001, 1 / 3, 5, -2.5, 1e15, 0.1 + 0.2);

/** By codes that follow each other, and by codes that do not. */
function lookup({ coded }: Sources): fc.Arbitrary<Recipe> {
  const listed = fc.oneof(
    fc.uniqueArray(fc.integer({ min: -1, max: 9 }), { minLength: 1, maxLength: 5 }),
    fc.constant([1, 2, 3]),
  );
  return fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...coded), { minLength: 1, maxLength: 3 }),
      fc.tuple(listed, listed, listed),
      fc.array(weights, { minLength: 1, maxLength: 20 }),
      weights,
    )
    .map(([variables, lists, values, rest]) => {
      const codes = variables.map((_key, place) => lists[place]!);
      const cells = codes.reduce((product, list) => product * list.length, 1);
      const filled = Array.from({ length: cells }, (_, cell) => values[cell % values.length]!);
      return { name: '', label: '', make: 'lookup', variables, codes, values: filled, rest };
    });
}

/** Centers on a grid, so that some are as near as others. */
function nearest({ numeric }: Sources): fc.Arbitrary<Recipe> {
  const centers = fc.array(fc.array(smallEdges, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  const scale = fc.constantFrom(1, 0.5, 1 / 3, 7.25, 1e-9, 1e14);
  return fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...numeric), { minLength: 1, maxLength: 4 }),
      centers.map(list => list.map(center => center.map(one => (Math.abs(one) < 1e15 ? one : 2)))),
      fc.array(scale, { minLength: 4, maxLength: 4 }),
    )
    .map(([variables, made, scales]) => ({
      name: '',
      label: '',
      make: 'nearest',
      variables,
      scales: scales.slice(0, variables.length),
      categories: made.map((_center, place) => ({ code: 9 - place, label: '' })),
      centers: made.map(center => center.slice(0, variables.length)),
    }));
}

function conditions({ coded, sets, numeric, moments }: Sources): fc.Arbitrary<Filter> {
  const compare = fc.constantFrom('=', '!=', '<', '<=', '>', '>=');
  const choice = fc.record({
    test: fc.constant('choice'),
    variable: fc.constantFrom(...coded, ...sets),
    codes,
    is: fc.constantFrom('any-of', 'all-of', 'none-of', 'exactly'),
  });
  const number = fc.record({
    test: fc.constant('number'),
    variable: fc.constantFrom(...numeric),
    compare,
    value: fc.oneof(
      smallEdges,
      fc.constantFrom(...numeric).map(variable => ({ variable })),
    ),
  });
  const count = fc.record({
    test: fc.constant('count'),
    variable: fc.constantFrom(...sets),
    compare,
    value: fc.nat(3),
    more: fc.array(fc.constantFrom(...sets, ...coded), { maxLength: 2 }),
  });
  const answered = fc.record({
    test: fc.constant('answered'),
    is: fc.boolean(),
    variable: fc.constantFrom(...coded, ...sets, ...numeric, ...moments),
  });
  const test = fc.oneof(choice, number, count, answered) as fc.Arbitrary<Filter>;
  const few = fc.array(test, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    test,
    few.map(all => ({ all })),
    few.map(any => ({ not: { any } })),
  );
}

function cases(sources: Sources): fc.Arbitrary<Recipe> {
  return fc
    .tuple(fc.array(conditions(sources), { minLength: 1, maxLength: 4 }), fc.boolean())
    .map(([whens, hasRest]) => ({
      name: '',
      label: '',
      make: 'cases',
      categories: whens.map((when, place) => ({ code: place, label: '', when })),
      ...(hasRest && { rest: { code: 9, label: '' } }),
    }));
}

export function randomRecipe(sources: Sources): fc.Arbitrary<Recipe> {
  const many = fc.uniqueArray(fc.constantFrom(...sources.numeric), { minLength: 1, maxLength: 4 });
  return fc.oneof(
    merge(sources),
    bands(sources),
    lookup(sources),
    nearest(sources),
    cases(sources),
    fc.record({
      ...named,
      make: fc.constant('top-box' as const),
      variable: fc.constantFrom(...sources.coded, ...sources.sets),
      codes,
      labels: fc.constant({ counts: 'yes', rest: 'no' }),
    }),
    fc.tuple(many, fc.constantFrom('sum' as const, 'mean' as const), fc.nat()).map(
      ([variables, make, least]): Recipe => ({
        name: '',
        label: '',
        make,
        variables,
        leastAnswered: (least % variables.length) + 1,
      }),
    ),
    { arbitrary: formula(sources), weight: 3 },
  );
}

/** Of every fourth recipe codes that are no value to it alone. */
const ownMissing = ({ coded, sets }: Sources): fc.Arbitrary<Pick<Recipe, 'missing'>> =>
  fc
    .option(fc.dictionary(fc.constantFrom(...coded, ...sets), codes, { minKeys: 1, maxKeys: 3 }), {
      freq: 3,
      nil: null,
    })
    .map(missing => (missing ? { missing } : {}));

/** Recipes made of what came before them, named by their ids. */
export const randomRecipes: fc.Arbitrary<ReadonlyMap<string, Recipe>> = fc.integer({ min: 1, max: 6 }).chain(count => {
  const kinds: readonly Pick<DataVariable, 'key' | 'kept'>[] = recipeVariables;
  const grow = (
    made: ReadonlyMap<string, Recipe>,
    known: readonly Pick<DataVariable, 'key' | 'kept'>[],
  ): fc.Arbitrary<ReadonlyMap<string, Recipe>> => {
    if (made.size === count) return fc.constant(made);
    const sources = sourcesOf(known as readonly DataVariable[]);
    return fc.tuple(randomRecipe(sources), ownMissing(sources)).chain(([plain, missing]) => {
      const recipe: Recipe = { ...plain, ...missing };
      const id = `d${made.size}`;
      const isSet = recipe.make === 'merge' && known.find(({ key }) => key === recipe.variable)!.kept === 'codes';
      const kept = isSet ? 'codes' : ['sum', 'mean', 'formula', 'lookup'].includes(recipe.make) ? 'number' : 'code';
      return grow(new Map([...made, [id, { ...recipe, name: id }]]), [...known, { key: `derived:${id}`, kept }]);
    });
  };
  return grow(new Map(), kinds);
});
