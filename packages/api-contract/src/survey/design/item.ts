import { commands } from '@wenshu/survey-core';
import { editCall } from './edit.ts';

export const itemCalls = {
  addItems: editCall(commands.addItems, 'POST', '/survey/item/addItems', 'Add options'),
  batchItems: editCall(
    commands.batchItems,
    'POST',
    '/survey/item/batchItems',
    'Make the options what a pasted text says',
  ),
  batchAddItems: editCall(
    commands.batchAddItems,
    'POST',
    '/survey/item/batchAddItems',
    'Add an option for every line of a text',
  ),
  batchImportItems: editCall(
    commands.batchImportItems,
    'POST',
    '/survey/item/batchImportItems',
    'Import a cascade of up to four levels',
  ),
  batchAddOneAndTwoItem: editCall(
    commands.batchAddOneAndTwoItem,
    'POST',
    '/survey/item/batchAddOneAndTwoItem',
    'Add options of one and two layers from a text',
  ),
  itemGroupBatchAddItems: editCall(
    commands.itemGroupBatchAddItems,
    'POST',
    '/survey/item/itemGroupBatchAddItems',
    'Add an option for every line of a text to an option group',
  ),
  moveItems: editCall(commands.moveItems, 'PUT', '/survey/item/moveItems', 'Move options'),
  addEvaluateTags: editCall(
    commands.addEvaluateTags,
    'PUT',
    '/survey/item/addEvaluateTags',
    'Add the tags that an evaluation offers after a score',
  ),
  updateItemTitle: editCall(commands.updateItemTitle, 'PUT', '/survey/item/updateItemTitle', "Set an option's text"),
  updateItemScore: editCall(commands.updateItemScore, 'PUT', '/survey/item/updateItemScore', "Set an option's score"),
  moveOneOrTwoItem: editCall(
    commands.moveOneOrTwoItem,
    'PUT',
    '/survey/item/moveOneOrTwoItem',
    'Move an option between layers',
  ),
  deleteItems: editCall(commands.deleteItems, 'DELETE', '/survey/item/deleteItems', 'Remove options'),
};
