import * as z from 'zod/mini';
import { firstProblem, questionCommand } from '../command.ts';
import { clearLogic, id, looseItem, MOST_PARTS, newItem, upTo } from '../inputs.ts';
import { replaceItems } from './batch-items.ts';
import { itemsOf, placeAll } from './completion.ts';
import { typeOf } from './find.ts';
import { checkOptionCount } from './new-parts.ts';
import { checkLabel, NameSet } from './texts.ts';

/** Sets the labels that a label question offers: those with the same name stay, others go, new ones come. */
export const setTagValues = questionCommand({
  name: 'setTagValues',
  input: z.object({ questionId: id, tags: upTo(MOST_PARTS, newItem), clearLogic }),
  loose: z.object({ questionId: id, tags: upTo(MOST_PARTS, looseItem), clearLogic }),
  complete: (document, { tags, ...given }, mint) => ({
    ...given,
    tags: placeAll(tags, 'itemId', itemsOf(document, given.questionId), mint),
  }),
  change: (question, { tags, clearLogic }, context, document) => {
    if (!typeOf(question, context)?.capabilities.creatorOnly) return { problem: 'type-not-supported', id: question.id };
    const names = new NameSet([]);
    const problem =
      checkOptionCount(question, tags.length, context) ??
      firstProblem(
        tags,
        ({ itemId, title }) =>
          checkLabel(title.text, itemId) ??
          (names.add(title.text) ? undefined : { problem: 'name-duplicated', id: itemId }),
      );
    return problem ?? replaceItems(document, question, tags, clearLogic, context);
  },
});
