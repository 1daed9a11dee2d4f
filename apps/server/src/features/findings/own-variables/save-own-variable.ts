import { derivedKey } from '@wenshu/analysis';
import type { CallData, CallInput, ownVariableCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { requireSmall } from '../analyses/index.ts';
import {
  insertOwnVariable,
  listSavedVariables,
  lockSavedVariables,
  MOST_SAVED,
  openOwnDataSet,
  updateOwnVariable,
} from '../data-set/index.ts';
import { checkOwnVariable } from './check-own-variable.ts';

/** As much as a recipe with all its categories and codes is. */
export const MOST_RECIPE_BYTES = 128 * 1024;

/** A new variable, one that is changed, or one that was removed and is put back under its own id. */
export async function saveOwnVariable(
  platform: Platform,
  actor: Actor,
  input: CallInput<typeof ownVariableCalls.save>,
): Promise<CallData<typeof ownVariableCalls.save>> {
  const { scrollId, variableId: known, time, isBack, ...sent } = input;
  requireSmall(sent.recipe, MOST_RECIPE_BYTES);
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'analysis.collate' });
  const listed = await dataSet.listVariables('en');
  const variableId = known ?? newId();
  const isFresh = known === undefined || isBack === true;
  return platform.database.transaction(async db => {
    await lockSavedVariables(db, scrollId);
    const saved = await listSavedVariables(db, scrollId);
    const isThere = saved.some(one => one.variableId === variableId);
    if (!isFresh && !isThere) throw new Refusal('savedVariableNotFound');
    if (isFresh && isThere) throw new Refusal('variableSavedByOthers');
    const checked = checkOwnVariable(sent, variableId, saved, listed);
    if ('field' in checked) throw new Refusal('variableNotPossible', checked);
    const made = { scrollId, variableId, recipe: checked.recipe, personId: actor.personId, now: platform.clock.now() };
    if (!isFresh) {
      if (!(await updateOwnVariable(db, made, new Date(time ?? 0)))) throw new Refusal('variableSavedByOthers');
    } else if (!(await insertOwnVariable(db, made, MOST_SAVED)))
      throw new Refusal('tooManySavedVariables', { params: { most: MOST_SAVED } });
    return { variableId, key: derivedKey(variableId), time: made.now.getTime() };
  });
}
