import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const questionGroupCalls = {
  saveQuestionGroup: editCall(
    commands.saveQuestionGroup,
    'POST',
    '/survey/questionGroup/save',
    'Add a group of questions, or set one',
  ),
  modifyQuestionGroupSeqName: editCall(
    commands.modifyQuestionGroupSeqName,
    'PUT',
    '/survey/questionGroup/modifySeqName',
    'Rename a group as its creator sees it',
  ),
  moveQuestionGroup: editCall(commands.moveQuestionGroup, 'PUT', '/survey/questionGroup/move', 'Move a group'),
  copyQuestionGroup: editCall(
    commands.copyQuestionGroup,
    'PUT',
    '/survey/questionGroup/copy',
    'Copy a group with its questions',
  ),
  relateQuestionGroup: editCall(
    commands.relateQuestionGroup,
    'PUT',
    '/survey/questionGroup/relation',
    'Ask a group once for each option of an earlier question',
  ),
  updateQuestionGroupTitle: editCall(
    commands.updateQuestionGroupTitle,
    'PUT',
    '/survey/questionGroup/updateTitle',
    "Set a group's title",
  ),
  deleteQuestionGroup: editCall(
    commands.deleteQuestionGroup,
    'DELETE',
    '/survey/questionGroup/delete',
    'Remove a group with its questions',
  ),
  updateQuestionGroupSettings: editCall(
    commands.updateQuestionGroupSettings,
    'PUT',
    '/survey/questionGroup/updateSettings',
    "Set random order and N of M of a group's questions",
    true,
  ),
};
