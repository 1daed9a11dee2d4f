import type { Question, Questionnaire } from '../document/questionnaire.ts';
import { limits } from '../limits.ts';
import type { EditProblem } from './edit-problem.ts';

const counts = new WeakMap<object, number>();

/** How many a list of a document has. It never changes, another takes its place: so it is counted once, which is a walk through all of it. */
export function sizeOf(list: Readonly<Record<string, unknown>>): number {
  const known = counts.get(list) ?? Object.keys(list).length;
  counts.set(list, known);
  return known;
}

/** The options and rows of some questions. */
export function countParts(questions: Iterable<Question>): number {
  let count = 0;
  for (const { items, rows } of questions) count += sizeOf(items) + sizeOf(rows);
  return count;
}

function countTexts({ translations }: Questionnaire): number {
  let count = 0;
  for (const texts of Object.values(translations)) count += sizeOf(texts);
  return count;
}

/**
 * Whether so many options and rows more still fit into a questionnaire. One that has too many from before there was a limit is read,
 * answered, edited and made smaller; it only does not grow.
 */
export function checkPartCount(document: Questionnaire, growth: number): EditProblem | undefined {
  if (growth <= 0 || countParts(Object.values(document.questions)) + growth <= limits.partsInAll) return undefined;
  return { problem: 'too-many-parts', detail: { max: limits.partsInAll } };
}

/** The same for things that are translated, counted in each language. */
export function checkTextCount(document: Questionnaire, growth: number): EditProblem | undefined {
  if (growth <= 0 || countTexts(document) + growth <= limits.textsInAll) return undefined;
  return { problem: 'too-many-texts', detail: { max: limits.textsInAll } };
}

/** For what brings back an earlier state, whose pieces are not known one by one. */
export function checkGrowth(before: Questionnaire, after: Questionnaire): EditProblem | undefined {
  const parts = ({ questions }: Questionnaire) => countParts(Object.values(questions));
  return (
    checkPartCount(before, parts(after) - parts(before)) ??
    checkTextCount(before, countTexts(after) - countTexts(before))
  );
}
