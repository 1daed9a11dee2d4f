import * as z from 'zod/mini';
import { command } from '../command.ts';
import { id, settings } from '../inputs.ts';
import { missingIn } from './find.ts';
import { checkSettings, OF_GROUPS, settingChanges } from './settings-parts.ts';

/** Random order and N of M of a group's questions. */
export const updateQuestionGroupSettings = command({
  name: 'updateQuestionGroupSettings',
  input: z.object({ groupId: id, settings }),
  change: (document, { groupId, settings }) =>
    missingIn(document.groups, [groupId], 'group-not-found') ??
    checkSettings(settings, OF_GROUPS) ??
    settingChanges(['groups', groupId], settings),
});
