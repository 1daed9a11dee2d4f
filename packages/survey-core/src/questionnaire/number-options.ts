import { inOrder } from '../order.ts';
import { settingDictionary } from '../settings/dictionary.ts';
import { readSetting } from '../settings/settings.ts';
import type { Change } from './change.ts';
import type { Item, Question, Questionnaire, Row } from './questionnaire.ts';

/**
 * Gives every option and row that has none a number, at publishing: from then on it is the thing's code in the data, whatever
 * happens to its place. Not earlier, because two people adding options at once would take the same number.
 */
export function numberOptions(document: Questionnaire): Change[] {
  const related = relatedQuestions(document);
  return Object.values(document.questions).flatMap(question => {
    const taken = (related.get(question.id) ?? [question]).flatMap(one => Object.values(one.items));
    return [
      ...numberParts(['questions', question.id, 'items'], inOrder(question.items), taken),
      ...numberParts(['questions', question.id, 'rows'], inOrder(question.rows), Object.values(question.rows)),
    ];
  });
}

function numberParts(
  path: readonly string[],
  parts: readonly (Item | Row)[],
  taken: readonly (Item | Row)[],
): Change[] {
  let highest = Math.max(0, ...taken.map(part => readSetting(part.settings, 'optionNumber') ?? 0));
  return parts
    .filter(part => readSetting(part.settings, 'optionNumber') === null)
    .map(part => ({
      path: [...path, part.id, 'settings', String(settingDictionary.optionNumber.code)],
      value: ++highest,
    }));
}

/** Questions that carry options of each other: their options meet in one list, so a new number must be new to all of them. */
function relatedQuestions(document: Questionnaire): ReadonlyMap<string, readonly Question[]> {
  const related = new Map<string, readonly Question[]>();
  for (const rule of Object.values(document.logic)) {
    if (rule.kind !== 'option-reference') continue;
    const pair = [document.questions[rule.questionId], document.questions[rule.fromQuestionId]].filter(
      one => one !== undefined,
    );
    const union = [...new Set(pair.flatMap(one => related.get(one.id) ?? [one]))];
    for (const one of union) related.set(one.id, union);
  }
  return related;
}
