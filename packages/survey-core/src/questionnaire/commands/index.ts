import { addChildren } from './add-children.ts';
import { addItems } from './add-items.ts';
import { addTopQuestion } from './add-top-question.ts';
import { deleteChildren } from './delete-children.ts';
import { deleteItems } from './delete-items.ts';
import { deleteQuota } from './delete-quota.ts';
import { deleteTopQuestion } from './delete-top-question.ts';
import { modifyName } from './modify-name.ts';
import { moveItems } from './move-items.ts';
import { moveTopQuestion } from './move-top-question.ts';
import { saveQuota } from './save-quota.ts';
import { updateChildrenList } from './update-children-list.ts';
import { updateItemTitle } from './update-item-title.ts';
import { updateSettings } from './update-settings.ts';
import { updateTitleOrDesc } from './update-title-or-desc.ts';

/** Every edit verb by its name. The calls of the contract carry the same names. */
export const commands = {
  addChildren,
  addItems,
  addTopQuestion,
  deleteChildren,
  deleteItems,
  deleteQuota,
  deleteTopQuestion,
  modifyName,
  moveItems,
  moveTopQuestion,
  saveQuota,
  updateChildrenList,
  updateItemTitle,
  updateSettings,
  updateTitleOrDesc,
};

export type CommandName = keyof typeof commands;
