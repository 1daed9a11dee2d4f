import { optionReferences } from '../document/option-references.ts';
import type { Item, Question, Questionnaire, Row } from '../document/questionnaire.ts';
import { groupBy } from '../group-by.ts';
import { own } from '../json.ts';
import { inOrder } from '../order.ts';
import { settingDictionary } from '../settings/dictionary.ts';
import { readSetting } from '../settings/settings.ts';
import type { Change } from './change.ts';

/**
 * Gives every option and row that has none a number, at publishing: from then on it is the thing's code in the data, whatever
 * happens to its place. Not earlier, because two people adding options at once would take the same number.
 */
export function numberOptions(document: Questionnaire): Change[] {
  const related = relatedQuestions(document);
  // The highest number in each list, counted on from question to question: those that carry from each other share one.
  const highest = new Map<readonly Question[], { number: number }>();
  return inDocumentOrder(document).flatMap(question => {
    const union = related.get(question.id) ?? [question];
    const last = highest.get(union) ?? { number: highestOf(union.flatMap(one => Object.values(one.items))) };
    highest.set(union, last);
    const rows = Object.values(question.rows);
    return [
      ...numberParts(['questions', question.id, 'items'], inOrder(question.items), last),
      ...numberParts(['questions', question.id, 'rows'], inOrder(question.rows), { number: highestOf(rows) }),
    ];
  });
}

/** Sources stand before what carries from them, so theirs are the low numbers. */
function inDocumentOrder({ groups, questions }: Questionnaire): readonly Question[] {
  const places = new Map(inOrder(groups).map((group, place) => [group.id, place]));
  return inOrder(questions).toSorted((a, b) => (places.get(a.groupId) ?? 0) - (places.get(b.groupId) ?? 0));
}

const highestOf = (parts: readonly (Item | Row)[]) =>
  parts.reduce((highest, { settings }) => Math.max(highest, readSetting(settings, 'optionNumber') ?? 0), 0);

function numberParts(path: readonly string[], parts: readonly (Item | Row)[], last: { number: number }): Change[] {
  return parts
    .filter(part => readSetting(part.settings, 'optionNumber') === null)
    .map(part => ({
      path: [...path, part.id, 'settings', String(settingDictionary.optionNumber.code)],
      value: ++last.number,
    }));
}

/** Questions that carry options of each other: their options meet in one list, so a new number must be new to all of them. */
function relatedQuestions(document: Questionnaire): ReadonlyMap<string, readonly Question[]> {
  const neighbours = groupBy(
    optionReferences(Object.values(document.logic)).flatMap(rule => [
      { of: rule.questionId, is: rule.fromQuestionId },
      { of: rule.fromQuestionId, is: rule.questionId },
    ]),
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
