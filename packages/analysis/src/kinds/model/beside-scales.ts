import { codesBeside } from '../../data-set/worded-scale.ts';
import { withMissing } from '../../derived/recipe-variables.ts';
import type { Saved, Variables } from '../../kind/kind.ts';
import { isTakenAsScore, type ModelForm, type ModelRequest, type ModelSlot, takenAs } from './form.ts';
import type { ModelData } from './model-data.ts';

/** By variable: codes of what stands beside a scale whose points a model takes. */
type BesideScales = Readonly<Record<string, readonly number[]>>;

/** Of what a model found, by variable: what stands beside its scale, and how many people chose it. */
export interface CountedBeside {
  readonly besideScales?: Readonly<Record<string, { readonly codes: readonly number[]; readonly people: number }>>;
}

/** “Don't know” is an answer and no point: to a model that takes points it is missing, to one that takes options it is one of them. */
export function besideScales({ slots }: ModelForm, request: ModelRequest, variables: Variables): BesideScales {
  const inOrder = slots.flatMap(slot => request.slots[slot.name]!.filter(key => isInOrder(slot, key)));
  function isInOrder({ takes, isEitherWay, isOrdered }: ModelSlot, key: string): boolean {
    const variable = variables.get(key);
    if (!variable || !isTakenAsScore(variable)) return false;
    return isEitherWay ? takenAs(variable, request) === 'points' : takes === 'numbers' || isOrdered === true;
  }
  return Object.fromEntries(
    inOrder.flatMap(key => {
      const codes = codesBeside(variables.get(key)!) ?? [];
      return codes.length > 0 ? [[key, codes] as const] : [];
    }),
  );
}

/** The same variables, to which that is no value. */
export const withoutBeside = (beside: BesideScales, variables: Variables): Variables =>
  new Map([...variables, ...withMissing(beside, variables)]);

/** Given the answers as they are. */
export function countBeside(beside: BesideScales, data: ModelData): CountedBeside {
  const counts = Object.entries(beside).map(([key, codes]) => {
    const people = data.column(key).reduce((sum, value) => sum + Number(codes.includes(value)), 0);
    return [key, { codes, people }] as const;
  });
  const chosen = counts.filter(([, { people }]) => people > 0);
  return chosen.length > 0 ? { besideScales: Object.fromEntries(chosen) } : {};
}

/** What is kept holds to it as well: whoever does not know has no score. */
export const savedWithout = (beside: BesideScales, saved: readonly Saved[]): readonly Saved[] =>
  Object.keys(beside).length === 0
    ? saved
    : saved.map(one => (one.make === 'recorded' ? one : { ...one, missing: beside }));
