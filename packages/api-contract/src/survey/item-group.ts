import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const itemGroupCalls = {
  addItemGroups: editCall(commands.addItemGroups, 'POST', '/survey/itemGroup/addItemGroups', 'Add option groups'),
  updateItemGroup: editCall(
    commands.updateItemGroup,
    'POST',
    '/survey/itemGroup/updateItemGroup',
    'Set what is given of an option group',
  ),
  deleteItemGroups: editCall(
    commands.deleteItemGroups,
    'POST',
    '/survey/itemGroup/deleteItemGroups',
    'Remove several option groups; the options stay',
  ),
  moveItemGroup: editCall(commands.moveItemGroup, 'POST', '/survey/itemGroup/moveItemGroup', 'Move an option group'),
  modifyItemGroupName: editCall(
    commands.modifyItemGroupName,
    'PUT',
    '/survey/itemGroup/modifyItemGroupName',
    'Rename an option group',
  ),
  deleteItemGroup: editCall(
    commands.deleteItemGroup,
    'DELETE',
    '/survey/itemGroup/deleteItemGroup',
    'Remove an option group; its options stay',
  ),
};
