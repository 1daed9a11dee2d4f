import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const itemCalls = {
  addItems: editCall(commands.addItems, 'POST', '/survey/item/addItems', 'Add options'),
  moveItems: editCall(commands.moveItems, 'PUT', '/survey/item/moveItems', 'Move options'),
  updateItemTitle: editCall(commands.updateItemTitle, 'PUT', '/survey/item/updateItemTitle', "Set an option's text"),
  deleteItems: editCall(commands.deleteItems, 'DELETE', '/survey/item/deleteItems', 'Remove options'),
};
