import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { command } from '../command.ts';
import { id, richText } from '../inputs.ts';
import { missingIn } from './find.ts';
import { checkText } from './texts.ts';

/** A group's title may be empty: it then shows none. */
export const updateQuestionGroupTitle = command({
  name: 'updateQuestionGroupTitle',
  input: z.object({ groupId: id, title: richText }),
  change: (document, { groupId, title }) =>
    missingIn(document.groups, [groupId], 'group-not-found') ??
    checkText(title, groupId, { isRequired: false }) ?? [setTo(['groups', groupId, 'title'], title)],
});
