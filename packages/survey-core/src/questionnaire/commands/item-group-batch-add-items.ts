import * as z from 'zod/mini';
import { questionCommand } from '../command.ts';
import { isEditProblem } from '../edit-problem.ts';
import { id } from '../inputs.ts';
import { itemAdditions } from './add-items.ts';
import { parseOptionLines } from './batch-add-items.ts';
import { completeListed, listed, listedItems, looseListed } from './listed.ts';
import { checkItems } from './new-parts.ts';

/** Adds an option for every line of a pasted text to an option group. */
export const itemGroupBatchAddItems = questionCommand({
  name: 'itemGroupBatchAddItems',
  input: z.extend(listed, { itemGroupId: id }),
  loose: z.extend(looseListed, { itemGroupId: id }),
  complete: (document, given, mint) => completeListed(document, given, mint, parseOptionLines),
  reads: input => [input.itemGroupId],
  change: (question, { text, places, itemGroupId }, context, document) => {
    const made = listedItems(parseOptionLines(text), places, { itemGroupId });
    if (isEditProblem(made)) return made;
    return checkItems(document, question, made.items, context) ?? itemAdditions(question.id, made.items);
  },
});
