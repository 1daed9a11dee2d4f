import type * as z from 'zod/mini';
import { addChildren } from './add-children.ts';
import { addEvaluateTags } from './add-evaluate-tags.ts';
import { addItemGroups } from './add-item-groups.ts';
import { addItems } from './add-items.ts';
import { addLanguage } from './add-language.ts';
import { addTopQuestion } from './add-top-question.ts';
import { batchAddItems } from './batch-add-items.ts';
import { batchAddOneAndTwoItem } from './batch-add-one-and-two-item.ts';
import { batchImportItems } from './batch-import-items.ts';
import { batchItems } from './batch-items.ts';
import { batchPage } from './batch-page.ts';
import { batchSaveOrUpdateSubQuestionGroups } from './batch-save-or-update-sub-question-groups.ts';
import { changeType } from './change-type.ts';
import { copyQuestion } from './copy-question.ts';
import { copyQuestionGroup } from './copy-question-group.ts';
import { delItemReferenceLogic } from './del-item-reference-logic.ts';
import { deleteAgreement } from './delete-agreement.ts';
import { deleteCalculation } from './delete-calculation.ts';
import { deleteChildQuestionUpdateSetting } from './delete-child-question-update-setting.ts';
import { deleteChildren } from './delete-children.ts';
import { deleteItemGroup } from './delete-item-group.ts';
import { deleteItemGroups } from './delete-item-groups.ts';
import { deleteItems } from './delete-items.ts';
import { deleteLanguage } from './delete-language.ts';
import { deleteLanguageGroup } from './delete-language-group.ts';
import { deleteLogic } from './delete-logic.ts';
import { deleteQuestionGroup } from './delete-question-group.ts';
import { deleteQuota } from './delete-quota.ts';
import { deleteTopQuestion } from './delete-top-question.ts';
import { deleteVerification } from './delete-verification.ts';
import { fileFormatRestriction } from './file-format-restriction.ts';
import { importQuestions } from './import-questions.ts';
import { itemGroupBatchAddItems } from './item-group-batch-add-items.ts';
import { itemScore } from './item-score.ts';
import { levelItemScore } from './level-item-score.ts';
import { modifyItemGroupName } from './modify-item-group-name.ts';
import { modifyName } from './modify-name.ts';
import { modifyQuestionGroupSeqName } from './modify-question-group-seq-name.ts';
import { modifySeqName } from './modify-seq-name.ts';
import { modifySeqNames } from './modify-seq-names.ts';
import { modifySubQuestionGroupName } from './modify-sub-question-group-name.ts';
import { moveChildren } from './move-children.ts';
import { moveConfigQuestions } from './move-config-questions.ts';
import { moveItemGroup } from './move-item-group.ts';
import { moveItems } from './move-items.ts';
import { moveOneOrTwoItem } from './move-one-or-two-item.ts';
import { moveQuestionGroup } from './move-question-group.ts';
import { moveSubQuestionGroup } from './move-sub-question-group.ts';
import { moveTopQuestion } from './move-top-question.ts';
import { relateQuestionGroup } from './relate-question-group.ts';
import { removeSubQuestionGroup } from './remove-sub-question-group.ts';
import { saveAgreement } from './save-agreement.ts';
import { saveAppearance } from './save-appearance.ts';
import { saveCover } from './save-cover.ts';
import { saveCurrentOptionsVerify } from './save-current-options-verify.ts';
import { saveEndPage } from './save-end-page.ts';
import { saveItemReferenceLogic } from './save-item-reference-logic.ts';
import { saveLogic } from './save-logic.ts';
import { saveLogicCalculationInfo } from './save-logic-calculation-info.ts';
import { saveQuestionGroup } from './save-question-group.ts';
import { saveQuestionRelationLogic } from './save-question-relation-logic.ts';
import { saveQuota } from './save-quota.ts';
import { saveVerifyGroup } from './save-verify-group.ts';
import { setTagValues } from './set-tag-values.ts';
import { synchronizeTag } from './synchronize-tag.ts';
import { translate } from './translate.ts';
import { turnOff } from './turn-off.ts';
import { updateAnswerJumpUrl } from './update-answer-jump-url.ts';
import { updateChildrenList } from './update-children-list.ts';
import { updateChoiceJumpToTextOrUrl } from './update-choice-jump-to-text-or-url.ts';
import { updateItemGroup } from './update-item-group.ts';
import { updateItemScore } from './update-item-score.ts';
import { updateItemTitle } from './update-item-title.ts';
import { updateQuestionGroupSettings } from './update-question-group-settings.ts';
import { updateQuestionGroupTitle } from './update-question-group-title.ts';
import { updateRemark } from './update-remark.ts';
import { updateSettings } from './update-settings.ts';
import { updateSurveySettings } from './update-survey-settings.ts';
import { updateTitleOrDesc } from './update-title-or-desc.ts';

/** Every edit verb by its name. The calls of the contract carry the same names. */
export const commands = {
  addChildren,
  addEvaluateTags,
  addItemGroups,
  addItems,
  addLanguage,
  addTopQuestion,
  batchAddItems,
  batchAddOneAndTwoItem,
  batchImportItems,
  batchItems,
  batchPage,
  batchSaveOrUpdateSubQuestionGroups,
  changeType,
  copyQuestion,
  copyQuestionGroup,
  delItemReferenceLogic,
  deleteAgreement,
  deleteCalculation,
  deleteChildQuestionUpdateSetting,
  deleteChildren,
  deleteItemGroup,
  deleteItemGroups,
  deleteItems,
  deleteLanguage,
  deleteLanguageGroup,
  deleteLogic,
  deleteQuestionGroup,
  deleteQuota,
  deleteTopQuestion,
  deleteVerification,
  fileFormatRestriction,
  importQuestions,
  itemGroupBatchAddItems,
  itemScore,
  levelItemScore,
  modifyItemGroupName,
  modifyName,
  modifyQuestionGroupSeqName,
  modifySeqName,
  modifySeqNames,
  modifySubQuestionGroupName,
  moveChildren,
  moveConfigQuestions,
  moveItemGroup,
  moveItems,
  moveOneOrTwoItem,
  moveQuestionGroup,
  moveSubQuestionGroup,
  moveTopQuestion,
  relateQuestionGroup,
  removeSubQuestionGroup,
  saveAgreement,
  saveAppearance,
  saveCover,
  saveCurrentOptionsVerify,
  saveEndPage,
  saveItemReferenceLogic,
  saveLogic,
  saveLogicCalculationInfo,
  saveQuestionGroup,
  saveQuestionRelationLogic,
  saveQuota,
  saveVerifyGroup,
  setTagValues,
  synchronizeTag,
  translate,
  turnOff,
  updateAnswerJumpUrl,
  updateChildrenList,
  updateChoiceJumpToTextOrUrl,
  updateItemGroup,
  updateItemScore,
  updateItemTitle,
  updateQuestionGroupSettings,
  updateQuestionGroupTitle,
  updateRemark,
  updateSettings,
  updateSurveySettings,
  updateTitleOrDesc,
};

export type CommandName = keyof typeof commands;

/** The whole input of a command. It may be made of parts of a document, so nothing in it can be written to. */
export type CommandInput<Name extends CommandName> = Unwritable<z.input<(typeof commands)[Name]['input']>>;

/** A command with its own input, to be kept or run later. */
export type CommandCall<Name extends CommandName = CommandName> = {
  [One in Name]: { readonly name: One; readonly input: CommandInput<One> };
}[Name];

type Unwritable<T> = T extends object ? { readonly [Key in keyof T]: Unwritable<T[Key]> } : T;
