import { own } from '@wenshu/survey-core';
import { isRecord } from '@wenshu/survey-core/answering';
import type { Kept } from '../data-set/variable.ts';
import { checkWhen } from './cases.ts';
import { checkFormula } from './check-formula.ts';
import { isDay } from './day-moment.ts';
import { TOO_LARGE } from './formula.ts';
import { LEAST_SCALE } from './nearest.ts';
import type { Making, Recipe } from './recipe.ts';
import type { RecipeProblem } from './recipe-problem.ts';
import { MAX_DERIVED_SIZE, recipeSize } from './recipe-size.ts';
import type { RecipeVariables } from './recipe-variables.ts';

const MAX_VARIABLES = 200;
const MAX_CATEGORIES = 500;
const MAX_CODES = 5_000;
const MAX_LOOKED_UP = 20;
export const MAX_LOOKUP_CELLS = 10_000;
export const MAX_NAME = 60;
export const MAX_LABEL = 500;

type Parts = Readonly<Record<string, unknown>>;
type Fits = (variable: RecipeVariables extends ReadonlyMap<string, infer Known> ? Known : never) => boolean;
type Check = (recipe: Parts, variables: RecipeVariables) => RecipeProblem | undefined;

const notReadable: RecipeProblem = { word: 'not-readable' };
const numeric: readonly Kept[] = ['number', 'code'];
/** Moments in milliseconds are bands of time. */
const banded: readonly Kept[] = [...numeric, 'moment'];
const isBanded: Fits = variable => banded.includes(variable.kept) || isDay(variable);
const coded: readonly Kept[] = ['code', 'codes'];

/** What stands in a recipe's way, the first thing found; nothing when it can be made of these variables. Takes whatever a stranger sends. */
export function checkRecipe(recipe: unknown, variables: RecipeVariables): RecipeProblem | undefined {
  if (!isRecord(recipe)) return notReadable;
  const make = own(recipe, 'make');
  const check = typeof make === 'string' ? own(checks, make as Making['make']) : undefined;
  if (!check) return notReadable;
  // Its own keys only, whatever it inherits.
  const parts: Parts = { ...recipe };
  const problem =
    checkName(parts.name) ?? checkLabel(parts.label) ?? checkMissing(parts.missing) ?? check(parts, variables);
  if (problem) return problem;
  // The checks above have found nothing wrong with it.
  return recipeSize(recipe as unknown as Making, () => 1) > MAX_DERIVED_SIZE ? { word: 'too-long' } : undefined;
}

/** Typed once it has been checked. */
export function isRecipe(recipe: unknown, variables: RecipeVariables): recipe is Recipe {
  return checkRecipe(recipe, variables) === undefined;
}

const checks: Readonly<Record<Making['make'], Check>> = {
  merge: ({ variable, categories, rest }, variables) =>
    checkVariable(variable, variables, coded) ??
    checkCategories(categories, rest) ??
    firstOf(categories as readonly Parts[], ({ codes }) => checkCodes(codes)) ??
    checkMerged(categories as readonly { codes: readonly number[] }[], variables.get(variable as string)!.kept),
  bands: ({ variable, bands }, variables) =>
    checkVariable(variable, variables, isBanded) ?? checkCategories(bands) ?? checkBands(bands as readonly Parts[]),
  'top-box': ({ variable, codes, labels }, variables) =>
    checkVariable(variable, variables, coded) ??
    checkCodes(codes) ??
    (isRecord(labels) ? (checkLabel(own(labels, 'counts')) ?? checkLabel(own(labels, 'rest'))) : notReadable),
  sum: checkMany,
  mean: checkMany,
  lookup: ({ variables: keys, codes, values, rest }, variables) =>
    checkList(keys, MAX_LOOKED_UP) ??
    checkVariables(keys, variables, ['code']) ??
    checkLookup((keys as readonly string[]).length, codes, values) ??
    (isValue(rest) ? undefined : notReadable),
  formula: ({ text, variables: keys }, variables) =>
    checkVariables(keys, variables) ??
    (typeof text === 'string' ? checkFormula(text, keys as readonly string[], variables) : notReadable),
  nearest: ({ variables: keys, categories, centers, scales }, variables) =>
    checkVariables(keys, variables, numeric) ??
    checkCategories(categories) ??
    (isNumbers(scales, keys, scale => scale >= LEAST_SCALE) &&
    Array.isArray(centers) &&
    centers.length === (categories as readonly unknown[]).length &&
    centers.every(center => isNumbers(center, keys))
      ? undefined
      : notReadable),
  cases: ({ categories, rest }, variables) =>
    checkCategories(categories, rest) ??
    firstOf(categories as readonly Parts[], category => checkWhen(own(category, 'when'), variables)),
};

/** As many as there are keys. */
function isNumbers(list: unknown, keys: unknown, isRight: (one: number) => boolean = () => true): boolean {
  if (!Array.isArray(list) || list.length !== (keys as readonly unknown[]).length) return false;
  return list.every(one => typeof one === 'number' && Math.abs(one) < TOO_LARGE && isRight(one));
}

function firstOf<Part>(
  parts: readonly Part[],
  check: (part: Part) => RecipeProblem | undefined,
): RecipeProblem | undefined {
  for (const part of parts) {
    const problem = check(part);
    if (problem) return problem;
  }
  return undefined;
}

/** Without the signs that formulas write around it. */
function checkName(name: unknown): RecipeProblem | undefined {
  if (typeof name !== 'string') return notReadable;
  if (name.length > MAX_NAME) return { word: 'too-long' };
  return /^[^\s[\]\0](?:[^[\]\0]*[^\s[\]\0])?$/.test(name) ? undefined : { word: 'name-wrong' };
}

function checkLabel(label: unknown): RecipeProblem | undefined {
  if (typeof label !== 'string' || label.includes('\0')) return notReadable;
  return label.length > MAX_LABEL ? { word: 'too-long' } : undefined;
}

function checkVariable(
  key: unknown,
  variables: RecipeVariables,
  fits?: readonly Kept[] | Fits,
): RecipeProblem | undefined {
  if (typeof key !== 'string') return notReadable;
  const variable = variables.get(key);
  if (!variable) return { word: 'variable-unknown', variable: key };
  const isRight = typeof fits === 'function' ? fits(variable) : (fits?.includes(variable.kept) ?? true);
  return isRight ? undefined : { word: 'variable-not-supported', variable: key };
}

function checkVariables(keys: unknown, variables: RecipeVariables, kept?: readonly Kept[]): RecipeProblem | undefined {
  const problem =
    checkList(keys, MAX_VARIABLES) ?? firstOf(keys as readonly unknown[], key => checkVariable(key, variables, kept));
  if (problem) return problem;
  const listed = keys as readonly string[];
  const twice = listed.find((key, place) => listed.indexOf(key) !== place);
  return twice === undefined ? undefined : { word: 'variable-twice', variable: twice };
}

function checkMany({ variables: keys, leastAnswered }: Parts, variables: RecipeVariables): RecipeProblem | undefined {
  const problem = checkVariables(keys, variables, numeric);
  if (problem) return problem;
  const isRight = Number.isInteger(leastAnswered) && (leastAnswered as number) >= 1;
  return isRight && (leastAnswered as number) <= (keys as readonly unknown[]).length ? undefined : notReadable;
}

function checkList(list: unknown, most: number): RecipeProblem | undefined {
  if (!Array.isArray(list)) return notReadable;
  if (list.length === 0) return { word: 'empty' };
  return list.length > most ? { word: 'too-long' } : undefined;
}

/** As wide as the columns: a set's codes are of 16 bits, a code's own of 32. */
const isCode = (code: unknown, bits: number) =>
  Number.isInteger(code) && Math.abs(code as number) < 2 ** (bits - 1) && !Object.is(code, -0);

function checkCodes(codes: unknown): RecipeProblem | undefined {
  return (
    checkList(codes, MAX_CODES) ??
    ((codes as readonly unknown[]).every(code => isCode(code, 32)) ? undefined : notReadable)
  );
}

/** Zero has no sign: a group of −0 beside one of 0 would be the same twice. */
const isValue = (value: unknown) => Number.isFinite(value) && !Object.is(value, -0);

/** Of a variable that it is not made of it says nothing. */
function checkMissing(missing: unknown): RecipeProblem | undefined {
  if (missing === undefined) return undefined;
  if (!isRecord(missing)) return notReadable;
  const lists = Object.values(missing);
  return lists.length > MAX_VARIABLES ? { word: 'too-long' } : firstOf(lists, checkCodes);
}

function checkLookup(variables: number, codes: unknown, values: unknown): RecipeProblem | undefined {
  if (!Array.isArray(codes) || codes.length !== variables) return notReadable;
  let cells = 1;
  for (const list of codes as readonly unknown[]) {
    const problem = checkCodes(list);
    if (problem) return problem;
    const listed = list as readonly number[];
    if (new Set(listed).size < listed.length) return { word: 'codes-twice' };
    cells *= listed.length;
    if (cells > MAX_LOOKUP_CELLS) return { word: 'too-long' };
  }
  return Array.isArray(values) && values.length === cells && values.every(isValue) ? undefined : notReadable;
}

function checkCategories(categories: unknown, rest?: unknown): RecipeProblem | undefined {
  const problem = checkList(categories, MAX_CATEGORIES);
  if (problem) return problem;
  const all = [...(categories as readonly unknown[]), ...(rest === undefined ? [] : [rest])];
  const seen = new Set<unknown>();
  return firstOf(all, category => {
    if (!isRecord(category)) return notReadable;
    const code = own(category, 'code');
    if (!isCode(code, 16)) return notReadable;
    if (seen.has(code)) return { word: 'codes-twice' };
    seen.add(code);
    return checkLabel(own(category, 'label'));
  });
}

/** A code goes into one category only; a set's may go into several, as nets do. */
function checkMerged(categories: readonly { codes: readonly number[] }[], kept: Kept): RecipeProblem | undefined {
  const codes = categories.flatMap(category => category.codes);
  if (codes.length > MAX_CODES) return { word: 'too-long' };
  return kept === 'code' && new Set(codes).size < codes.length ? { word: 'codes-twice' } : undefined;
}

function checkBands(bands: readonly Parts[]): RecipeProblem | undefined {
  const ends: { readonly from: number; readonly to: number }[] = [];
  for (const { from, to } of bands) {
    if (![from, to].every(end => end === undefined || Number.isFinite(end))) return notReadable;
    const band = { from: (from as number) ?? Number.NEGATIVE_INFINITY, to: (to as number) ?? Number.POSITIVE_INFINITY };
    if (band.from >= band.to) return { word: 'band-empty' };
    ends.push(band);
  }
  ends.sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  return ends.some(({ from }, place) => place > 0 && from < ends[place - 1]!.to)
    ? { word: 'bands-overlap' }
    : undefined;
}
