import type { DataVariable, DerivedProblem, DerivedVariables, Recipe } from '@wenshu/analysis';
import { derivedKey, isDerived } from '@wenshu/analysis';
import type { Json } from '@wenshu/survey-core';
import { isRecord } from '@wenshu/survey-core/answering';
import type { DerivedProblemParams } from '@wenshu/texts/findings/derived';
import { layWith, type SavedVariable } from '../data-set/index.ts';

/** As it was sent. */
interface SentVariable {
  readonly name: string;
  readonly label: string;
  readonly recipe: Json;
}

interface OwnProblem {
  readonly field: 'name' | 'recipe';
  readonly params: DerivedProblemParams;
}

interface Checked {
  readonly recipe: Recipe;
  /** The data set's own, all that is saved, and it. */
  readonly laid: DerivedVariables;
}

/** What only models make of numbers that they have worked out: nobody writes it by hand. */
const byModels = ['lookup', 'nearest'];

/** What somebody wants to make, upon all that is there; or what stands in its way and where it is mended. */
export function checkOwnVariable(
  { name, label, recipe: sent }: SentVariable,
  variableId: string,
  saved: readonly SavedVariable[],
  listed: readonly DataVariable[],
): Checked | OwnProblem {
  if (!isRecord(sent) || byModels.includes(sent.make as string))
    return { field: 'recipe', params: { word: 'not-readable' } };
  const recipe = { ...sent, name: name.trim(), label: label.trim() };
  const own = listed.filter(({ key }) => !isDerived(key));
  const laid = layWith(saved, own, { variableId, recipe });
  // layWith has taken it, so it is a recipe.
  if (!('word' in laid)) return { recipe: recipe as unknown as Recipe, laid };
  return problemOf(laid, variableId, saved, listed);
}

const ofName: readonly DerivedProblem['word'][] = ['name-taken', 'name-wrong'];
/** What no single one of them has done. */
const ofAll: readonly DerivedProblem['word'][] = ['circular', 'too-many'];

function problemOf(
  { word, id, at, variable: key }: DerivedProblem,
  variableId: string,
  saved: readonly SavedVariable[],
  listed: readonly DataVariable[],
): OwnProblem {
  if (ofName.includes(word)) return { field: 'name', params: { word } };
  const isOthers = id !== undefined && id !== variableId && !ofAll.includes(word);
  if (isOthers) {
    const other = saved.find(one => one.variableId === id || id in one.basis)?.recipe;
    return { field: 'recipe', params: { word: 'breaks-other', name: other && (other.label || other.name) } };
  }
  const variable = listed.find(one => one.key === key);
  const name = key === derivedKey(variableId) ? undefined : variable && (variable.label || variable.name);
  return { field: 'recipe', params: { word, name, place: at === undefined ? undefined : at + 1 } };
}
