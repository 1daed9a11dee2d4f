import type { Question, Questionnaire } from '@wenshu/survey-core';
import { inOrder } from '@wenshu/survey-core';
import type { EditorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { plainTitle } from '../../../document/reading/plain-title.ts';
import type { ChooseGroup, ChooseOption } from '../choose.tsx';

const LONGEST = 36;

export function short(text: string): string {
  const characters = [...text.replace(/\s+/g, ' ').trim()];
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : characters.join('');
}

export const questionLabel = (document: Questionnaire, { seqName, title }: Question) =>
  `${seqName} ${short(plainTitle(title, document))}`;

export const questionOptions = (document: Questionnaire, questions: readonly Question[]) =>
  questions.map(question => ({ value: question.id, label: questionLabel(document, question) }));

export function groupName(document: Questionnaire, groupId: string, t: EditorLogicTexts): string {
  const groups = inOrder(document.groups);
  const group = document.groups[groupId];
  const index = groups.findIndex(one => one.id === groupId) + 1;
  return short(group?.title.text || group?.seqName || t.unnamedGroup({ index }));
}

/** Questions and groups in one list, for what can be either. */
export function wholeTargets(document: Questionnaire, questions: readonly Question[], t: EditorLogicTexts) {
  const groups = inOrder(document.groups);
  return [
    ...questions.map(question => ({ value: `question:${question.id}`, label: questionLabel(document, question) })),
    ...(groups.length > 1
      ? groups.map(group => ({
          value: `group:${group.id}`,
          label: t.group({ name: groupName(document, group.id, t) }),
        }))
      : []),
  ];
}

export type Reason = keyof EditorLogicTexts['reasons'];

/** The questions that can be chosen, and below them the others, each with the reason. */
export function reasonedQuestions(
  document: Questionnaire,
  questions: readonly Question[],
  t: EditorLogicTexts,
  reasonOf: (question: Question) => Reason | undefined,
  codeOf: (question: Question) => string = question => question.id,
): { readonly allowed: readonly ChooseOption[]; readonly refused: readonly ChooseGroup[] } {
  const options = questions.map(question => {
    const reason = reasonOf(question);
    return {
      value: codeOf(question),
      label: questionLabel(document, question),
      ...(reason && { reason: t.reasons[reason] }),
    };
  });
  const refused = options.filter(option => option.reason !== undefined);
  return {
    allowed: options.filter(option => option.reason === undefined),
    refused: refused.length > 0 ? [{ label: t.refused, options: refused }] : [],
  };
}
