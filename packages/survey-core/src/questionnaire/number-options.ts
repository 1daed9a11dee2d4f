import { inOrder } from '../order.ts';
import { settingDictionary } from '../settings/dictionary.ts';
import { readSetting } from '../settings/settings.ts';
import type { Change } from './change.ts';
import type { Item, Questionnaire, Row } from './questionnaire.ts';

/**
 * Gives every option and row that has none a number, at publishing: from then on it is the thing's code in the data, whatever
 * happens to its place. Not earlier, because two people adding options at once would take the same number.
 */
export function numberOptions(document: Questionnaire): Change[] {
  return Object.values(document.questions).flatMap(question => [
    ...numberParts(['questions', question.id, 'items'], inOrder(question.items)),
    ...numberParts(['questions', question.id, 'rows'], inOrder(question.rows)),
  ]);
}

function numberParts(path: readonly string[], parts: readonly (Item | Row)[]): Change[] {
  let highest = Math.max(0, ...parts.map(part => readSetting(part.settings, 'optionNumber') ?? 0));
  return parts
    .filter(part => readSetting(part.settings, 'optionNumber') === null)
    .map(part => ({
      path: [...path, part.id, 'settings', String(settingDictionary.optionNumber.code)],
      value: ++highest,
    }));
}
