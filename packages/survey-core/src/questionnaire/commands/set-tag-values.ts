import * as z from 'zod/mini';
import { firstProblem, questionCommand } from '../command.ts';
import { replaceItems } from './batch-items.ts';
import { itemsOf, placeAll } from './completion.ts';
import { typeOf } from './find.ts';
import { clearLogic, id, looseItem, newItem } from './inputs.ts';
import { checkLabel, sameName } from './texts.ts';

/** Sets the labels that a label question offers: those with the same name stay, others go, new ones come. */
export const setTagValues = questionCommand({
  name: 'setTagValues',
  input: z.object({ questionId: id, tags: z.array(newItem).check(z.maxLength(4000)), clearLogic }),
  loose: z.object({ questionId: id, tags: z.array(looseItem).check(z.maxLength(4000)), clearLogic }),
  complete: (document, { tags, ...given }, mint) => ({
    ...given,
    tags: placeAll(tags, 'itemId', itemsOf(document, given.questionId), mint),
  }),
  change: (question, { tags, clearLogic }, context, document) => {
    if (!typeOf(question, context)?.capabilities.creatorOnly) return { problem: 'type-not-supported', id: question.id };
    const problem = firstProblem(
      tags,
      tag =>
        checkLabel(tag.title.text, tag.itemId) ??
        (tags.some(other => other !== tag && sameName(other.title.text, tag.title.text))
          ? { problem: 'name-duplicated', id: tag.itemId }
          : undefined),
    );
    return problem ?? replaceItems(document, question, tags, clearLogic, context);
  },
});
