import { isProblem, join, questionCommand } from '../command.ts';
import { isEditProblem } from '../edit-problem.ts';
import { parseCascade } from '../import/parse-cascade.ts';
import { itemAdditions } from './add-items.ts';
import { completeListed, listed, listedItems, looseListed } from './listed.ts';
import { checkItems } from './new-parts.ts';
import { removeItems } from './removal.ts';

/** Imports a cascade, up to four levels, in place of the options there are. */
export const batchImportItems = questionCommand({
  name: 'batchImportItems',
  input: listed,
  loose: looseListed,
  complete: (document, given, mint) => completeListed(document, given, mint, parseCascade),
  *change(question, { text, places, clearLogic }, context, document) {
    const made = listedItems(parseCascade(text), places);
    if (isEditProblem(made)) return made;
    const emptied = removeItems(document, question, Object.keys(question.items), clearLogic, context);
    if (isProblem(emptied)) return emptied;
    yield;
    // The old options, still in the document, count for fresh ids and not for how many there are.
    const problem = checkItems(document, { ...question, items: {} }, made.items, context);
    return problem ?? join(emptied, itemAdditions(question.id, made.items, { intoEmpty: true }));
  },
});
