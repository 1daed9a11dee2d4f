import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const questionCalls = {
  addTopQuestion: editCall(
    commands.addTopQuestion,
    'POST',
    '/survey/question/addTopQuestion',
    'Add a question with its first options and rows',
  ),
  deleteTopQuestion: editCall(
    commands.deleteTopQuestion,
    'DELETE',
    '/survey/question/deleteTopQuestion',
    'Remove a question',
  ),
  moveTopQuestion: editCall(
    commands.moveTopQuestion,
    'PUT',
    '/survey/question/moveTopQuestion',
    'Move a question within or between groups',
  ),
  modifyName: editCall(commands.modifyName, 'PUT', '/survey/question/modifyName', "Set a question's title"),
  addChildren: editCall(commands.addChildren, 'POST', '/survey/question/addChildren', 'Add matrix rows'),
  updateChildrenList: editCall(
    commands.updateChildrenList,
    'POST',
    '/survey/question/updateChildrenList',
    'Set titles and places of matrix rows',
  ),
  deleteChildren: editCall(commands.deleteChildren, 'DELETE', '/survey/question/deleteChildren', 'Remove matrix rows'),
};
