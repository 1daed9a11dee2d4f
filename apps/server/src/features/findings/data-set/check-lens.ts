import { type DataVariable, type DerivedVariables, isFilter, layRecipes } from '@wenshu/analysis';
import { isRecord } from '@wenshu/survey-core/answering';
import { Refusal } from '../../../refusal/refusal.ts';
import type { LensContent } from './lens.repository.ts';

const weighs: readonly DataVariable['kept'][] = ['number', 'code'];

/** A lens that fits the data, whatever somebody sent; anything else is refused. */
export function checkLens(
  {
    filter,
    weight,
    derived,
  }: { readonly filter?: unknown; readonly weight?: string | undefined; readonly derived: unknown },
  own: readonly DataVariable[],
): LensContent {
  if (!isRecord(derived)) throw new Refusal('filterNotUsable');
  const laid = layRecipes(new Map(Object.entries(derived)), own);
  if ('word' in laid) throw new Refusal('filterNotUsable');
  const { variables } = laid;
  if (filter !== undefined && !isFilter(filter, variables)) throw new Refusal('filterNotUsable');
  if (weight !== undefined && !(weighs as readonly unknown[]).includes(variables.get(weight)?.kept))
    throw new Refusal('filterNotUsable');
  return {
    ...(filter === undefined ? {} : { filter }),
    ...(weight === undefined ? {} : { weight }),
    derived: derived as LensContent['derived'],
  };
}

/** What a kept lens derives. A question that it was made of may be gone by now: then the lens cannot be used. */
export function derivedBy({ derived }: LensContent, own: readonly DataVariable[]): DerivedVariables {
  const laid = layRecipes(new Map(Object.entries(derived)), own);
  if ('word' in laid) throw new Refusal('filterNotUsable');
  return laid;
}
