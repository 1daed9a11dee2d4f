import * as z from 'zod/mini';
import { own } from '../../json.ts';
import { limits } from '../../limits.ts';
import { setTo } from '../change.ts';
import { command, join } from '../command.ts';
import { id, order, richText, settings } from '../inputs.ts';
import { placeOne } from './completion.ts';
import { checkFreshIds } from './find.ts';
import { checkSettings, OF_GROUPS } from './settings-parts.ts';
import { checkText } from './texts.ts';

const input = z.object({
  groupId: id,
  order,
  title: richText,
  seqName: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  settings: z.optional(settings),
});

/** Adds a group of questions, or sets the title and place of one. */
export const saveQuestionGroup = command({
  name: 'saveQuestionGroup',
  input,
  loose: z.partial(input, { groupId: true, order: true }),
  complete: (document, given, mint) =>
    placeOne(
      { ...given, order: given.order ?? own(document.groups, given.groupId ?? '')?.order },
      'groupId',
      document.groups,
      mint,
    ),
  change: (document, { groupId, order, title, seqName, settings }) => {
    const group = own(document.groups, groupId);
    const isFull = !group && Object.keys(document.groups).length >= limits.groups;
    return join(
      group ? undefined : checkFreshIds(document, [groupId]),
      isFull ? { problem: 'too-many-groups', detail: { max: limits.groups } } : undefined,
      checkText(title, groupId, { isRequired: false }),
      checkSettings(settings ?? {}, OF_GROUPS),
      [
        setTo(['groups', groupId], {
          id: groupId,
          order,
          title,
          ...((seqName ?? group?.seqName) && { seqName: seqName ?? group?.seqName }),
          settings: settings ?? group?.settings ?? {},
          ...(group?.solution && { solution: group.solution }),
        }),
      ],
    );
  },
});
