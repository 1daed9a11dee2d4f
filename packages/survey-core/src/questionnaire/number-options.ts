import { groupBy } from '../group-by.ts';
import { own } from '../json.ts';
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
  // Of all that are related at once: a thousand of them would otherwise read each other's options a thousand times.
  const highest = new Map<readonly Question[], number>();
  const highestAmong = (questions: readonly Question[]): number => {
    const known = highest.get(questions) ?? Math.max(...questions.map(one => highestNumber(Object.values(one.items))));
    highest.set(questions, known);
    return known;
  };
  return Object.values(document.questions).flatMap(question => {
    const { id, items, rows } = question;
    return [
      ...numberParts(['questions', id, 'items'], inOrder(items), highestAmong(related.get(id) ?? [question])),
      ...numberParts(['questions', id, 'rows'], inOrder(rows), highestNumber(Object.values(rows))),
    ];
  });
}

function highestNumber(parts: readonly (Item | Row)[]): number {
  return parts.reduce((highest, { settings }) => Math.max(highest, readSetting(settings, 'optionNumber') ?? 0), 0);
}

function numberParts(path: readonly string[], parts: readonly (Item | Row)[], taken: number): Change[] {
  let highest = taken;
  return parts
    .filter(part => readSetting(part.settings, 'optionNumber') === null)
    .map(part => ({
      path: [...path, part.id, 'settings', String(settingDictionary.optionNumber.code)],
      value: ++highest,
    }));
}

/** Questions that carry options of each other: their options meet in one list, so a new number must be new to all of them. */
function relatedQuestions(document: Questionnaire): ReadonlyMap<string, readonly Question[]> {
  const neighbours = groupBy(
    Object.values(document.logic).flatMap(rule =>
      rule.kind === 'option-reference'
        ? [
            { of: rule.questionId, is: rule.fromQuestionId },
            { of: rule.fromQuestionId, is: rule.questionId },
          ]
        : [],
    ),
    pair => pair.of,
  );
  const related = new Map<string, readonly Question[]>();
  for (const first of neighbours.keys()) {
    if (related.has(first)) continue;
    // The set grows while it is walked.
    const reached = new Set([first]);
    for (const one of reached) for (const { is } of neighbours.get(one) ?? []) reached.add(is);
    const union = [...reached].flatMap(id => own(document.questions, id) ?? []);
    for (const id of reached) related.set(id, union);
  }
  return related;
}
