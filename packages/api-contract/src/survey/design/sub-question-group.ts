import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const subQuestionGroupCalls = {
  moveSubQuestionGroup: editCall(
    commands.moveSubQuestionGroup,
    'PUT',
    '/survey/subQuestionGroup/move',
    'Move a group of matrix rows',
  ),
  modifySubQuestionGroupName: editCall(
    commands.modifySubQuestionGroupName,
    'PUT',
    '/survey/subQuestionGroup/modifyName',
    'Rename a group of matrix rows',
  ),
  batchSaveOrUpdateSubQuestionGroups: editCall(
    commands.batchSaveOrUpdateSubQuestionGroups,
    'PUT',
    '/survey/subQuestionGroup/batchSaveOrUpdate',
    'Make or set groups of matrix rows',
  ),
  removeSubQuestionGroup: editCall(
    commands.removeSubQuestionGroup,
    'DELETE',
    '/survey/subQuestionGroup/remove',
    'Remove a group of matrix rows; the rows stay',
  ),
};
