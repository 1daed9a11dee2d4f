import { derivedKey, describeRecipe } from '@wenshu/analysis';
import type { CallData, ownVariableCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { describeSavedVariables, laySaved, openOwnDataSet } from '../data-set/index.ts';
import { findUsers } from './find-users.ts';

type MadeVariables = CallData<typeof ownVariableCalls.list>['items'];

/** What people and models made, each with what it is made of in words, and what names it. */
export async function listMadeVariables(
  platform: Platform,
  actor: Actor,
  scrollId: string,
  language: Language,
): Promise<MadeVariables> {
  const { pool } = platform.database;
  const rows = await describeSavedVariables(pool, scrollId);
  if (rows.length === 0) return [];
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'statistics.view' });
  const listed = await dataSet.listVariables(language);
  const usable = new Map(listed.map(variable => [variable.key, variable]));
  // What a model derived for itself is told by its name too, though it is no variable of the data.
  const { variables } = laySaved(
    rows,
    listed.filter(({ key }) => !key.startsWith('derived:')),
  ).laid;
  const users = await findUsers(pool, { scrollId, personId: actor.personId }, rows);
  return rows.map(({ variableId, analysisId, recipe, isOwn, nickName, savedAt }) => {
    const key = derivedKey(variableId);
    const { name, label } = usable.get(key) ?? recipe;
    return {
      variableId,
      key,
      name,
      label,
      analysisId,
      nickName,
      time: savedAt.getTime(),
      isUsable: usable.has(key),
      madeOf: describeRecipe(recipe, variables, language),
      recipe: isOwn ? asJson(recipe) : null,
      isCoded: recipe.make === 'coded',
      usedBy: [...(users.get(key) ?? [])],
    };
  });
}
