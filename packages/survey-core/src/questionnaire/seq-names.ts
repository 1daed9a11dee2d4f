import type { Id } from '../ids.ts';
import { type DesignRegistry, findType } from '../question-type/registry.ts';
import type { Question, Questionnaire } from './questionnaire.ts';

/** Names of what is not answered: respondents never see them, and they take no number. */
const UNNUMBERED = { note: 'T', page: 'P' } as const;

const NUMBER = /^Q([0-9]+)$/;

/** Whether questions of this type are answered: only then they have a number. */
export function isNumbered(types: DesignRegistry, type: string): boolean {
  return findType(types, type)?.summary?.kind !== 'none';
}

/** The name of one more question: a number above all in use, so that none is given twice, even after a deletion. Notes and page breaks take none. */
export function seqNameFor(
  { questions }: Pick<Questionnaire, 'questions'>,
  type: string,
  types: DesignRegistry,
): string {
  return nameAfter(highestNumber(questions), type, types);
}

/** The name that a new question really gets: the one it was given, or the next number where somebody was faster with that one. */
export function freeSeqName({ questions }: Pick<Questionnaire, 'questions'>, wanted: string): string {
  if (!NUMBER.test(wanted)) return wanted;
  const isTaken = Object.values(questions).some(({ seqName }) => seqName === wanted);
  return isTaken ? `Q${highestNumber(questions) + 1}` : wanted;
}

/** New questions one after another, each with a name that is free. */
export function withFreeNames(document: Questionnaire, added: readonly Question[]): Question[] {
  const questions = { ...document.questions };
  return added.map(question => {
    const named = { ...question, seqName: freeSeqName({ questions }, question.seqName) };
    questions[question.id] = named;
    return named;
  });
}

/** The names of copies of these questions, in this order, by the originals' ids. */
export function seqNamesFor(
  { questions }: Pick<Questionnaire, 'questions'>,
  copied: readonly Question[],
  types: DesignRegistry,
): Record<Id, string> {
  let last = highestNumber(questions);
  return Object.fromEntries(
    copied.map(({ id, type }) => {
      const name = nameAfter(last, type, types);
      if (isNumbered(types, type)) last++;
      return [id, name];
    }),
  );
}

function nameAfter(last: number, type: string, types: DesignRegistry): string {
  if (isNumbered(types, type)) return `Q${last + 1}`;
  return findType(types, type)?.capabilities.needsTitle === false ? UNNUMBERED.page : UNNUMBERED.note;
}

function highestNumber(questions: Questionnaire['questions']): number {
  return Math.max(0, ...Object.values(questions).map(({ seqName }) => Number(NUMBER.exec(seqName)?.[1] ?? 0)));
}
