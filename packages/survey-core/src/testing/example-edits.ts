import type { CommandName } from '../questionnaire/commands/index.ts';

export interface ExampleEdit {
  readonly name: CommandName;
  readonly input: object;
}

/** Ids of the example questionnaire. */
export const ids = {
  group: 'group00001',
  secondGroup: 'group00002',
  choice: 'choice0001',
  counted: 'choice0002',
  multiple: 'multi00001',
  text: 'text000001',
  matrix: 'matrix0001',
  optionA: 'optionA001',
  optionB: 'optionB001',
  optionC: 'optionC001',
  rule: 'rule000001',
  reference: 'rule000002',
  calculation: 'calc000001',
  verification: 'verify0001',
  quota: 'quota00001',
  agreement: 'agree00001',
  optionGroup: 'optgrp0001',
  secondOptionGroup: 'optgrp0002',
  rowGroup: 'rowgrp0001',
} as const;

const option = (itemId: string, order: string, text: string) => ({ itemId, order, title: { text } });
const row = (rowId: string, order: string, text: string) => ({ rowId, order, title: { text } });

function question(questionId: string, order: string, type: string, seqName: string, more: object = {}): ExampleEdit {
  const title = { text: `Question ${seqName}` };
  return {
    name: 'addTopQuestion',
    input: { questionId, groupId: ids.group, order, type, seqName, title, ...more },
  };
}

/** The edits that make the example questionnaire out of an empty one: something of everything. */
export const exampleEdits: readonly ExampleEdit[] = [
  { name: 'saveQuestionGroup', input: { groupId: ids.group, order: 'a', title: { text: 'First part' } } },
  { name: 'saveQuestionGroup', input: { groupId: ids.secondGroup, order: 'b', title: { text: 'Second part' } } },
  question(ids.choice, 'a', 'single-choice', 'Q1', {
    items: [option(ids.optionA, 'a', 'Apple'), option(ids.optionB, 'b', 'Pear'), option(ids.optionC, 'c', 'Plum')],
  }),
  question(ids.counted, 'b', 'single-choice', 'Q2', {
    items: [option('countedA01', 'a', 'Yes'), option('countedB01', 'b', 'No')],
  }),
  question(ids.multiple, 'c', 'multiple-choice', 'Q3', {
    items: [option('multipleA1', 'a', 'Red'), option('multipleB1', 'b', 'Green'), option('multipleC1', 'c', 'Blue')],
  }),
  question(ids.text, 'd', 'fill-in', 'Q4'),
  question(ids.matrix, 'e', 'matrix-single', 'Q5', {
    items: [option('columnA001', 'a', 'Good'), option('columnB001', 'b', 'Bad')],
    rows: [row('rowA000001', 'a', 'Taste'), row('rowB000001', 'b', 'Price')],
  }),
  {
    name: 'addItemGroups',
    input: {
      questionId: ids.choice,
      itemGroups: [
        { groupId: ids.optionGroup, order: 'a', title: { text: 'Pome' }, partIds: [ids.optionA, ids.optionB] },
        { groupId: ids.secondOptionGroup, order: 'b', title: { text: 'Stone' } },
      ],
    },
  },
  {
    name: 'batchSaveOrUpdateSubQuestionGroups',
    input: {
      questionId: ids.matrix,
      rowGroups: [{ groupId: ids.rowGroup, order: 'a', title: { text: 'Senses' }, partIds: ['rowA000001'] }],
    },
  },
  {
    name: 'saveLogic',
    input: {
      rules: [
        {
          id: ids.rule,
          order: 'a',
          kind: 'display',
          target: { questionId: ids.text },
          when: { test: 'choice', questionId: ids.choice, is: 'any-of', itemIds: [ids.optionA] },
        },
      ],
    },
  },
  {
    name: 'saveItemReferenceLogic',
    input: {
      ruleId: ids.reference,
      order: 'b',
      questionId: ids.multiple,
      fromQuestionId: ids.choice,
      take: 'unselected',
    },
  },
  {
    name: 'saveLogicCalculationInfo',
    input: {
      calculationId: ids.calculation,
      order: 'a',
      name: 'total',
      expression: `count(#${ids.multiple}) + #${ids.choice}.${ids.optionC}`,
    },
  },
  {
    name: 'saveVerifyGroup',
    input: {
      verificationId: ids.verification,
      order: 'a',
      questionId: ids.multiple,
      must: { test: 'count', questionId: ids.multiple, compare: '<', value: 3 },
      message: { text: 'Not all of them' },
    },
  },
  {
    name: 'saveQuota',
    input: {
      quotaId: ids.quota,
      order: 'a',
      kind: 'single',
      title: 'By answer',
      whenFull: 'end',
      cells: [{ cellId: 'quotacell1', order: 'a', match: { [ids.counted]: 'countedA01' }, size: 10 }],
    },
  },
  {
    name: 'saveAgreement',
    input: { agreementId: ids.agreement, order: 'a', name: 'Privacy', content: { text: 'We keep your answers.' } },
  },
  { name: 'addLanguage', input: { languageId: 3, name: 'Français' } },
  {
    name: 'translate',
    input: {
      languageId: 3,
      texts: [
        { id: ids.choice, field: 'title', text: { text: 'Quel fruit ?' } },
        { id: ids.optionB, field: 'title', text: { text: 'Poire' } },
        { id: ids.optionGroup, field: 'title', text: { text: 'Pépins' } },
      ],
    },
  },
  { name: 'saveCover', input: { cover: { isShown: true, text: { text: 'Welcome' } } } },
  { name: 'saveEndPage', input: { outcome: 'finished', page: { text: { text: 'Thank you' } } } },
];
