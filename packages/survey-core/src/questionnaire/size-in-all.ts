import type { Question, Questionnaire } from '../document/questionnaire.ts';
import { limits } from '../limits.ts';
import type { EditProblem } from './edit-problem.ts';

/** A question or a language's texts never change, others take their place: so each is counted once. */
const counts = new WeakMap<object, number>();

function counted<T extends object>(thing: T, count: (thing: T) => number): number {
  const known = counts.get(thing) ?? count(thing);
  counts.set(thing, known);
  return known;
}

function sizeOf(list: Readonly<Record<string, unknown>>): number {
  let size = 0;
  for (const _ in list) size += 1;
  return size;
}

/** The options and rows of some questions. */
export function countParts(questions: Iterable<Question>): number {
  let count = 0;
  for (const question of questions) count += counted(question, ({ items, rows }) => sizeOf(items) + sizeOf(rows));
  return count;
}

function countTexts({ translations }: Questionnaire): number {
  let count = 0;
  for (const texts of Object.values(translations)) count += counted(texts, sizeOf);
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
