import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { DocumentProblem } from './document-problem.ts';

/** A part of the structure that stands in something which is not there. Logic that dangles is the creator's to mend: it is found at publishing. */
export function findDangling(document: Questionnaire): DocumentProblem | undefined {
  if (Object.keys(document.groups).length === 0) return { problem: 'reference-dangling', at: 'groups' };
  for (const question of Object.values(document.questions)) {
    const at = findIn(question, document);
    if (at !== undefined) return { problem: 'reference-dangling', at: `questions.${question.id}.${at}` };
  }
  return undefined;
}

function findIn(question: Question, document: Questionnaire): string | undefined {
  if (!Object.hasOwn(document.groups, question.groupId)) return 'groupId';
  if (question.parentId !== undefined && !Object.hasOwn(document.questions, question.parentId)) return 'parentId';
  for (const id in question.items) {
    const item = question.items[id]!;
    if (item.itemGroupId !== undefined && !Object.hasOwn(question.itemGroups, item.itemGroupId))
      return `items.${item.id}.itemGroupId`;
    if (item.parentItemId !== undefined && !Object.hasOwn(question.items, item.parentItemId))
      return `items.${item.id}.parentItemId`;
  }
  for (const row of Object.values(question.rows))
    if (row.rowGroupId !== undefined && !Object.hasOwn(question.rowGroups, row.rowGroupId))
      return `rows.${row.id}.rowGroupId`;
  return undefined;
}
