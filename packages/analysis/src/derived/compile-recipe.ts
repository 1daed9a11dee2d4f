import { parseExpression } from '@wenshu/survey-core';
import type { Row, Value } from '../data-set/variable.ts';
import { compileCases } from './cases.ts';
import { dayMoment, isDay } from './day-moment.ts';
import { type FormulaWriter, writeExpression, writeMany } from './formula.ts';
import { compileNearest } from './nearest.ts';
import type { Making, Recipe, RecipeOf } from './recipe.ts';
import { type RecipeVariables, seenBy } from './recipe-variables.ts';

type Read = (row: Row) => Value;
type ReadNumber = (row: Row) => number;

/** A checked recipe as a function of a record's values. */
export function compileRecipe(recipe: Recipe, variables: RecipeVariables): Read {
  return (compilers[recipe.make] as (recipe: Making, variables: RecipeVariables) => Read)(
    recipe,
    seenBy(recipe, variables),
  );
}

const compilers: { readonly [Make in Making['make']]: (recipe: RecipeOf<Make>, variables: RecipeVariables) => Read } = {
  merge: compileMerge,
  bands: ({ variable, bands }, variables) => {
    const read: ReadNumber = isDay(variables.get(variable)!)
      ? row => dayMoment(row[variable])
      : numberOf(variable, variables);
    return row => {
      const x = read(row);
      const isIn = ({ from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY }) => from <= x && x < to;
      return bands.find(isIn)?.code ?? null;
    };
  },
  'top-box': ({ variable, codes }, variables) => {
    const read = codesOf(variable, variables);
    return row => {
      const chosen = read(row);
      return chosen && Number(chosen.some(code => codes.includes(code)));
    };
  },
  sum: compileMany,
  mean: compileMany,
  lookup: ({ variables: keys, codes, values, rest }) => {
    const places = codes.map(listed => new Map(listed.map((code, place) => [code, place])));
    return row => {
      let cell = 0;
      for (const [depth, key] of keys.entries()) {
        const place = places[depth]!.get(row[key] as number);
        if (place === undefined) return rest;
        cell = cell * codes[depth]!.length + place;
      }
      return values[cell]!;
    };
  },
  formula: ({ text, variables: keys }, variables) => {
    const parsed = parseExpression(text);
    if ('problem' in parsed) throw new Error('formulas are checked before they are compiled');
    const read = writeExpression(parsed.expression, valueWriter(keys, variables));
    return row => asValue(read(row));
  },
  nearest: (recipe, variables) => {
    const reads = recipe.variables.map(key => numberOf(key, variables));
    const placeOf = compileNearest(recipe);
    return row => {
      const place = placeOf(reads.map(read => read(row)));
      return place === undefined ? null : recipe.categories[place]!.code;
    };
  },
  cases: (recipe, variables) => compileCases(recipe, key => knownOf(key, variables)),
};

/** Whatever it is, without codes that are no value. */
function knownOf(key: string, variables: RecipeVariables): Read {
  const { kept, missing = [] } = variables.get(key)!;
  if (kept === 'codes') return codesOf(key, variables);
  return row => (missing.includes(row[key] as number) ? null : (row[key] ?? null));
}

// Zero has no sign: a group of −0 beside one of 0 would be the same twice.
const asValue = (x: number): number | null => (Number.isNaN(x) ? null : x + 0);

/** Codes that are no value are missing, as if nothing had been said. */
function numberOf(key: string, variables: RecipeVariables): ReadNumber {
  const missing = variables.get(key)?.missing ?? [];
  return row => {
    const value = row[key] ?? null;
    return typeof value !== 'number' || missing.includes(value) ? Number.NaN : value;
  };
}

/** Of a code the only one. A set of nothing but codes that are no value is missing; one of nothing at all is an empty set. */
function codesOf(
  key: string,
  variables: RecipeVariables,
  listed: readonly number[] = [],
): (row: Row) => readonly number[] | null {
  const missing = (variables.get(key)?.missing ?? []).filter(code => !listed.includes(code));
  return row => {
    const value = row[key] ?? null;
    if (value === null) return null;
    const codes = (typeof value === 'object' ? value : [value]) as readonly number[];
    const known = codes.filter(code => !missing.includes(code));
    return known.length === 0 && codes.length > 0 ? null : known;
  };
}

function compileMerge({ variable, categories, rest }: RecipeOf<'merge'>, variables: RecipeVariables): Read {
  const listed = categories.flatMap(({ codes }) => codes);
  const read = codesOf(variable, variables, listed);
  const merged = (chosen: readonly number[]): readonly number[] => [
    ...categories.filter(({ codes }) => codes.some(code => chosen.includes(code))).map(({ code }) => code),
    ...(rest && chosen.some(code => !listed.includes(code)) ? [rest.code] : []),
  ];
  const isSet = variables.get(variable)?.kept === 'codes';
  return row => {
    const chosen = read(row);
    return chosen && (isSet ? merged(chosen) : (merged(chosen)[0] ?? null));
  };
}

function compileMany(
  { make, variables: keys, leastAnswered }: RecipeOf<'sum' | 'mean'>,
  variables: RecipeVariables,
): Read {
  const reads = keys.map(key => numberOf(key, variables));
  const made = writeMany(make, reads, valueWriter(keys, variables));
  return row => {
    const answered = reads.filter(read => !Number.isNaN(read(row))).length;
    return answered < leastAnswered ? null : asValue(made(row));
  };
}

function valueWriter(keys: readonly string[], variables: RecipeVariables): FormulaWriter<ReadNumber> {
  return {
    number: value => () => value,
    reference: (place, readAs, code) => {
      const key = keys[Number(place) - 1]!;
      if (readAs === 'number' && code === undefined) return numberOf(key, variables);
      if (readAs === 'answered') {
        const { missing = [] } = variables.get(key)!;
        return row => {
          const value = row[key] ?? null;
          return Number(value !== null && !(typeof value === 'number' && missing.includes(value)));
        };
      }
      return row => {
        const chosen = (row[key] ?? null) as readonly number[] | null;
        if (chosen === null) return Number.NaN;
        return code === undefined ? chosen.length : Number(chosen.includes(Number(code)));
      };
    },
    apply: (operation, operands) => row => operation.value(...operands.map(operand => operand(row))),
  };
}
