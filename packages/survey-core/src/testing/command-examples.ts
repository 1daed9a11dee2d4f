import type { CommandName } from '../questionnaire/commands/index.ts';
import { type ExampleEdit, ids } from './example-edits.ts';

export interface CommandExample {
  readonly input: object;
  /** A question of this type, under the id `special001`, must be there first. */
  readonly needsType?: string;
}

const special = 'special001';
const fresh = { order: 'x', title: { text: 'New' } };
const on = { questionId: ids.choice };
const place = { id: 'listed0001', order: 'y' };

/** An input for every command that the example questionnaire takes. */
export const commandExamples: Readonly<Record<CommandName, CommandExample>> = {
  addChildren: { input: { questionId: ids.matrix, rows: [{ rowId: 'newrow0001', ...fresh }] } },
  addEvaluateTags: {
    needsType: 'evaluation',
    input: {
      questionId: special,
      itemGroupId: 'newgroup01',
      order: 'a',
      score: 5,
      tags: [{ itemId: 'newtag0001', ...fresh }],
    },
  },
  addItemGroups: { input: { ...on, itemGroups: [{ groupId: 'newgroup01', order: 'x', title: { text: 'Berries' } }] } },
  addItems: { input: { ...on, items: [{ itemId: 'newitem001', ...fresh, itemGroupId: ids.optionGroup }] } },
  addLanguage: { input: { languageId: 4, name: 'Deutsch' } },
  addTopQuestion: {
    input: {
      questionId: 'newquest01',
      groupId: ids.group,
      order: 'x',
      type: 'single-choice',
      seqName: 'Q9',
      title: { text: 'New', html: '<p><strong>New</strong></p>' },
      items: [{ itemId: 'newitem001', ...fresh }],
    },
  },
  batchAddItems: { input: { ...on, text: 'Cherry', places: [place] } },
  batchAddOneAndTwoItem: {
    input: { ...on, text: 'Berries\tStrawberry', places: [place, { id: 'listed0002', order: 'z' }] },
  },
  batchImportItems: {
    needsType: 'cascade',
    input: { questionId: special, text: 'Asia\tChina', places: [place, { id: 'listed0002', order: 'z' }] },
  },
  batchItems: {
    input: {
      ...on,
      text: 'Apple\nPlum\nCherry',
      places: [
        { id: 'listed0001', order: 'p' },
        { id: 'listed0002', order: 'q' },
        { id: 'listed0003', order: 'r' },
      ],
    },
  },
  batchPage: {
    needsType: 'page-break',
    input: { breaks: [{ questionId: 'break00001', groupId: ids.group, order: 'b1' }] },
  },
  batchSaveOrUpdateSubQuestionGroups: {
    input: {
      questionId: ids.matrix,
      rowGroups: [{ groupId: 'newgroup01', order: 'x', title: { text: 'Money' }, partIds: ['rowB000001'] }],
    },
  },
  changeType: { input: { ...on, type: 'multiple-choice', clearLogic: true } },
  copyQuestion: {
    input: {
      ...on,
      order: 'a1',
      seqName: 'Q8',
      ids: { [ids.choice]: 'copied0001', [ids.optionA]: 'copied0002', [ids.optionGroup]: 'copied0003' },
    },
  },
  copyQuestionGroup: {
    input: {
      groupId: ids.group,
      order: 'a1',
      ids: { [ids.group]: 'copied0001', [ids.choice]: 'copied0002', [ids.optionB]: 'copied0003' },
      seqNames: { [ids.choice]: 'Q28' },
    },
  },
  delItemReferenceLogic: { input: { ruleId: ids.reference } },
  deleteAgreement: { input: { agreementId: ids.agreement } },
  deleteCalculation: { input: { calculationId: ids.calculation } },
  deleteChildQuestionUpdateSetting: {
    input: { questionId: ids.matrix, childIds: ['rowB000001'], settings: { 20001: true } },
  },
  deleteChildren: { input: { questionId: ids.matrix, rowIds: ['rowA000001'] } },
  deleteItemGroup: { input: { ...on, itemGroupId: ids.optionGroup } },
  deleteItemGroups: { input: { ...on, itemGroupIds: [ids.optionGroup, ids.secondOptionGroup] } },
  deleteItems: { input: { ...on, itemIds: [ids.optionA, ids.optionB], clearLogic: true } },
  deleteLanguage: { input: { languageId: 3 } },
  deleteLanguageGroup: { input: { confirmed: true } },
  deleteLogic: { input: { ruleIds: [ids.rule] } },
  deleteQuestionGroup: { input: { groupId: ids.secondGroup } },
  deleteQuota: { input: { quotaId: ids.quota } },
  deleteTopQuestion: { input: { ...on, clearLogic: true } },
  deleteVerification: { input: { verificationId: ids.verification } },
  fileFormatRestriction: { needsType: 'file-upload', input: { questionId: special, kinds: ['video', 'picture'] } },
  importQuestions: {
    input: {
      questions: [
        {
          questionId: 'newquest01',
          groupId: ids.group,
          order: 'x',
          type: 'fill-in',
          seqName: 'Q18',
          title: { text: 'One' },
        },
        {
          questionId: 'newquest02',
          groupId: ids.group,
          order: 'y',
          type: 'fill-in',
          seqName: 'Q19',
          title: { text: 'Two' },
        },
      ],
    },
  },
  itemGroupBatchAddItems: { input: { ...on, itemGroupId: ids.optionGroup, text: 'Quince', places: [place] } },
  itemScore: {
    input: {
      ...on,
      scores: [
        { itemId: ids.optionA, score: 2 },
        { itemId: ids.optionB, score: null },
      ],
    },
  },
  levelItemScore: { input: { ...on, itemId: ids.optionA, score: 1.5 } },
  modifyItemGroupName: { input: { ...on, itemGroupId: ids.optionGroup, title: { text: 'Kernobst' } } },
  modifyName: { input: { ...on, title: { text: 'Which fruit?' } } },
  modifyQuestionGroupSeqName: { input: { groupId: ids.group, seqName: 'Part1' } },
  modifySeqName: { input: { ...on, seqName: 'S1' } },
  modifySeqNames: { input: { names: [{ ...on, seqName: 'S1' }] } },
  modifySubQuestionGroupName: { input: { questionId: ids.matrix, rowGroupId: ids.rowGroup, title: { text: 'Feel' } } },
  moveChildren: {
    input: { questionId: ids.matrix, moves: [{ rowId: 'rowB000001', order: '1', rowGroupId: ids.rowGroup }] },
  },
  moveConfigQuestions: { input: { moves: [{ questionId: ids.text, groupId: ids.secondGroup, order: 'a' }] } },
  moveItemGroup: { input: { ...on, itemGroupId: ids.optionGroup, order: 'z' } },
  moveItems: { input: { ...on, moves: [{ itemId: ids.optionA, order: 'z', itemGroupId: null }] } },
  moveOneOrTwoItem: { input: { ...on, itemId: ids.optionB, order: 'z', parentItemId: ids.optionC } },
  moveQuestionGroup: { input: { groupId: ids.group, order: 'z' } },
  moveSubQuestionGroup: { input: { questionId: ids.matrix, rowGroupId: ids.rowGroup, order: 'z' } },
  moveTopQuestion: { input: { ...on, groupId: ids.secondGroup, order: 'z' } },
  relateQuestionGroup: {
    input: { ruleId: 'newrule001', order: 'x', groupId: ids.secondGroup, fromQuestionId: ids.choice, take: 'selected' },
  },
  removeSubQuestionGroup: { input: { questionId: ids.matrix, rowGroupId: ids.rowGroup } },
  saveAgreement: {
    input: {
      agreementId: 'newagree01',
      order: 'x',
      name: 'Terms',
      content: { text: 'Be kind.' },
      link: 'https://example.org/terms',
    },
  },
  saveAppearance: {
    input: { buttonColour: '#336699', hasBackButton: false, headerPicture: { mobile: '/files/1' }, theme: null },
  },
  saveCover: { input: { cover: null } },
  saveCurrentOptionsVerify: { input: { ...on, itemId: ids.optionA, settings: { 20025: 6, 20022: 50 } } },
  saveEndPage: {
    input: { outcome: 'screened', page: { mode: 'url', text: { text: '' }, redirectUrl: 'https://example.org' } },
  },
  saveItemReferenceLogic: {
    input: { ruleId: 'newrule001', order: 'x', questionId: ids.matrix, fromQuestionId: ids.choice, take: 'all' },
  },
  saveLogic: {
    input: {
      rules: [
        {
          id: 'newrule001',
          order: 'x',
          kind: 'jump',
          questionId: ids.counted,
          when: {
            any: [
              { test: 'choice', questionId: ids.counted, is: 'any-of', itemIds: ['countedB01'] },
              { not: { test: 'answered', questionId: ids.choice, is: true } },
            ],
          },
          to: { outcome: 'screened' },
        },
      ],
      removedIds: [ids.rule],
    },
  },
  saveLogicCalculationInfo: {
    input: {
      calculationId: 'newcalc001',
      order: 'x',
      name: 'twice',
      expression: `$${ids.calculation} * 2`,
      decimals: 1,
    },
  },
  saveQuestionGroup: {
    input: { groupId: 'newgroup01', order: 'x', title: { text: 'Third part' }, settings: { 20015: true } },
  },
  saveQuestionRelationLogic: {
    input: {
      ruleId: 'newrule001',
      order: 'x',
      target: { questionId: ids.text },
      fromQuestionId: ids.choice,
      take: 'selected',
    },
  },
  saveQuota: {
    input: {
      quotaId: 'newquota01',
      order: 'x',
      kind: 'merged',
      title: 'Merged',
      whenFull: 'hold',
      cells: [
        {
          cellId: 'newcell001',
          order: 'a',
          match: [{ [ids.choice]: [ids.optionA, ids.optionB] }, { [ids.calculation]: { min: 2 } }],
          size: 0,
        },
      ],
    },
  },
  saveVerifyGroup: {
    input: {
      verificationId: 'newverify1',
      order: 'x',
      questionId: ids.multiple,
      must: { test: 'answered', questionId: ids.choice, is: true },
      message: { text: 'Answer Q1 first' },
    },
  },
  setTagValues: {
    needsType: 'label',
    input: { questionId: special, tags: [{ itemId: 'newtag0001', order: 'a', title: { text: 'Loyal' } }] },
  },
  synchronizeTag: { needsType: 'label', input: { questionId: special, labels: ['Loyal'], places: [place] } },
  translate: { input: { languageId: 3, texts: [{ id: ids.optionA, field: 'title', text: { text: 'Pomme' } }] } },
  turnOff: { input: { feature: 'option-groups', questionId: ids.choice, confirmed: true } },
  updateAnswerJumpUrl: { input: { outcome: 'finished', redirectUrl: '{host}/thanks' } },
  updateChildrenList: {
    input: { questionId: ids.matrix, rows: [{ rowId: 'rowA000001', title: { text: 'Flavour' } }] },
  },
  updateChoiceJumpToTextOrUrl: { input: { outcome: 'finished', mode: 'text' } },
  updateItemGroup: {
    input: { ...on, itemGroupId: ids.secondOptionGroup, order: '1', itemIds: [ids.optionC], settings: { 20010: true } },
  },
  updateItemScore: { input: { ...on, itemId: ids.optionA, score: 3 } },
  updateItemTitle: { input: { ...on, itemId: ids.optionA, title: { text: 'Green apple' } } },
  updateQuestionGroupSettings: { input: { groupId: ids.group, settings: { 20015: true } } },
  updateQuestionGroupTitle: { input: { groupId: ids.group, title: { text: '' } } },
  updateRemark: { input: { ...on, remark: { text: 'One is enough' } } },
  updateSettings: { input: { ...on, settings: { 20001: true } } },
  updateSurveySettings: { input: { settings: { 20017: true } } },
  updateTitleOrDesc: { input: { title: { text: 'Fruit' }, description: { text: 'About fruit' } } },
};

/** The edit that adds the question which an example needs. */
export function specialQuestion(type: string): ExampleEdit {
  const input = {
    questionId: special,
    groupId: ids.group,
    order: 'w',
    type,
    seqName: 'Q7',
    title: { text: 'Special' },
  };
  return { name: 'addTopQuestion', input };
}
