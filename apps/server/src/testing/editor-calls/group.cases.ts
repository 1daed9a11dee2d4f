import { inOrder, type Questionnaire } from '@wenshu/survey-core';
import { commandExamples, ids } from '@wenshu/survey-core/testing';
import type { EditCase } from './edit-case.ts';
import {
  groupMoved,
  groupRenamed,
  itemGroupMoved,
  itemGroupRenamed,
  questionSettled,
  rowGroupMoved,
  rowGroupRenamed,
} from './meeting-edits.ts';

const groupTitles = ({ groups }: Questionnaire) => inOrder(groups).map(group => group.title.text);
const itemGroupsOf = ({ questions }: Questionnaire) => questions[ids.choice]!.itemGroups;
const rowGroupsOf = ({ questions }: Questionnaire) => questions[ids.matrix]!.rowGroups;
const rowsOf = ({ questions }: Questionnaire) => questions[ids.matrix]!.rows;
const noSuchGroup = { code: '9202', message: 'The question group does not exist; it may have been deleted' } as const;

const questionGroupCases: readonly EditCase[] = [
  {
    ledgerId: 'S7.63',
    name: 'saveQuestionGroup',
    input: { groupId: ids.secondGroup, order: 'b', title: { text: 'Last part' }, settings: { 20015: true } },
    look: ({ groups }) => groups[ids.secondGroup],
    becomes: { id: ids.secondGroup, order: 'b', title: { text: 'Last part' }, settings: { 20015: true } },
    wrong: [
      { with: { settings: { 99999: 1 } }, code: '9202', message: 'There is no such setting here (99999)' },
      { with: { title: { text: 'a'.repeat(501) } }, code: '9202', message: 'At most 500 characters can be entered' },
      { with: { title: 'Last part' }, code: '9001', message: 'title: must be an object', field: 'title' },
    ],
    meets: groupRenamed(ids.secondGroup),
  },
  {
    ledgerId: 'S7.64',
    name: 'modifyQuestionGroupSeqName',
    input: commandExamples.modifyQuestionGroupSeqName.input,
    look: ({ groups }) => groups[ids.group]!.seqName,
    becomes: 'Part1',
    wrong: [
      { with: { groupId: 'nothing001' }, ...noSuchGroup },
      {
        with: { seqName: 'a b' },
        code: '9202',
        message: 'A name may hold letters, digits, Chinese characters and underscores only',
      },
      { with: { seqName: '' }, code: '9202', message: 'The name cannot be empty' },
    ],
    meets: { name: 'modifyQuestionGroupSeqName', input: { groupId: ids.group, seqName: 'Theirs' } },
  },
  {
    ledgerId: 'S7.65',
    name: 'moveQuestionGroup',
    input: commandExamples.moveQuestionGroup.input,
    look: document => groupTitles(document).filter(title => title !== ''),
    becomes: ['Second part', 'First part'],
    wrong: [
      { with: { groupId: 'nothing001' }, ...noSuchGroup },
      { with: { order: '' }, code: '9001', message: 'order: is not in the right format', field: 'order' },
    ],
    meets: groupMoved(ids.group),
  },
  {
    ledgerId: 'S7.66',
    name: 'copyQuestionGroup',
    input: commandExamples.copyQuestionGroup.input,
    look: ({ groups, questions: { copied0002: copy } }) => [
      groups.copied0001?.title.text,
      copy?.groupId,
      copy?.seqName,
    ],
    becomes: ['First part', 'copied0001', 'Q28'],
    wrong: [
      { with: { groupId: 'nothing001' }, ...noSuchGroup },
      { with: { ids: { [ids.group]: ids.text } }, code: '9202', message: 'The id is already in use' },
      { with: { ids: {} }, code: '9001', message: 'ids: is not valid', field: 'ids' },
    ],
    meets: groupRenamed(ids.group),
  },
  {
    ledgerId: 'S7.67',
    name: 'relateQuestionGroup',
    input: commandExamples.relateQuestionGroup.input,
    look: ({ logic }) => logic.newrule001,
    becomes: {
      id: 'newrule001',
      order: 'x',
      kind: 'question-relation',
      target: { groupId: ids.secondGroup },
      fromQuestionId: ids.choice,
      take: 'selected',
    },
    wrong: [
      { with: { groupId: 'nothing001' }, ...noSuchGroup },
      {
        with: { fromQuestionId: 'nothing001' },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      { with: { take: 'some' }, code: '9001', message: 'take: must be one of selected, unselected', field: 'take' },
    ],
    meets: groupMoved(ids.secondGroup),
  },
  {
    ledgerId: 'S7.68',
    name: 'updateQuestionGroupTitle',
    input: { groupId: ids.group, title: { text: 'Fruit' } },
    look: ({ groups }) => groups[ids.group]!.title,
    becomes: { text: 'Fruit' },
    wrong: [
      { with: { groupId: 'nothing001' }, ...noSuchGroup },
      { with: { title: { text: 'a'.repeat(501) } }, code: '9202', message: 'At most 500 characters can be entered' },
    ],
    meets: groupRenamed(ids.group),
  },
  {
    ledgerId: 'S7.69',
    name: 'deleteQuestionGroup',
    input: { groupId: ids.secondGroup },
    look: ({ groups }) => groups[ids.secondGroup],
    becomes: undefined,
    wrong: [
      { with: { groupId: 'nothing001' }, ...noSuchGroup },
      { with: { groupId: ids.group }, code: '9202', message: 'A quota counts by this. Delete the quota first' },
    ],
    meets: groupRenamed(ids.secondGroup),
  },
];

const rowGroupCases: readonly EditCase[] = [
  {
    ledgerId: 'S7.70',
    name: 'moveSubQuestionGroup',
    input: commandExamples.moveSubQuestionGroup.input,
    look: document => rowGroupsOf(document)[ids.rowGroup]!.order,
    becomes: 'z',
    wrong: [
      {
        with: { rowGroupId: 'nothing001' },
        code: '9202',
        message: 'The row group does not exist; it may have been deleted',
      },
      { with: { order: 'A b' }, code: '9001', message: 'order: is not in the right format', field: 'order' },
    ],
    meets: rowGroupMoved,
  },
  {
    ledgerId: 'S7.71',
    name: 'modifySubQuestionGroupName',
    input: commandExamples.modifySubQuestionGroupName.input,
    look: document => rowGroupsOf(document)[ids.rowGroup]!.title,
    becomes: { text: 'Feel' },
    wrong: [
      { with: { title: { text: '' } }, code: '9202', message: 'The name cannot be empty' },
      {
        with: { rowGroupId: 'nothing001' },
        code: '9202',
        message: 'The row group does not exist; it may have been deleted',
      },
    ],
    meets: rowGroupRenamed,
  },
  {
    ledgerId: 'S7.72',
    name: 'batchSaveOrUpdateSubQuestionGroups',
    input: {
      questionId: ids.matrix,
      rowGroups: [
        { groupId: ids.rowGroup, order: 'b', title: { text: 'Feel' }, partIds: [] },
        { groupId: 'newgroup01', order: 'a', title: { text: 'Money' }, partIds: ['rowB000001'] },
      ],
    },
    look: document => [
      inOrder(rowGroupsOf(document)).map(group => group.title.text),
      inOrder(rowsOf(document)).map(row => row.rowGroupId),
    ],
    becomes: [
      ['Money', 'Feel'],
      [undefined, 'newgroup01'],
    ],
    wrong: [
      { with: { rowGroups: [] }, code: '9001', message: 'rowGroups: must have at least 1 entry', field: 'rowGroups' },
      {
        with: { rowGroups: [{ title: { text: 'x' }, partIds: ['nothing001'] }] },
        code: '9202',
        message: 'The row does not exist; it may have been deleted',
      },
      { with: { rowGroups: [{ title: { text: '' } }] }, code: '9202', message: 'The name cannot be empty' },
    ],
    meets: rowGroupRenamed,
  },
  {
    ledgerId: 'S7.73',
    name: 'removeSubQuestionGroup',
    input: commandExamples.removeSubQuestionGroup.input,
    look: document => [rowGroupsOf(document), rowsOf(document).rowA000001?.rowGroupId],
    becomes: [{}, undefined],
    wrong: [
      {
        with: { rowGroupId: 'nothing001' },
        code: '9202',
        message: 'The row group does not exist; it may have been deleted',
      },
    ],
    meets: rowGroupRenamed,
  },
];

const itemGroupCases: readonly EditCase[] = [
  {
    ledgerId: 'S7.87',
    name: 'addItemGroups',
    input: {
      questionId: ids.choice,
      itemGroups: [{ groupId: 'newgroup01', order: 'x', title: { text: 'Berries' }, partIds: [ids.optionC] }],
    },
    look: document => [
      itemGroupsOf(document).newgroup01?.title.text,
      document.questions[ids.choice]!.items[ids.optionC]?.itemGroupId,
    ],
    becomes: ['Berries', 'newgroup01'],
    wrong: [
      {
        with: { itemGroups: [] },
        code: '9001',
        message: 'itemGroups: must have at least 1 entry',
        field: 'itemGroups',
      },
      { with: { itemGroups: [{ title: { text: '' } }] }, code: '9202', message: 'The name cannot be empty' },
      {
        with: { itemGroups: [{ groupId: ids.optionGroup, title: { text: 'x' } }] },
        code: '9202',
        message: 'The id is already in use',
      },
    ],
    meets: questionSettled(ids.choice),
  },
  {
    ledgerId: 'S7.88',
    name: 'updateItemGroup',
    input: commandExamples.updateItemGroup.input,
    look: document => [
      itemGroupsOf(document)[ids.secondOptionGroup],
      document.questions[ids.choice]!.items[ids.optionC]?.itemGroupId,
    ],
    becomes: [
      { id: ids.secondOptionGroup, order: '1', title: { text: 'Stone' }, settings: { 20010: true } },
      ids.secondOptionGroup,
    ],
    wrong: [
      {
        with: { itemGroupId: 'nothing001' },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
      {
        with: { itemIds: ['nothing001'] },
        code: '9202',
        message: 'The option does not exist; it may have been deleted',
      },
      { with: { settings: { 20010: 'yes' } }, code: '9202', message: 'The value of the setting is not valid (20010)' },
    ],
    meets: itemGroupMoved(ids.secondOptionGroup),
  },
  {
    ledgerId: 'S7.89',
    name: 'deleteItemGroups',
    input: commandExamples.deleteItemGroups.input,
    look: document => [
      itemGroupsOf(document),
      inOrder(document.questions[ids.choice]!.items).map(item => item.itemGroupId),
    ],
    becomes: [{}, [undefined, undefined, undefined]],
    wrong: [
      {
        with: { itemGroupIds: [ids.optionGroup, 'nothing001'] },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
      {
        with: { itemGroupIds: [] },
        code: '9001',
        message: 'itemGroupIds: must have at least 1 entry',
        field: 'itemGroupIds',
      },
    ],
    meets: itemGroupRenamed(ids.optionGroup),
  },
  {
    ledgerId: 'S7.90',
    name: 'moveItemGroup',
    input: commandExamples.moveItemGroup.input,
    look: document => inOrder(itemGroupsOf(document)).map(group => group.title.text),
    becomes: ['Stone', 'Pome'],
    wrong: [
      {
        with: { itemGroupId: 'nothing001' },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
    ],
    meets: itemGroupMoved(ids.optionGroup),
  },
  {
    ledgerId: 'S7.92',
    name: 'modifyItemGroupName',
    input: commandExamples.modifyItemGroupName.input,
    look: document => itemGroupsOf(document)[ids.optionGroup]!.title,
    becomes: { text: 'Kernobst' },
    wrong: [
      { with: { title: { text: '' } }, code: '9202', message: 'The name cannot be empty' },
      {
        with: { itemGroupId: 'nothing001' },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
    ],
    meets: itemGroupRenamed(ids.optionGroup),
  },
  {
    ledgerId: 'S7.93',
    name: 'deleteItemGroup',
    input: commandExamples.deleteItemGroup.input,
    look: document => [
      Object.keys(itemGroupsOf(document)),
      document.questions[ids.choice]!.items[ids.optionA]?.itemGroupId,
    ],
    becomes: [[ids.secondOptionGroup], undefined],
    wrong: [
      {
        with: { itemGroupId: 'nothing001' },
        code: '9202',
        message: 'The option group does not exist; it may have been deleted',
      },
    ],
    meets: itemGroupRenamed(ids.optionGroup),
  },
];

export const groupCases: readonly EditCase[] = [...questionGroupCases, ...rowGroupCases, ...itemGroupCases];
