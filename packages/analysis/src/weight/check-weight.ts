import { isRecord, own } from '@wenshu/survey-core';
import { weightKept } from '../columns/column-request.ts';
import type { DataVariable, Kept } from '../data-set/variable.ts';
import { MAX_LOOKUP_CELLS } from '../derived/check-recipe.ts';
import type { Weight } from './weight.ts';

export type WeightProblemWord =
  | 'not-readable'
  | 'empty'
  | 'too-many'
  | 'variable-unknown'
  | 'variable-not-supported'
  | 'variable-twice'
  | 'codes-twice'
  /** Nobody is in a category that has a target: nobody can be weighted up to stand for it. */
  | 'nobody-in-category'
  /** Nobody has all targets. */
  | 'nobody';

export interface WeightProblem {
  readonly word: WeightProblemWord;
  readonly variable?: string;
  readonly code?: number;
  readonly most?: number;
}

export const MAX_RIM_TARGETS = 10;
const MAX_SHARES = 500;
/** No weight is trimmed to more than this. */
export const MAX_WEIGHT_LIMIT = 100;

type Variables = ReadonlyMap<string, Pick<DataVariable, 'kept'>>;
type Parts = Readonly<Record<string, unknown>>;
const notReadable: WeightProblem = { word: 'not-readable' };

/** What stands in a weight's way, the first thing found. Takes whatever a stranger sends. */
export function checkWeight(weight: unknown, variables: Variables): WeightProblem | undefined {
  if (!isRecord(weight)) return notReadable;
  const by = own(weight, 'by');
  if (by === 'variable') return checkVariable(own(weight, 'variable'), variables, weightKept);
  return by === 'rim' ? checkRim({ ...weight }, variables) : notReadable;
}

/** Typed once it has been checked. */
export function isWeight(weight: unknown, variables: Variables): weight is Weight {
  return checkWeight(weight, variables) === undefined;
}

function checkVariable(key: unknown, variables: Variables, kept: readonly Kept[]): WeightProblem | undefined {
  if (typeof key !== 'string') return notReadable;
  const found = variables.get(key);
  if (!found) return { word: 'variable-unknown', variable: key };
  return kept.includes(found.kept) ? undefined : { word: 'variable-not-supported', variable: key };
}

function checkRim({ targets, least, most }: Parts, variables: Variables): WeightProblem | undefined {
  if (!Array.isArray(targets)) return notReadable;
  if (targets.length === 0) return { word: 'empty' };
  if (targets.length > MAX_RIM_TARGETS) return { word: 'too-many', most: MAX_RIM_TARGETS };
  if (!isBetween(least, 0, 1) || !isBetween(most, 1, MAX_WEIGHT_LIMIT)) return notReadable;
  const seen = new Set<unknown>();
  let cells = 1;
  for (const target of targets as readonly unknown[]) {
    if (!isRecord(target)) return notReadable;
    const variable = own(target, 'variable');
    const shares = own(target, 'shares');
    const problem = checkVariable(variable, variables, ['code']) ?? checkShares(shares, variable as string);
    if (problem) return problem;
    if (seen.has(variable)) return { word: 'variable-twice', variable: variable as string };
    seen.add(variable);
    cells *= (shares as readonly unknown[]).length;
    if (cells > MAX_LOOKUP_CELLS) return { word: 'too-many', most: MAX_LOOKUP_CELLS };
  }
  return undefined;
}

const isBetween = (value: unknown, low: number, high: number) =>
  typeof value === 'number' && value >= low && value <= high;

function checkShares(shares: unknown, variable: string): WeightProblem | undefined {
  if (!Array.isArray(shares)) return notReadable;
  if (shares.length > MAX_SHARES) return { word: 'too-many', variable, most: MAX_SHARES };
  const codes = new Set<unknown>();
  let whole = 0;
  for (const one of shares as readonly unknown[]) {
    if (!isRecord(one)) return notReadable;
    const [code, share] = [own(one, 'code'), own(one, 'share')];
    if (typeof code !== 'number' || (code | 0) !== code) return notReadable;
    if (!isBetween(share, 0, Number.MAX_SAFE_INTEGER)) return notReadable;
    if (codes.has(code)) return { word: 'codes-twice', variable, code };
    codes.add(code);
    whole += share as number;
  }
  return whole > 0 ? undefined : { word: 'empty', variable };
}
