import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type Capabilities, inOrder, orderAfter, ordersBetween, type Questionnaire } from '@wenshu/survey-core';
import type { editorTexts } from '@wenshu/texts/editor';
import { newId } from './editor-store.ts';

const FIRST_PARTS = 3;

/** The input of `addTopQuestion` for a fresh question at the end, with a few options and rows to start from. */
export function newQuestion(
  document: Questionnaire,
  type: QuestionTypeSlug,
  texts: (typeof editorTexts)['zh'] | (typeof editorTexts)['en'],
) {
  const capabilities: Capabilities = questionTypes[type].capabilities;
  const group = inOrder(document.groups).at(-1)!;
  const siblings = Object.values(document.questions).filter(question => question.groupId === group.id);
  const orders = ordersBetween(null, null, FIRST_PARTS);
  return {
    questionId: newId(),
    groupId: group.id,
    order: orderAfter(siblings, undefined),
    type,
    seqName: nextSeqName(document),
    title: { text: texts.untitled[type] },
    items: capabilities.hasOptions
      ? orders.map((order, index) => ({ itemId: newId(), order, title: { text: texts.newOption(index + 1) } }))
      : [],
    rows: capabilities.hasRows
      ? orders.map((order, index) => ({
          rowId: newId(),
          order,
          title: { text: texts.newRow(index + 1) },
          ...(capabilities.hasRightTitles && { rightTitle: { text: texts.newRightTitle(index + 1) } }),
        }))
      : [],
  };
}

/** One more than the highest number in use: names are never given twice, even after a deletion. */
function nextSeqName(document: Questionnaire): string {
  const numbers = Object.values(document.questions).map(question =>
    Number(/^Q([0-9]+)$/.exec(question.seqName)?.[1] ?? 0),
  );
  return `Q${Math.max(0, ...numbers) + 1}`;
}
