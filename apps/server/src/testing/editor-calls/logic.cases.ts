import { commandExamples, ids } from '@wenshu/survey-core/testing';
import type { EditCase } from './edit-case.ts';
import { optionSettled, questionSettled } from './meeting-edits.ts';

const rule = { id: 'newrule001', order: 'x', kind: 'jump', questionId: ids.counted, to: { outcome: 'screened' } };
const when = { test: 'choice', questionId: ids.counted, is: 'any-of', itemIds: ['countedB01'] };
const display = {
  id: ids.rule,
  order: 'a',
  kind: 'display',
  target: { questionId: ids.text },
  when: { test: 'choice', questionId: ids.choice, is: 'none-of', itemIds: [ids.optionA] },
};

export const logicCases: readonly EditCase[] = [
  {
    ledgerId: 'S7.58',
    name: 'saveLogic',
    input: { rules: [{ ...rule, when }], removedIds: [ids.rule] },
    look: ({ logic }) => [logic.newrule001, logic[ids.rule]],
    becomes: [{ ...rule, when }, undefined],
    wrong: [
      { with: { rules: [{ ...rule, when: { all: [] } }] }, code: '9202', message: 'Set at least one condition' },
      {
        with: { rules: [{ ...rule, when: { ...when, itemIds: ['nothing001'] } }] },
        code: '9202',
        message: 'The option does not exist; it may have been deleted',
      },
      {
        with: { rules: [{ ...rule, questionId: 'nothing001', when }] },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      {
        with: { removedIds: ['nothing001'] },
        code: '9202',
        message: 'The logic rule does not exist; it may have been deleted',
      },
      {
        with: { rules: [{ ...rule, kind: 'fly', when }] },
        code: '9001',
        message: 'rules.0.kind: is not valid',
        field: 'rules.0.kind',
      },
    ],
    meets: { name: 'saveLogic', input: { rules: [display] } },
  },
  {
    ledgerId: 'S7.59',
    name: 'saveItemReferenceLogic',
    input: commandExamples.saveItemReferenceLogic.input,
    look: ({ logic }) => logic.newrule001,
    becomes: {
      id: 'newrule001',
      order: 'x',
      kind: 'option-reference',
      questionId: ids.matrix,
      fromQuestionId: ids.choice,
      take: 'all',
    },
    wrong: [
      {
        with: { fromQuestionId: 'nothing001' },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      { with: { questionId: ids.text }, code: '9202', message: 'This question type does not allow the operation' },
      {
        with: { take: 'some' },
        code: '9001',
        message: 'take: must be one of selected, unselected, all',
        field: 'take',
      },
    ],
    meets: questionSettled(ids.matrix),
  },
  {
    ledgerId: 'S7.60',
    name: 'saveQuestionRelationLogic',
    input: commandExamples.saveQuestionRelationLogic.input,
    look: ({ logic }) => logic.newrule001,
    becomes: {
      id: 'newrule001',
      order: 'x',
      kind: 'question-relation',
      target: { questionId: ids.text },
      fromQuestionId: ids.choice,
      take: 'selected',
    },
    wrong: [
      {
        with: { target: { questionId: 'nothing001' } },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      { with: { fromQuestionId: ids.text }, code: '9202', message: 'This question type does not allow the operation' },
      { with: { target: {} }, code: '9001', message: 'target.questionId: is required', field: 'target.questionId' },
    ],
    meets: questionSettled(ids.text),
  },
  {
    ledgerId: 'S7.61',
    name: 'delItemReferenceLogic',
    input: commandExamples.delItemReferenceLogic.input,
    look: ({ logic }) => logic[ids.reference],
    becomes: undefined,
    wrong: [
      {
        with: { ruleId: 'nothing001' },
        code: '9202',
        message: 'The logic rule does not exist; it may have been deleted',
      },
      { with: { ruleId: ids.rule }, code: '9202', message: 'The logic rule does not exist; it may have been deleted' },
    ],
    meets: {
      name: 'saveItemReferenceLogic',
      input: { ruleId: ids.reference, order: 'b', questionId: ids.multiple, fromQuestionId: ids.choice, take: 'all' },
    },
  },
  {
    ledgerId: 'S7.62',
    name: 'saveLogicCalculationInfo',
    input: {
      calculationId: ids.calculation,
      order: 'a',
      name: 'twice',
      expression: `count(#${ids.multiple}) * 2`,
      decimals: 1,
    },
    look: ({ calculations }) => calculations[ids.calculation],
    becomes: { id: ids.calculation, order: 'a', name: 'twice', expression: `count(#${ids.multiple}) * 2`, decimals: 1 },
    wrong: [
      { with: { expression: '1 +' }, code: '9202', message: 'The formula is not right (character 4)' },
      { with: { name: '' }, code: '9202', message: 'The name cannot be empty' },
      {
        with: { name: 'a b' },
        code: '9202',
        message: 'A name may hold letters, digits, Chinese characters and underscores only',
      },
      { with: { calculationId: 'newcalc001', name: 'total' }, code: '9202', message: 'The name is already used' },
      { with: { decimals: 1.5 }, code: '9001', message: 'decimals: must be a whole number', field: 'decimals' },
    ],
    meets: {
      name: 'saveLogicCalculationInfo',
      input: { calculationId: ids.calculation, order: 'a', name: 'theirs', expression: '1' },
    },
  },
  {
    ledgerId: 'S7.103',
    name: 'saveVerifyGroup',
    input: commandExamples.saveVerifyGroup.input,
    look: ({ verifications }) => verifications.newverify1?.message,
    becomes: { text: 'Answer Q1 first' },
    wrong: [
      { with: { message: { text: '' } }, code: '9202', message: 'Content cannot be empty' },
      {
        with: { questionId: 'nothing001' },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      { with: { must: { all: [] } }, code: '9202', message: 'Set at least one condition' },
      { with: { must: undefined }, code: '9001', message: 'must: is required', field: 'must' },
    ],
    meets: questionSettled(ids.multiple),
  },
  {
    ledgerId: 'S7.104',
    name: 'saveCurrentOptionsVerify',
    input: commandExamples.saveCurrentOptionsVerify.input,
    look: ({ questions }) => questions[ids.choice]!.items[ids.optionA]!.settings,
    becomes: { 20025: 6, 20022: 50 },
    wrong: [
      { with: { itemId: 'nothing001' }, code: '9202', message: 'The option does not exist; it may have been deleted' },
      { with: { settings: { 20001: true } }, code: '9202', message: 'There is no such setting here (20001)' },
      {
        with: { settings: { 20021: 9, 20022: 3 } },
        code: '9202',
        message: 'The minimum (9) cannot be above the maximum (3)',
      },
      { with: { settings: { 20025: 99 } }, code: '9202', message: 'The value of the setting is not valid (20025)' },
    ],
    meets: optionSettled(ids.optionA),
  },
];
