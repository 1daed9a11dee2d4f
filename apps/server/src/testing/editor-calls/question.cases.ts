import { inOrder } from '@wenshu/survey-core';
import { commandExamples, ids } from '@wenshu/survey-core/testing';
import type { EditCase } from './edit-case.ts';
import { groupMoved, optionRenamed, questionRenamed, questionSettled, rowMoved, rowRenamed } from './meeting-edits.ts';

export const questionCases: readonly EditCase[] = [
  {
    ledgerId: 'S7.39',
    name: 'addTopQuestion',
    input: commandExamples.addTopQuestion.input,
    look: ({ questions: { newquest01: made } }) =>
      made && [made.type, made.title.html, inOrder(made.items).map(item => item.title.text)],
    becomes: ['single-choice', '<p><strong>New</strong></p>', ['New']],
    wrong: [
      { with: { type: 'constructor' }, code: '9202', message: 'This question type is not supported' },
      { with: { type: 998 }, code: '9202', message: 'This question type is not supported' },
      {
        with: { groupId: 'nothing001' },
        code: '9202',
        message: 'The question group does not exist; it may have been deleted',
      },
      { with: { questionId: ids.choice }, code: '9202', message: 'The id is already in use' },
      { with: { title: { text: 'a'.repeat(501) } }, code: '9202', message: 'At most 500 characters can be entered' },
      { with: { title: undefined }, code: '9001', message: 'title: is required', field: 'title' },
    ],
    meets: groupMoved(ids.group),
  },
  {
    ledgerId: 'S7.40',
    name: 'batchPage',
    input: commandExamples.batchPage.input,
    look: ({ questions: { break00001: made } }) => made && [made.type, made.groupId, made.order],
    becomes: ['page-break', ids.group, 'b1'],
    wrong: [
      { with: { breaks: [] }, code: '9001', message: 'breaks: must have at least 1 entry', field: 'breaks' },
      {
        with: { breaks: [{ groupId: 'nothing001' }] },
        code: '9202',
        message: 'The question group does not exist; it may have been deleted',
      },
    ],
    meets: groupMoved(ids.group),
  },
  {
    ledgerId: 'S7.41',
    name: 'addChildren',
    input: commandExamples.addChildren.input,
    look: ({ questions }) => inOrder(questions[ids.matrix]!.rows).map(row => row.title.text),
    becomes: ['Taste', 'Price', 'New'],
    wrong: [
      { with: { rows: [] }, code: '9001', message: 'rows: must have at least 1 entry', field: 'rows' },
      { with: { questionId: ids.choice }, code: '9202', message: 'This question type does not allow the operation' },
      { with: { rows: [{ title: { text: '' } }] }, code: '9202', message: 'Content cannot be empty' },
    ],
    meets: questionSettled(ids.matrix),
  },
  {
    ledgerId: 'S7.42',
    name: 'updateChildrenList',
    input: { questionId: ids.matrix, rows: [{ rowId: 'rowA000001', title: { text: 'Flavour' }, order: 'z' }] },
    look: ({ questions }) => inOrder(questions[ids.matrix]!.rows).map(row => row.title.text),
    becomes: ['Price', 'Flavour'],
    wrong: [
      {
        with: { rows: [{ rowId: 'nothing001', title: { text: 'x' } }] },
        code: '9202',
        message: 'The row does not exist; it may have been deleted',
      },
      {
        with: { rows: [{ rowId: 'rowA000001', title: { text: ' ' } }] },
        code: '9202',
        message: 'Content cannot be empty',
      },
      {
        with: { rows: [{ title: { text: 'x' } }] },
        code: '9001',
        message: 'rows.0.rowId: is required',
        field: 'rows.0.rowId',
      },
    ],
    meets: rowRenamed('rowA000001'),
  },
  {
    ledgerId: 'S7.46',
    name: 'moveTopQuestion',
    input: commandExamples.moveTopQuestion.input,
    look: ({ questions }) => [questions[ids.choice]!.groupId, questions[ids.choice]!.order],
    becomes: [ids.secondGroup, 'z'],
    wrong: [
      {
        with: { groupId: 'nothing001' },
        code: '9202',
        message: 'The question group does not exist; it may have been deleted',
      },
      {
        with: { questionId: 'nothing001' },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      {
        with: { questionId: '../etc' },
        code: '9001',
        message: 'questionId: is not in the right format',
        field: 'questionId',
      },
    ],
    meets: questionSettled(ids.choice),
  },
  {
    ledgerId: 'S7.47',
    name: 'modifySeqName',
    input: commandExamples.modifySeqName.input,
    look: ({ questions }) => questions[ids.choice]!.seqName,
    becomes: 'S1',
    wrong: [
      { with: { seqName: 'Q2' }, code: '9202', message: 'The name is already used' },
      {
        with: { seqName: 'Q 2!' },
        code: '9202',
        message: 'A name may hold letters, digits, Chinese characters and underscores only',
      },
      { with: { seqName: '' }, code: '9202', message: 'The name cannot be empty' },
      {
        with: { seqName: 'x'.repeat(21) },
        code: '9001',
        message: 'seqName: must have at most 20 characters',
        field: 'seqName',
      },
    ],
    meets: { name: 'modifySeqName', input: { questionId: ids.choice, seqName: 'S2' } },
  },
  {
    ledgerId: 'S7.48',
    name: 'modifyName',
    input: { questionId: ids.choice, title: { text: 'Which fruit?', html: '<p>Which <em>fruit</em>?</p>' } },
    look: ({ questions }) => questions[ids.choice]!.title,
    becomes: { text: 'Which fruit?', html: '<p>Which <em>fruit</em>?</p>' },
    wrong: [
      { with: { title: { text: '  ' } }, code: '9202', message: 'Content cannot be empty' },
      { with: { title: { text: 'a'.repeat(501) } }, code: '9202', message: 'At most 500 characters can be entered' },
      {
        with: { title: { text: 'x', html: '<script>x</script>' } },
        code: '9202',
        message: 'The text holds formatting that is not supported (script). Clear the formatting and try again',
      },
      {
        with: { title: { text: 'x', html: '<p>y</p>' } },
        code: '9202',
        message: 'The plain text and the formatted text differ. Please edit it again',
      },
      { with: { title: 'x' }, code: '9001', message: 'title: must be an object', field: 'title' },
    ],
    meets: questionRenamed(ids.choice),
  },
  {
    ledgerId: 'S7.49',
    name: 'moveChildren',
    input: commandExamples.moveChildren.input,
    look: ({ questions }) => {
      const { rows } = questions[ids.matrix]!;
      return [inOrder(rows).map(row => row.title.text), rows.rowB000001!.rowGroupId];
    },
    becomes: [['Price', 'Taste'], ids.rowGroup],
    wrong: [
      {
        with: { moves: [{ rowId: 'nothing001', order: 'a' }] },
        code: '9202',
        message: 'The row does not exist; it may have been deleted',
      },
      {
        with: { moves: [{ rowId: 'rowB000001', order: 'a', rowGroupId: 'nothing001' }] },
        code: '9202',
        message: 'The row group does not exist; it may have been deleted',
      },
      { with: { moves: [] }, code: '9001', message: 'moves: must have at least 1 entry', field: 'moves' },
    ],
    meets: rowMoved('rowB000001'),
  },
  {
    ledgerId: 'S7.50',
    name: 'copyQuestion',
    input: commandExamples.copyQuestion.input,
    look: ({ questions: { copied0001: copy } }) => copy && [copy.seqName, copy.title.text, Object.keys(copy.items)],
    becomes: ['Q8', 'Question Q1', ['copied0002']],
    wrong: [
      { with: { ids: { [ids.choice]: ids.text } }, code: '9202', message: 'The id is already in use' },
      {
        with: { questionId: 'nothing001' },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      { with: { seqName: '' }, code: '9207', message: 'The name cannot be empty', field: 'seqName' },
    ],
    meets: questionRenamed(ids.choice),
  },
  {
    ledgerId: 'S7.51',
    name: 'moveConfigQuestions',
    input: commandExamples.moveConfigQuestions.input,
    look: ({ questions }) => [questions[ids.text]!.groupId, questions[ids.text]!.order],
    becomes: [ids.secondGroup, 'a'],
    wrong: [
      { with: { moves: [] }, code: '9001', message: 'moves: must have at least 1 entry', field: 'moves' },
      {
        with: { moves: [{ questionId: 'nothing001', groupId: ids.group, order: 'a' }] },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
    ],
    meets: questionSettled(ids.text),
  },
  {
    ledgerId: 'S7.52',
    name: 'deleteChildQuestionUpdateSetting',
    input: commandExamples.deleteChildQuestionUpdateSetting.input,
    look: ({ questions }) => [Object.keys(questions[ids.matrix]!.rows), questions[ids.matrix]!.settings['20001']],
    becomes: [['rowA000001'], true],
    wrong: [
      { with: { childIds: ['nothing001'] }, code: '9202', message: 'The row does not exist; it may have been deleted' },
      { with: { settings: { 20001: 'yes' } }, code: '9202', message: 'The value of the setting is not valid (20001)' },
      { with: { settings: { 99999: 1 } }, code: '9202', message: 'There is no such setting here (99999)' },
      { with: { childIds: 'rowB000001' }, code: '9001', message: 'childIds: must be a list', field: 'childIds' },
    ],
    meets: rowRenamed('rowB000001'),
  },
  {
    ledgerId: 'S7.53',
    name: 'deleteTopQuestion',
    input: commandExamples.deleteTopQuestion.input,
    look: ({ questions, logic, translations }) => [
      questions[ids.choice],
      logic[ids.rule],
      translations['3']?.[ids.choice],
    ],
    becomes: [undefined, undefined, undefined],
    wrong: [
      {
        with: { clearLogic: false },
        code: '9202',
        message: 'Logic refers to this, so it cannot be deleted; going on will clear that logic',
      },
      { with: { questionId: ids.counted }, code: '9202', message: 'A quota counts by this. Delete the quota first' },
      {
        with: { questionId: 'nothing001' },
        code: '9202',
        message: 'The question does not exist; it may have been deleted',
      },
      { with: { questionId: 7 }, code: '9001', message: 'questionId: must be text', field: 'questionId' },
    ],
    meets: optionRenamed(ids.optionA),
  },
  {
    ledgerId: 'S7.54',
    name: 'deleteChildren',
    input: commandExamples.deleteChildren.input,
    look: ({ questions }) => Object.keys(questions[ids.matrix]!.rows),
    becomes: ['rowB000001'],
    wrong: [
      { with: { rowIds: ['nothing001'] }, code: '9202', message: 'The row does not exist; it may have been deleted' },
      { with: { rowIds: [] }, code: '9001', message: 'rowIds: must have at least 1 entry', field: 'rowIds' },
    ],
    meets: rowRenamed('rowA000001'),
  },
];
