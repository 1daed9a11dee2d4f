import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import { type Change, setTo } from '../change.ts';
import { type EditContext, isProblem, join, type Outcome, questionCommand } from '../command.ts';
import { isEditProblem } from '../edit-problem.ts';
import type { NewItem } from '../inputs.ts';
import { itemAdditions } from './add-items.ts';
import { parseOptionLines } from './batch-add-items.ts';
import { completeListed, importProblem, itemsByText, listed, listedItems, looseListed } from './listed.ts';
import { checkItems } from './new-parts.ts';
import { removeItems } from './removal.ts';

/** Makes the options what a pasted text says: those it still names stay as they are, others go, new ones come. */
export const batchItems = questionCommand({
  name: 'batchItems',
  input: listed,
  loose: looseListed,
  complete: (document, given, mint) => completeListed(document, given, mint, parseOptionLines),
  change: (question, { text, places, clearLogic }, context, document) => {
    const parsed = parseOptionLines(text);
    const twice = 'problem' in parsed ? undefined : findTwice(parsed.options);
    if (twice) return importProblem({ problem: 'import-line-twice', line: twice.line });
    const made = listedItems(parsed, places);
    if (isEditProblem(made)) return made;
    return replaceItems(document, question, made.items, clearLogic, context);
  },
});

/** An option with the same words is the same option: it keeps its id, its settings and its answers, and takes its new place. */
export function replaceItems(
  document: Questionnaire,
  question: Question,
  wanted: readonly NewItem[],
  mayClear: boolean | undefined,
  context: EditContext,
): Outcome {
  const byText = itemsByText(question);
  const kept = new Map<Id, string>();
  const added = wanted.filter(item => {
    const existing = byText.get(item.title.text.trim());
    if (existing === undefined || kept.has(existing)) return true;
    kept.set(existing, item.order);
    return false;
  });
  const gone = Object.keys(question.items).filter(id => !kept.has(id));
  const removed = gone.length > 0 ? removeItems(document, withRoom(question), gone, mayClear, context) : [];
  if (isProblem(removed)) return removed;
  const left = Object.fromEntries([...kept.keys()].map(id => [id, question.items[id]!]));
  const moves: Change[] = [...kept].map(([id, order]) =>
    setTo(['questions', question.id, 'items', id, 'order'], order),
  );
  return join(
    added.length > 0 ? checkItems(document, { ...question, items: left }, added, context) : undefined,
    removed,
    moves,
    itemAdditions(question.id, added),
  );
}

/** How many options there are is judged by what is left in the end, not by what goes on the way. */
function withRoom(question: Question): Question {
  return { ...question, settings: {} };
}

function findTwice(options: readonly { text: string; line: number }[]) {
  return options.find((option, index) => options.findIndex(other => other.text === option.text) !== index);
}
