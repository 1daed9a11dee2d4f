import { ids } from '@wenshu/survey-core/testing';

/** What somebody else does meanwhile: edits that meet those of the cases. Words meet words; a place or a setting meets what relies on the thing. */
const theirs = { title: { text: 'Theirs' } };

export const questionRenamed = (questionId: string) =>
  ({ name: 'modifyName', input: { questionId, ...theirs } }) as const;
export const questionSettled = (questionId: string) =>
  ({ name: 'updateSettings', input: { questionId, settings: { 20001: true } } }) as const;

export const optionRenamed = (itemId: string) =>
  ({ name: 'updateItemTitle', input: { questionId: ids.choice, itemId, ...theirs } }) as const;
export const optionSettled = (itemId: string) =>
  ({ name: 'updateSettings', input: { questionId: ids.choice, itemId, settings: { 20004: true } } }) as const;

export const rowRenamed = (rowId: string) =>
  ({ name: 'updateChildrenList', input: { questionId: ids.matrix, rows: [{ rowId, ...theirs }] } }) as const;
export const rowMoved = (rowId: string) =>
  ({ name: 'moveChildren', input: { questionId: ids.matrix, moves: [{ rowId, order: 'y' }] } }) as const;

export const groupRenamed = (groupId: string) =>
  ({ name: 'updateQuestionGroupTitle', input: { groupId, ...theirs } }) as const;
export const groupMoved = (groupId: string) => ({ name: 'moveQuestionGroup', input: { groupId, order: 'y' } }) as const;

const onRowGroup = { questionId: ids.matrix, rowGroupId: ids.rowGroup };
export const rowGroupRenamed = { name: 'modifySubQuestionGroupName', input: { ...onRowGroup, ...theirs } } as const;
export const rowGroupMoved = { name: 'moveSubQuestionGroup', input: { ...onRowGroup, order: 'y' } } as const;

export const itemGroupRenamed = (itemGroupId: string) =>
  ({ name: 'modifyItemGroupName', input: { questionId: ids.choice, itemGroupId, ...theirs } }) as const;
export const itemGroupMoved = (itemGroupId: string) =>
  ({ name: 'moveItemGroup', input: { questionId: ids.choice, itemGroupId, order: 'y' } }) as const;
