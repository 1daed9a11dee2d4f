import { limits } from '../../limits.ts';
import { questionCommand } from '../command.ts';
import { isEditProblem } from '../edit-problem.ts';
import { parseLayers } from '../import/parse-layers.ts';
import { itemAdditions } from './add-items.ts';
import { completeListed, listed, listedItems, looseListed } from './listed.ts';
import { checkItems } from './new-parts.ts';

/** Adds options of one and two layers from a pasted text; both layers together are at most 100. */
export const batchAddOneAndTwoItem = questionCommand({
  name: 'batchAddOneAndTwoItem',
  input: listed,
  loose: looseListed,
  complete: (document, given, mint) => completeListed(document, given, mint, parseLayers),
  change: (question, { text, places }, context, document) => {
    const made = listedItems(parseLayers(text), places);
    if (isEditProblem(made)) return made;
    if (Object.keys(question.items).length + made.items.length > limits.layeredOptions)
      return { problem: 'too-many-options', id: question.id, detail: { max: limits.layeredOptions } };
    return checkItems(document, question, made.items, context) ?? itemAdditions(question.id, made.items);
  },
});
