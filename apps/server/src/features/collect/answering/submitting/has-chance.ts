import { isDealt, type SurveyModel } from '@wenshu/survey-core';

const known = new WeakMap<SurveyModel, boolean>();

/** Whether the order or choice of anything is dealt from the seed: then the record keeps what this respondent met. */
export function hasChance(model: SurveyModel): boolean {
  const found = known.get(model);
  if (found !== undefined) return found;
  const { settings, groups, questions } = model.flow;
  const parts = [
    settings,
    ...groups.map(group => group.settings),
    ...questions.flatMap(question => [question.settings, ...question.itemGroups.map(group => group.settings ?? {})]),
  ];
  const has = parts.some(isDealt);
  known.set(model, has);
  return has;
}
