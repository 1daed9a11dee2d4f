import {
  itemGroupReadCalls,
  logicReadCalls,
  questionReadCalls,
  quotaReadCalls,
  settingReadCalls,
} from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import { expect } from 'vitest';
import type { OtherCase } from './other-case.ts';

const gone = (word: string) => `The ${word} does not exist; it may have been deleted`;
const noQuestion = { with: { questionId: 'nothere001' }, code: '9202', message: gone('question') };
const notAnId = {
  with: { questionId: '' },
  code: '9001',
  message: 'questionId: is not in the right format',
  field: 'questionId',
};

export const readCases: readonly OtherCase[] = [
  {
    ledgerId: 'S7.55',
    call: questionReadCalls.getQuestion,
    input: { questionId: ids.text },
    answers: expect.objectContaining({
      questionId: ids.text,
      type: 5,
      seqName: 'Q4',
      title: 'Question Q4',
      document: expect.objectContaining({ id: ids.text, type: 'fill-in', title: { text: 'Question Q4' } }),
    }),
    wrong: [noQuestion, notAnId],
  },
  {
    ledgerId: 'S7.56',
    call: questionReadCalls.getTagList,
    input: {},
    needsType: 'label',
    answers: [{ questionId: 'special001', seqName: 'Q7', tags: [] }],
    wrong: [noQuestion, notAnId],
  },
  {
    ledgerId: 'S7.57',
    call: logicReadCalls.getLogic,
    input: { questionId: ids.multiple },
    answers: {
      rules: [expect.objectContaining({ id: ids.reference, kind: 'option-reference' })],
      calculations: [expect.objectContaining({ id: ids.calculation })],
      verifications: [expect.objectContaining({ id: ids.verification })],
    },
    wrong: [noQuestion, notAnId],
  },
  {
    ledgerId: 'S7.91',
    call: itemGroupReadCalls.openItemGroup,
    input: { questionId: ids.choice, itemGroupId: ids.optionGroup },
    answers: {
      itemGroupId: ids.optionGroup,
      itemGroupType: 1,
      title: 'Pome',
      itemList: [expect.objectContaining({ itemId: ids.optionA }), expect.objectContaining({ itemId: ids.optionB })],
      itemGroup: expect.objectContaining({ title: { text: 'Pome' } }),
      items: [expect.objectContaining({ id: ids.optionA }), expect.objectContaining({ id: ids.optionB })],
    },
    wrong: [noQuestion, { with: { itemGroupId: 'nothing001' }, code: '9202', message: gone('option group') }],
  },
  {
    ledgerId: 'S7.99',
    call: settingReadCalls.checkTagItemReference,
    input: { questionId: ids.choice, itemIds: [ids.optionA] },
    answers: { losses: [{ kind: 'rule', id: ids.rule }], quotaIds: [] },
    wrong: [
      noQuestion,
      { with: { itemIds: ['nothing001'] }, code: '9202', message: gone('option') },
      { with: { itemIds: [] }, code: '9001', message: 'itemIds: must have at least 1 entry', field: 'itemIds' },
    ],
  },
  {
    ledgerId: 'S7.100',
    call: quotaReadCalls.deleteQuotaPrompt,
    input: { quotaId: ids.quota },
    answers: { title: 'By answer', cellCount: 1, axisIds: [ids.counted] },
    wrong: [{ with: { quotaId: 'nothing001' }, code: '9202', message: gone('quota') }],
  },
  {
    ledgerId: 'S7.101',
    call: quotaReadCalls.getMergeQuota,
    input: {},
    answers: [],
    wrong: [{ with: { scrollId: 'nothing001' }, code: '9104', message: 'No relevant permissions' }],
  },
];
