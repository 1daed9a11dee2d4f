import { inOrder, type Question, type QuestionGroup, type Questionnaire } from '@wenshu/survey-core';

/** A question group with what stands in it, in order; child questions follow their parent. */
export interface Section {
  readonly group: QuestionGroup;
  readonly questions: readonly Question[];
}

export function sectionsOf(document: Questionnaire): Section[] {
  const groups = inOrder(document.groups);
  const questions = inOrder(document.questions);
  const isTop = ({ parentId }: Question) => parentId === undefined || !document.questions[parentId];
  const groupOf = ({ groupId }: Question) => (document.groups[groupId] ? groupId : groups[0]?.id);
  return groups.map(group => ({
    group,
    questions: questions
      .filter(question => isTop(question) && groupOf(question) === group.id)
      .flatMap(question => [question, ...questions.filter(child => child.parentId === question.id)]),
  }));
}
