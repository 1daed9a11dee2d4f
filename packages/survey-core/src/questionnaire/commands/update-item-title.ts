import * as z from 'zod/mini';
import { setTo } from '../change.ts';
import { questionCommand } from '../command.ts';
import { id, richText } from '../inputs.ts';
import { missingIn, typeOf } from './find.ts';
import { checkLabel, checkText, LINE } from './texts.ts';

export const updateItemTitle = questionCommand({
  name: 'updateItemTitle',
  input: z.object({ questionId: id, itemId: id, title: richText }),
  change: (question, { itemId, title }, context) =>
    missingIn(question.items, [itemId], 'item-not-found') ??
    checkText(title, itemId, LINE) ??
    (typeOf(question, context)?.capabilities.creatorOnly ? checkLabel(title.text, itemId) : undefined) ?? [
      setTo(['questions', question.id, 'items', itemId, 'title'], title),
    ],
});
