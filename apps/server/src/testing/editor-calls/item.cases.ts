import { inOrder, type Questionnaire } from '@wenshu/survey-core';
import { commandExamples, ids } from '@wenshu/survey-core/testing';
import type { EditCase } from './edit-case.ts';
import { optionRenamed, optionSettled, questionSettled } from './meeting-edits.ts';

const titles = (questionId: string) => (document: Questionnaire) =>
  inOrder(document.questions[questionId]!.items).map(item => item.title.text);
const itemOf = ({ questions }: Questionnaire, itemId: string) => questions[ids.choice]!.items[itemId];

export const itemCases: readonly EditCase[] = [
  {
    ledgerId: 'S7.74',
    name: 'addItems',
    input: commandExamples.addItems.input,
    look: ({ questions }) => questions[ids.choice]!.items.newitem001,
    becomes: { id: 'newitem001', order: 'x', title: { text: 'New' }, itemGroupId: ids.optionGroup, settings: {} },
    wrong: [
      { with: { items: [] }, code: '9001', message: 'items: must have at least 1 entry', field: 'items' },
      { with: { items: [{ title: { text: '' } }] }, code: '9202', message: 'Content cannot be empty' },
      {
        with: { items: [{ title: { text: 'x' }, itemGroupId: 'nothing001' }] },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
      { with: { questionId: ids.text }, code: '9202', message: 'This question type does not allow the operation' },
      {
        with: { items: Array.from({ length: 98 }, (_, n) => ({ title: { text: `${n}` } })) },
        code: '9202',
        message: 'At most 100 options',
      },
    ],
    meets: questionSettled(ids.choice),
  },
  {
    ledgerId: 'S7.75',
    name: 'batchItems',
    input: commandExamples.batchItems.input,
    look: titles(ids.choice),
    becomes: ['Apple', 'Plum', 'Cherry'],
    wrong: [
      { with: { text: ' \n ' }, code: '9202', message: 'The import cannot be empty' },
      { with: { text: 'Pear\nPear' }, code: '9202', message: 'Line 2: this stands here twice' },
      {
        with: { text: 'Cherry' },
        code: '9202',
        message: 'Logic refers to this, so it cannot be deleted; going on will clear that logic',
      },
      { with: { text: 5 }, code: '9001', message: 'text: must be text', field: 'text' },
    ],
    meets: questionSettled(ids.choice),
  },
  {
    ledgerId: 'S7.76',
    name: 'batchAddItems',
    input: { questionId: ids.choice, text: 'Cherry\n Quince ' },
    look: titles(ids.choice),
    becomes: ['Apple', 'Pear', 'Plum', 'Cherry', 'Quince'],
    wrong: [
      { with: { text: '' }, code: '9202', message: 'The import cannot be empty' },
      { with: { text: 'x'.repeat(801) }, code: '9202', message: 'Line 1: a line has at most 800 characters' },
      {
        with: { text: Array.from({ length: 101 }, (_, n) => n).join('\n') },
        code: '9202',
        message: 'Line 101: at most 100 lines',
      },
    ],
    meets: questionSettled(ids.choice),
  },
  {
    ledgerId: 'S7.78',
    name: 'batchImportItems',
    needsType: 'cascade',
    input: { questionId: 'special001', text: 'Asia\tChina\nAsia\tJapan\nEurope\tFrance' },
    look: titles('special001'),
    becomes: ['Asia', 'China', 'Japan', 'Europe', 'France'],
    wrong: [
      {
        with: { text: 'a/b\tc' },
        code: '9202',
        message: 'Upload failed. Line 1: the special character “/” is not allowed',
      },
      { with: { text: 'a\tb\nc' }, code: '9202', message: 'Line 2: the number of levels differs' },
      { with: { text: 'a\tb\tc\td\te' }, code: '9202', message: 'Line 1: at most 4 levels' },
      { with: { text: 'a\tb\na\tb' }, code: '9202', message: 'Line 2: this stands here twice' },
      { with: { text: '' }, code: '9202', message: 'The import cannot be empty' },
    ],
    meets: questionSettled('special001'),
  },
  {
    ledgerId: 'S7.79',
    name: 'batchAddOneAndTwoItem',
    input: commandExamples.batchAddOneAndTwoItem.input,
    look: document => [itemOf(document, 'listed0001')?.title.text, itemOf(document, 'listed0002')?.parentItemId],
    becomes: ['Berries', 'listed0001'],
    wrong: [
      {
        with: { text: '\tStrawberry' },
        code: '9202',
        message: 'Upload failed. Line 1: a second-level option needs a first-level option',
      },
      { with: { text: 'a\tb\tc' }, code: '9202', message: 'Line 1: at most 2 levels' },
      {
        with: { text: Array.from({ length: 60 }, (_, n) => `a${n}\tb${n}`).join('\n'), places: undefined },
        code: '9202',
        message: 'Line 51: at most 100 lines',
      },
    ],
    meets: questionSettled(ids.choice),
  },
  {
    ledgerId: 'S7.80',
    name: 'itemGroupBatchAddItems',
    input: commandExamples.itemGroupBatchAddItems.input,
    look: document => [itemOf(document, 'listed0001')?.title.text, itemOf(document, 'listed0001')?.itemGroupId],
    becomes: ['Quince', ids.optionGroup],
    wrong: [
      {
        with: { itemGroupId: 'nothing001' },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
      { with: { text: '' }, code: '9202', message: 'The import cannot be empty' },
    ],
    meets: questionSettled(ids.choice),
  },
  {
    ledgerId: 'S7.81',
    name: 'moveItems',
    input: commandExamples.moveItems.input,
    look: document => [titles(ids.choice)(document), itemOf(document, ids.optionA)?.itemGroupId],
    becomes: [['Pear', 'Plum', 'Apple'], undefined],
    wrong: [
      {
        with: { moves: [{ itemId: 'nothing001', order: 'a' }] },
        code: '9202',
        message: 'The option does not exist; it may have been deleted',
      },
      {
        with: { moves: [{ itemId: ids.optionA, order: 'a', itemGroupId: 'nothing001' }] },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
      {
        with: { moves: [{ itemId: ids.optionA, order: 'not an order' }] },
        code: '9001',
        message: 'moves.0.order: is not in the right format',
        field: 'moves.0.order',
      },
    ],
    meets: optionSettled(ids.optionA),
  },
  {
    ledgerId: 'S7.82',
    name: 'addEvaluateTags',
    needsType: 'evaluation',
    input: commandExamples.addEvaluateTags.input,
    look: ({ questions: { special001: special } }) => [
      Object.values(special!.itemGroups).map(group => group.settings),
      Object.values(special!.items).map(item => [item.title.text, item.itemGroupId]),
    ],
    becomes: [[{ 20008: 5 }], [['New', 'newgroup01']]],
    wrong: [
      { with: { tags: [] }, code: '9001', message: 'tags: must have at least 1 entry', field: 'tags' },
      { with: { score: 6 }, code: '9202', message: 'The value of the setting is not valid (20008)' },
      {
        with: { tags: [{ title: { text: 'x'.repeat(21) } }] },
        code: '9202',
        message: 'A label has 1 to 20 characters',
      },
      { with: { questionId: ids.choice }, code: '9202', message: 'This question type does not allow the operation' },
    ],
    meets: questionSettled('special001'),
  },
  {
    ledgerId: 'S7.83',
    name: 'updateItemTitle',
    input: commandExamples.updateItemTitle.input,
    look: document => itemOf(document, ids.optionA)?.title,
    becomes: { text: 'Green apple' },
    wrong: [
      { with: { title: { text: '' } }, code: '9202', message: 'Content cannot be empty' },
      { with: { itemId: 'nothing001' }, code: '9202', message: 'The option does not exist; it may have been deleted' },
      { with: { title: { text: 1 } }, code: '9001', message: 'title.text: must be text', field: 'title.text' },
    ],
    meets: optionRenamed(ids.optionA),
  },
  {
    ledgerId: 'S7.84',
    name: 'updateItemScore',
    input: commandExamples.updateItemScore.input,
    look: document => itemOf(document, ids.optionA)?.settings['20008'],
    becomes: 3,
    wrong: [
      { with: { score: 'three' }, code: '9001', message: 'score: must be a number', field: 'score' },
      { with: { itemId: 'nothing001' }, code: '9202', message: 'The option does not exist; it may have been deleted' },
      { with: { score: 1e9 }, code: '9202', message: 'The value of the setting is not valid (20008)' },
    ],
    meets: optionSettled(ids.optionA),
  },
  {
    ledgerId: 'S7.85',
    name: 'moveOneOrTwoItem',
    input: commandExamples.moveOneOrTwoItem.input,
    look: document => [itemOf(document, ids.optionB)?.parentItemId, itemOf(document, ids.optionB)?.order],
    becomes: [ids.optionC, 'z'],
    wrong: [
      { with: { parentItemId: ids.optionB }, code: '9202', message: 'At most 2 levels of options' },
      {
        with: { parentItemId: 'nothing001' },
        code: '9202',
        message: 'The option does not exist; it may have been deleted',
      },
      { with: { itemId: 'nothing001' }, code: '9202', message: 'The option does not exist; it may have been deleted' },
    ],
    meets: optionSettled(ids.optionB),
  },
  {
    ledgerId: 'S7.86',
    name: 'deleteItems',
    input: commandExamples.deleteItems.input,
    look: document => [titles(ids.choice)(document), document.logic[ids.rule]],
    becomes: [['Plum'], undefined],
    wrong: [
      {
        with: { clearLogic: false },
        code: '9202',
        message: 'Logic refers to this, so it cannot be deleted; going on will clear that logic',
      },
      {
        with: { itemIds: ['nothing001'] },
        code: '9202',
        message: 'The option does not exist; it may have been deleted',
      },
      { with: { itemIds: [] }, code: '9001', message: 'itemIds: must have at least 1 entry', field: 'itemIds' },
      {
        with: { questionId: ids.counted, itemIds: ['countedA01'] },
        code: '9202',
        message: 'A quota counts by this. Delete the quota first',
      },
    ],
    meets: optionRenamed(ids.optionA),
  },
];
