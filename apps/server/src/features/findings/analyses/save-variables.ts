import { type DataVariable, derivedIdOf, derivedKey, isDerived, type Recipe, type Saved } from '@wenshu/analysis';
import type { CallData, savedVariableCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import {
  freeName,
  type KeptRecorded,
  keepRecorded,
  laySaved,
  listSavedVariables,
  lockSavedVariables,
  MOST_SAVED,
  openOwnDataSet,
  replaceSavedVariables,
  type SavedVariable,
} from '../data-set/index.ts';
import { findAnalysis } from './analysis.repository.ts';
import { runAnalysis } from './run-analysis.ts';
import { tellingProgress } from './telling-progress.ts';

interface Saving {
  readonly scrollId: string;
  readonly analysisId: string;
  readonly language: Language;
  readonly signal: AbortSignal;
  readonly progressId?: string | undefined;
}

/** A kept model is run on the answers as they are now, and what it finds becomes variables of the data for everybody who sees the records. */
export async function saveVariables(
  platform: Platform,
  actor: Actor,
  { scrollId, analysisId, language, signal, progressId }: Saving,
): Promise<CallData<typeof savedVariableCalls.save>> {
  const { database, clock } = platform;
  const { personId } = actor;
  const found = await findAnalysis(database.pool, { scrollId, analysisId, personId });
  if (!found) throw new Refusal('analysisNotFound');
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'analysis.model' });
  const { content } = found;
  const threads = await threadsFor(platform, 'live', actor, scrollId);
  const outcome = await tellingProgress(database, { personId, progressId }, telling =>
    runAnalysis(dataSet, threads, { content, language, signal, ...telling, isSaving: true }),
  );
  const saved = outcome.saved ?? [];
  if (saved.length === 0) throw new Refusal('nothingToSave');
  const recording = newId();
  const recipes = recipesOf(saved, analysisId, recording);
  const columns = saved.flatMap(one => (one.make === 'recorded' ? [one.values] : []));
  const given = await dataSet.listVariables(language);
  const variables = await database.transaction(async db => {
    await lockSavedVariables(db, scrollId);
    const before = await listSavedVariables(db, scrollId);
    // Checked by its kind before it was stored.
    const fresh = variablesOf(recipes, content.derived as unknown as Readonly<Record<string, Recipe>>, {
      analysisId,
      before,
      own: given.filter(({ key }) => !isDerived(key)),
    });
    const saving = { scrollId, analysisId, personId, variables: fresh, most: MOST_SAVED };
    const times = { fittedAsOf: new Date(outcome.asOf), now: clock.now() };
    if (!(await replaceSavedVariables(db, { ...saving, ...times })))
      throw new Refusal('tooManySavedVariables', { params: { most: MOST_SAVED } });
    const instead = recordingsOf(before.filter(one => one.analysisId === analysisId));
    if (columns.length > 0 || instead.length > 0)
      await keepRecorded(db, { scrollId, recording, columns, ids: outcome.recordIds ?? [], instead });
    return fresh;
  });
  return {
    items: variables.map(({ variableId, recipe: { name, label } }) => ({
      variableId,
      key: derivedKey(variableId),
      name,
      label,
    })),
    asOf: outcome.asOf,
  };
}

type KeptRecipe = SavedVariable['recipe'];

/** Values of single records are kept beside their variables, which say where. */
function recipesOf(saved: readonly Saved[], analysisId: string, recording: string): readonly KeptRecipe[] {
  let place = 0;
  return saved.map((one): KeptRecipe => {
    if (one.make !== 'recorded') return one;
    const { values: _, measures, ...named } = one;
    const kept = { ...named, recording, place: place++ };
    return measures ? { ...kept, measures: { ...measures, estimate: analysisId } } : kept;
  });
}

const recordingsOf = (saved: readonly SavedVariable[]) => [
  ...new Set(saved.flatMap(({ recipe }) => (recipe.make === 'recorded' ? [recipe.recording] : []))),
];

interface Upon {
  readonly analysisId: string;
  /** What is saved already. */
  readonly before: readonly SavedVariable[];
  readonly own: readonly DataVariable[];
}

/**
 * One that measures the same as an earlier one keeps its id, and so does one in the place of an earlier one of its kind: tables that use it go
 * on. All that was there must still be there after it.
 */
function variablesOf(
  recipes: readonly KeptRecipe[],
  derived: Readonly<Record<string, Recipe>>,
  { analysisId, before, own }: Upon,
): readonly SavedVariable[] {
  const earlier = before.filter(one => one.analysisId === analysisId);
  const others = before.filter(one => one.analysisId !== analysisId);
  const names = new Set([...own.map(({ name }) => name), ...others.map(({ recipe }) => recipe.name)]);
  const fresh = recipes.map((recipe, place): SavedVariable => {
    const variableId = sameIn(earlier, recipe, place)?.variableId ?? newId();
    const name = freeName(recipe.name, names);
    names.add(name);
    return { variableId, analysisId, isOwn: false, ...withBasis({ ...recipe, name }, derived, variableId) };
  });
  const laid = (saved: readonly SavedVariable[]) => new Set(laySaved(saved, own).variables.map(({ key }) => key));
  const [known, now] = [laid(before), laid([...others, ...fresh])];
  const kept = [...fresh, ...others.filter(({ variableId }) => known.has(derivedKey(variableId)))];
  if (!kept.every(({ variableId }) => now.has(derivedKey(variableId)))) throw new Refusal('savedInACircle');
  return fresh;
}

function sameIn(earlier: readonly SavedVariable[], recipe: KeptRecipe, place: number): SavedVariable | undefined {
  if (recipe.make !== 'recorded') return earlier[place]?.recipe.make === recipe.make ? earlier[place] : undefined;
  const measured = ({ measures }: KeptRecorded) => `${measures?.question} ${measures?.item}`;
  return earlier.find(one => one.recipe.make === 'recorded' && measured(one.recipe) === measured(recipe));
}

/** What the analysis derived for itself goes with the recipe, under ids that no person gives. */
function withBasis(
  recipe: KeptRecipe,
  derived: Readonly<Record<string, Recipe>>,
  variableId: string,
): Pick<SavedVariable, 'recipe' | 'basis'> {
  const ids = new Map<string, string>();
  const rename = (part: unknown): unknown => {
    if (typeof part === 'string') return isDerived(part) ? renamed(part) : part;
    if (Array.isArray(part)) return part.map(rename);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, rename(value)]));
  };
  const renamed = (key: string): string => {
    const id = derivedIdOf(key);
    if (!Object.hasOwn(derived, id)) return key;
    if (!ids.has(id)) ids.set(id, `${variableId}:${ids.size + 1}`);
    return derivedKey(ids.get(id)!);
  };
  // Where values are kept is no name of a variable.
  if (recipe.make === 'recorded') return { recipe, basis: {} };
  const whole = rename(recipe) as Recipe;
  const basis: Record<string, Recipe> = {};
  // Grows while it is gone through: what is derived may be made of what is derived.
  for (const [id, name] of ids) basis[name] = { ...(rename(derived[id]) as Recipe), name };
  return { recipe: whole, basis };
}
