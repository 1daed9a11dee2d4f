import { orderAfter, type Questionnaire } from '@wenshu/survey-core';
import { newId } from '../../document/reading/new-id.ts';
import { isNumbered } from '../../document/reading/new-question.ts';
import { sectionsOf } from '../../document/reading/sections-of.ts';

/** The input of `batchPage` for a page break after every so many questions; none at the very end. Children stay with their parent. */
export function pageBreaks(document: Questionnaire, perPage: number) {
  const tops = sectionsOf(document)
    .flatMap(section => section.questions)
    .filter(question => !question.parentId && isNumbered(question.type));
  const last = tops.length - 1;
  return tops
    .filter((_question, index) => (index + 1) % perPage === 0 && index < last)
    .map(question => {
      const siblings = Object.values(document.questions).filter(
        one => one.groupId === question.groupId && one.parentId === undefined && isNumbered(one.type),
      );
      return {
        questionId: newId(),
        groupId: question.groupId,
        order: orderAfter(siblings, question.id),
      };
    });
}
