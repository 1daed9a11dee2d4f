import { commands, type Item, type ItemGroup } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId, scrollId } from '../../shared-inputs.ts';
import { editCall } from './edit.ts';
import type { ItemGroupInfo } from './scroll-info.ts';

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

export const itemGroupReadCalls = {
  openItemGroup: call({
    method: 'GET',
    path: '/survey/itemGroup/openItemGroup',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    summary: 'An option group with its options in order',
    query: z.object({ scrollId, questionId: partId, itemGroupId: partId }),
    data: z.custom<ItemGroupInfo & { readonly itemGroup: ItemGroup; readonly items: readonly Item[] }>(),
  }),
};
