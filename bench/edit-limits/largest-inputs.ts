import { type CommandName, limits, type Questionnaire } from '@wenshu/survey-core';
import {
  deep,
  groupOf,
  halfDeep,
  halfWide,
  idOf,
  largeDocument,
  placeOf,
  special,
  times,
  wide,
} from './large-document.ts';

export interface LargestInput {
  readonly document: Questionnaire;
  /** As a caller sends it who mints no ids where that is allowed: completing it is part of the work. */
  readonly input: object;
}

const full = largeDocument(limits.questions - 1, wide);
const withCascade = largeDocument(limits.questions - 1, deep);
const withHalfCascade = largeDocument(limits.questions - 2, halfDeep);
const half = largeDocument(limits.questions / 2, halfWide);
/** With room for as many questions, or options, as an edit may bring. */
const roomy = largeDocument(50, { ...wide, dropdown: 1000 });
const MOST_PARTS = 4000;

const on = { questionId: special.dropdown };
const inMatrix = { questionId: special.matrix };
const longLine = '字'.repeat(limits.lineLength);
const title = { text: 'A new one', html: '<p><strong>A new one</strong></p>' };
const group = (n: number) => ({ title: { text: `New_group_${n}` } });
const emptied = (
  id: string,
  part: Partial<Questionnaire['questions'][string]>,
  document: Questionnaire = full,
): Questionnaire => ({
  ...document,
  questions: { ...document.questions, [id]: { ...document.questions[id]!, ...part } },
});
const withoutParts = emptied(
  special.cascade,
  { items: {} },
  largeDocument(limits.questions - 1, { ...deep, cascade: [] }),
);
const withoutGroups = emptied(special.dropdown, {
  itemGroups: {},
  items: Object.fromEntries(times(limits.dropdownOptions, n => [idOf('drop', n), bare(idOf('drop', n), n)])),
});
const withoutRowGroups = emptied(special.matrix, {
  rowGroups: {},
  rows: Object.fromEntries(times(limits.rows, n => [idOf('line', n), bare(idOf('line', n), n)])),
});

function bare(id: string, n: number) {
  return { id, order: placeOf(n), title: { text: `Option ${n}` }, settings: {} };
}

const newQuestions = (count: number) =>
  times(count, n => ({
    groupId: groupOf(n),
    type: 'multiple-choice',
    title,
    items: times(limits.partsInAll / limits.questions, () => ({ title: { text: 'An option' } })),
  }));
const condition = {
  test: 'choice',
  questionId: special.dropdown,
  is: 'any-of',
  itemIds: times(100, n => idOf('drop', n)),
};
/** Options that come from elsewhere, over a hundred references. */
const carried = {
  ...condition,
  questionId: special.target,
  itemIds: times(limits.options - 1, n => idOf('choice', n)),
};

/** Every command with as much as it takes at once. A command without a line here does not compile. */
export const largestInputs: Readonly<Record<CommandName, LargestInput>> = {
  addChildren: at(
    { rows: times(limits.rows, () => ({ title: { text: longLine } })), ...inMatrix },
    emptied(special.matrix, { rows: {} }),
  ),
  addEvaluateTags: at({
    questionId: special.evaluation,
    score: 5,
    tags: times(limits.options, n => ({ title: { text: `Tag ${n}` } })),
  }),
  addItemGroups: at(
    {
      ...on,
      itemGroups: times(limits.groups, n => ({ ...group(n), partIds: times(30, k => idOf('drop', n * 30 + k)) })),
    },
    withoutGroups,
  ),
  addItems: at(
    { questionId: special.cascade, items: times(MOST_PARTS, n => ({ title: { text: `New ${n}` } })) },
    withoutParts,
  ),
  addLanguage: at({ languageId: 5, name: 'Deutsch' }),
  addTopQuestion: at(
    {
      groupId: groupOf(0),
      type: 'dropdown',
      title,
      items: times(limits.dropdownOptions, n => ({ title: { text: `New ${n}` } })),
    },
    largeDocument(limits.questions - 1, halfWide),
  ),
  batchAddItems: at(
    { questionId: special.choice, text: times(100, n => `${n}${longLine.slice(5)}`).join('\n') },
    emptied(special.choice, { items: {} }),
  ),
  batchAddOneAndTwoItem: at(
    { questionId: special.choice, text: times(50, n => `${n}\t${longLine.slice(5)}`).join('\n') },
    emptied(special.choice, { items: {} }),
  ),
  batchImportItems: at(
    {
      questionId: special.cascade,
      text: times(limits.cascadeImportCases, n => `A${n}\tB${n}\tC${n}\tD${n}`).join('\n'),
    },
    withCascade,
  ),
  batchItems: at({ questionId: special.choice, text: times(100, n => `Other ${n}`).join('\n'), clearLogic: true }),
  batchPage: at({ breaks: times(limits.questions - 50, n => ({ groupId: groupOf(n) })), replace: true }, roomy),
  batchSaveOrUpdateSubQuestionGroups: at(
    { ...inMatrix, rowGroups: times(limits.groups, n => ({ ...group(n), partIds: [idOf('line', n)] })) },
    withoutRowGroups,
  ),
  changeType: at({ ...on, type: 'fill-in', clearLogic: true }),
  copyQuestion: at({ questionId: special.cascade }, withHalfCascade),
  copyQuestionGroup: at(
    { groupId: groupOf(0) },
    {
      ...half,
      questions: Object.fromEntries(
        Object.entries(half.questions).map(([id, one]) => [id, { ...one, groupId: groupOf(0) }]),
      ),
    },
  ),
  delItemReferenceLogic: at({ ruleId: idOf('reference', 0) }),
  deleteAgreement: at(
    { agreementId: 'agree00001' },
    { ...full, agreements: { agree00001: { id: 'agree00001', order: 'a', name: 'Terms', content: { text: 'x' } } } },
  ),
  deleteCalculation: at({ calculationId: idOf('calc', 199), clearLogic: true }),
  deleteChildQuestionUpdateSetting: at({
    ...inMatrix,
    childIds: times(limits.rows, n => idOf('line', n)),
    settings: { 20001: true },
    clearLogic: true,
  }),
  deleteChildren: at({ ...inMatrix, rowIds: times(limits.rows, n => idOf('line', n)), clearLogic: true }),
  deleteItemGroup: at({ ...on, itemGroupId: idOf('dropGroup', 0) }),
  deleteItemGroups: at({ ...on, itemGroupIds: times(limits.groups - 1, n => idOf('dropGroup', n)) }),
  deleteItems: at(
    { questionId: special.cascade, itemIds: times(MOST_PARTS, n => idOf('place', n)), clearLogic: true },
    withCascade,
  ),
  deleteLanguage: at({ languageId: 2 }),
  deleteLanguageGroup: at({ confirmed: true }),
  deleteLogic: at({ ruleIds: times(MOST_PARTS, n => idOf('rule', n)) }),
  deleteQuestionGroup: at({ groupId: groupOf(0), clearLogic: true }),
  deleteQuota: at({ quotaId: 'quota00001' }),
  deleteTopQuestion: at({ questionId: special.choice, clearLogic: true }),
  deleteVerification: at({ verificationId: idOf('verify', 0) }),
  fileFormatRestriction: at({
    questionId: special.upload,
    kinds: ['picture', 'document', 'compressed', 'video', 'audio'],
  }),
  importQuestions: at({ questions: newQuestions(limits.questions), replace: true, clearLogic: true }),
  itemGroupBatchAddItems: at(
    { ...on, itemGroupId: 'onlygroup1', text: times(100, n => `Line ${n}`).join('\n') },
    emptied(special.dropdown, { items: {}, itemGroups: { onlygroup1: bare('onlygroup1', 0) } }),
  ),
  itemScore: at({ ...on, scores: times(limits.dropdownOptions, n => ({ itemId: idOf('drop', n), score: n })) }),
  levelItemScore: at({ ...on, itemId: idOf('drop', 0), score: 3 }),
  modifyItemGroupName: at({ ...on, itemGroupId: idOf('dropGroup', 0), title: { text: 'Renamed' } }),
  modifyName: at({ ...on, title }),
  modifyQuestionGroupSeqName: at({ groupId: groupOf(0), seqName: 'Part1' }),
  modifySeqName: at({ ...on, seqName: 'S1' }),
  modifySeqNames: at({ names: Object.keys(full.questions).map((questionId, n) => ({ questionId, seqName: `S${n}` })) }),
  modifySubQuestionGroupName: at({ ...inMatrix, rowGroupId: idOf('rowGroup', 0), title: { text: 'Renamed' } }),
  moveChildren: at({
    ...inMatrix,
    moves: times(limits.rows, n => ({ rowId: idOf('line', n), order: placeOf(500 - n), rowGroupId: null })),
  }),
  moveConfigQuestions: at({
    moves: Object.keys(full.questions).map((questionId, n) => ({ questionId, groupId: groupOf(0), order: placeOf(n) })),
  }),
  moveItemGroup: at({ ...on, itemGroupId: idOf('dropGroup', 0), order: 'z' }),
  moveItems: at(
    {
      questionId: special.cascade,
      moves: times(MOST_PARTS, n => ({ itemId: idOf('place', n), order: placeOf(20_000 - n), itemGroupId: null })),
    },
    withCascade,
  ),
  moveOneOrTwoItem: at(
    { questionId: special.cascade, itemId: idOf('place', 0), order: 'z', parentItemId: null },
    withCascade,
  ),
  moveQuestionGroup: at({ groupId: groupOf(0), order: 'z' }),
  moveSubQuestionGroup: at({ ...inMatrix, rowGroupId: idOf('rowGroup', 0), order: 'z' }),
  moveTopQuestion: at({ ...on, groupId: groupOf(1), order: 'z' }),
  relateQuestionGroup: at({ groupId: groupOf(1), fromQuestionId: special.dropdown, take: 'selected' }),
  removeSubQuestionGroup: at({ ...inMatrix, rowGroupId: idOf('rowGroup', 0) }),
  saveAgreement: at({ name: 'Terms', content: { text: '条'.repeat(limits.longText) } }),
  saveAppearance: at({
    buttonColour: '#336699',
    hasBackButton: false,
    headerPicture: { mobile: '/files/1' },
    theme: null,
  }),
  saveCover: at({ cover: { isShown: true, text: { text: '文'.repeat(limits.longText) } } }),
  saveCurrentOptionsVerify: at({
    questionId: special.choice,
    itemId: idOf('choice', 0),
    settings: { 20025: 6, 20022: 50 },
  }),
  saveEndPage: at({ outcome: 'screened', page: { text: { text: '文'.repeat(limits.longText) } } }),
  saveItemReferenceLogic: at({ questionId: special.dropdown, fromQuestionId: special.choice, take: 'all' }),
  saveLogic: at({
    rules: times(100, n => ({
      kind: 'display',
      target: { questionId: special.target },
      when: n % 2 ? condition : carried,
    })),
    removedIds: times(1000, n => idOf('rule', n)),
  }),
  saveLogicCalculationInfo: at({ name: 'all', expression: times(100, n => `$${idOf('calc', n)}`).join(' + ') }),
  saveQuestionGroup: at({ title, settings: { 20015: true } }),
  saveQuestionRelationLogic: at({
    target: { questionId: special.target },
    fromQuestionId: special.dropdown,
    take: 'selected',
  }),
  saveQuota: at({
    kind: 'merged',
    title: 'Merged',
    whenFull: 'hold',
    cells: times(3000, n => ({ match: [{ [idOf('counted', 0)]: [idOf('countedOption', n)] }], size: 5 })),
  }),
  saveVerifyGroup: at({ questionId: special.target, must: { all: times(100, () => condition) }, message: title }),
  setTagValues: at({
    questionId: special.label,
    tags: times(limits.labels, n => ({ title: { text: `Label_${n}` } })),
    clearLogic: true,
  }),
  synchronizeTag: at(
    { questionId: special.label, labels: times(limits.labels, n => `Label_${n}`) },
    emptied(special.label, { items: {} }),
  ),
  translate: at(
    {
      languageId: 2,
      texts: times(MOST_PARTS, n => ({ id: idOf('place', n), field: 'title', text: { text: 'Another' } })),
    },
    withCascade,
  ),
  turnOff: at({ feature: 'layers', questionId: special.cascade, confirmed: true }, withCascade),
  updateAnswerJumpUrl: at({ outcome: 'finished', redirectUrl: '{host}/thanks' }),
  updateChildrenList: at({
    ...inMatrix,
    rows: times(limits.rows, n => ({ rowId: idOf('line', n), title: { text: longLine } })),
  }),
  updateChoiceJumpToTextOrUrl: at({ outcome: 'finished', mode: 'text' }),
  updateItemGroup: at({
    ...on,
    itemGroupId: idOf('dropGroup', 0),
    order: '1',
    settings: { 20010: true },
    itemIds: times(limits.dropdownOptions, n => idOf('drop', n)),
  }),
  updateItemScore: at({ ...on, itemId: idOf('drop', 0), score: 3 }),
  updateItemTitle: at({ ...on, itemId: idOf('drop', 0), title: { text: 'Green apple' } }),
  updateQuestionGroupSettings: at({ groupId: groupOf(0), settings: { 20015: true } }),
  updateQuestionGroupTitle: at({ groupId: groupOf(0), title }),
  updateRemark: at({ ...on, remark: title }),
  updateSettings: at({ questionId: special.cascade, itemId: idOf('place', 0), settings: { 20009: 12 } }, withCascade),
  updateSurveySettings: at({ settings: { 20017: true } }),
  updateTitleOrDesc: at({ title, description: title }),
};

function at(input: object, document: Questionnaire = full): LargestInput {
  return { input, document };
}

export { full, withCascade };
