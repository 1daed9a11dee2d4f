import { type ExpressionProblem, inOrder, parseExpression, type Questionnaire } from '@wenshu/survey-core';
import { loopSourceOf, orderedQuestions } from '../../../document/reading/place.ts';

/**
 * A formula as a person reads it: `[Q3]`, `[Q3.2]` for its second option or item, `[Q5:1]` for the first row, `[=name]` for another
 * calculation. Stored formulas refer to ids, so that renaming and moving break nothing; the numbers are places at the time of reading.
 */
const STORED = /#(\w+)(?:@(\w+))?(?::(\w+))?(?:\.(\w+))?|\$(\w+)/g;
const READABLE = /\[=([^\]]*)\]|\[([^\].:@]+)(?:@(\d+))?(?::(\d+))?(?:\.(\d+))?\]/g;

export function readableExpression(expression: string, document: Questionnaire): string {
  return expression.replace(STORED, (stored, questionId, loopItemId, rowId, itemId, calculationId) => {
    if (calculationId !== undefined) {
      const calculation = document.calculations[calculationId];
      return calculation ? `[=${calculation.name}]` : stored;
    }
    const question = document.questions[questionId];
    if (!question || findQuestion(document, question.seqName)?.id !== questionId) return stored;
    const placeIn = (parts: Parameters<typeof inOrder>[0], id: string) =>
      inOrder(parts).findIndex(part => part.id === id) + 1;
    const loopAt = loopItemId ? loopPlace(document, loopItemId) : 0;
    const rowAt = rowId ? placeIn(question.rows, rowId) : 0;
    const itemAt = itemId ? placeIn(question.items, itemId) : 0;
    if ((loopItemId && !loopAt) || (rowId && !rowAt) || (itemId && !itemAt)) return stored;
    return `[${question.seqName}${loopAt ? `@${loopAt}` : ''}${rowAt ? `:${rowAt}` : ''}${itemAt ? `.${itemAt}` : ''}]`;
  });
}

export type WrittenExpression =
  | { readonly expression: string }
  | { readonly problem: ExpressionProblem['problem'] | 'reference-dangling'; readonly at: number };

/** What a person wrote, with ids; or what is wrong and where in what they wrote. */
export function writtenExpression(text: string, document: Questionnaire): WrittenExpression {
  const pieces: { readonly from: number; readonly to: number }[] = [];
  let written = '';
  let last = 0;
  for (const match of text.matchAll(READABLE)) {
    const stored = storedReference(match, document);
    if (stored === undefined) return { problem: 'reference-dangling', at: match.index };
    written += text.slice(last, match.index);
    pieces.push({ from: written.length, to: written.length + stored.length });
    written += stored;
    last = match.index + match[0].length;
  }
  written += text.slice(last);
  const parsed = parseExpression(written);
  if (!('problem' in parsed)) return { expression: written };
  return { problem: parsed.problem, at: placeInText(text, parsed.at, pieces) };
}

/**
 * What a person is writing, after the questions were renumbered or renamed by somebody else: it goes on meaning what it meant. What was
 * no reference before is left as it is written; a question that has gone is a reference to nothing, not to the one that has its number now.
 */
export function rewrittenText(text: string, before: Questionnaire, document: Questionnaire): string {
  return text.replace(READABLE, (written: string, ...parts: string[]) => {
    const stored = storedReference([written, ...parts], before);
    if (stored === undefined) return written;
    const [, questionId] = /^#(\w+)/.exec(stored) ?? [];
    if (questionId !== undefined && !document.questions[questionId]) return '[?]';
    return readableExpression(stored, document);
  });
}

function storedReference(match: readonly (string | undefined)[], document: Questionnaire): string | undefined {
  const [, calculationName, seqName, loopAt, rowAt, itemAt] = match;
  if (calculationName !== undefined) {
    const found = Object.values(document.calculations).find(one => one.name === calculationName.trim());
    return found && `$${found.id}`;
  }
  const question = findQuestion(document, seqName!.trim());
  if (!question) return undefined;
  const row = rowAt ? inOrder(question.rows)[Number(rowAt) - 1] : undefined;
  const item = itemAt ? inOrder(question.items)[Number(itemAt) - 1] : undefined;
  const loop = loopAt ? loopItemAt(document, question.id, Number(loopAt)) : undefined;
  if ((rowAt && !row) || (itemAt && !item) || (loopAt && !loop)) return undefined;
  return `#${question.id}${loop ? `@${loop}` : ''}${row ? `:${row.id}` : ''}${item ? `.${item.id}` : ''}`;
}

/** The first of that name, in the order of the survey: names are a person's own and may repeat. */
function findQuestion(document: Questionnaire, seqName: string) {
  return orderedQuestions(document).find(question => question.seqName === seqName);
}

function loopPlace(document: Questionnaire, itemId: string): number {
  const source = Object.values(document.questions).find(question => question.items[itemId]);
  return source ? inOrder(source.items).findIndex(item => item.id === itemId) + 1 : 0;
}

function loopItemAt(document: Questionnaire, questionId: string, at: number): string | undefined {
  const source = loopSourceOf(document, document.questions[questionId]!);
  return source && inOrder(source.items)[at - 1]?.id;
}

/** The place in the stored text, found again in what the person sees. */
function placeInText(text: string, at: number, pieces: readonly { from: number; to: number }[]): number {
  let shift = 0;
  let index = 0;
  for (const match of text.matchAll(READABLE)) {
    const piece = pieces[index++];
    if (!piece || at < piece.from) break;
    if (at < piece.to) return match.index;
    shift += match[0].length - (piece.to - piece.from);
  }
  return Math.min(text.length, at + shift);
}
