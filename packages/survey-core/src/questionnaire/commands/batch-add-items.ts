import { questionCommand } from '../command.ts';
import { isEditProblem } from '../edit-problem.ts';
import { parseLines } from '../import/parse-lines.ts';
import { itemAdditions } from './add-items.ts';
import { completeListed, listed, listedItems, looseListed } from './listed.ts';
import { checkItems } from './new-parts.ts';

/** Adds an option for every line of a pasted text. */
export const batchAddItems = questionCommand({
  name: 'batchAddItems',
  input: listed,
  loose: looseListed,
  complete: (document, given, mint) => completeListed(document, given, mint, parseOptionLines),
  change: (question, { text, places }, context, document) => {
    const made = listedItems(parseOptionLines(text), places);
    if (isEditProblem(made)) return made;
    return checkItems(document, question, made.items, context) ?? itemAdditions(question.id, made.items);
  },
});

export function parseOptionLines(text: string) {
  const parsed = parseLines(text);
  if ('problem' in parsed) return parsed;
  return { options: parsed.lines.map(({ text, line }) => ({ text: text.trim(), line })) };
}
