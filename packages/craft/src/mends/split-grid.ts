import { inOrder, orderAfter, type Questionnaire } from '@wenshu/survey-core';
import type { Mend } from '../finding.ts';
import type { Asked } from '../reading/asked.ts';
import type { Survey } from '../reading/read-survey.ts';
import { isFree } from './is-free.ts';
import { isUntouched } from './is-untouched.ts';

/**
 * The second half of the rows as a grid of its own, right behind. Only where nothing speaks of the question or its rows, nobody has answered them, and in a survey of
 * one language: what is translated would have to be translated again.
 */
export function splitGrid({ id, question, rows }: Asked, survey: Survey): Mend | undefined {
  const { document } = survey;
  if (!survey.isBase || Object.keys(question.rowGroups).length > 0 || Object.keys(question.itemGroups).length > 0)
    return undefined;
  if (!isFree(question, survey) || Object.keys(document.languages).length > 0) return undefined;
  const second = rows.slice(Math.ceil(rows.length / 2)).map(row => question.rows[row.id]!);
  // Rows with answers would be retired, and the same rows begin anew without them.
  if (
    !isUntouched(
      second.map(row => row.id),
      survey,
    )
  )
    return undefined;
  const items = inOrder(question.items).map(({ title, settings }) => ({ title, settings }));
  const grid = {
    groupId: question.groupId,
    order: orderAfter(siblingsOf(document, question), id),
    type: question.type,
    title: question.title,
    ...(question.remark && { remark: question.remark }),
    settings: question.settings,
    items,
    rows: second.map(({ title, settings }) => ({ title, settings })),
  };
  return {
    does: 'split-grid',
    edits: [
      { name: 'addTopQuestion', input: grid },
      { name: 'deleteChildren', input: { questionId: id, rowIds: second.map(row => row.id) } },
    ],
  };
}

export const siblingsOf = (document: Questionnaire, { groupId, parentId }: Asked['question']) =>
  Object.values(document.questions).filter(one => one.groupId === groupId && one.parentId === parentId);
