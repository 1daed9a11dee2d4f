import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { type DesignRegistry, findType } from '../question-type/registry.ts';

/** Names of what is not answered: respondents never see them, and they take no number. */
const UNNUMBERED = { note: 'T', page: 'P' } as const;

const NUMBER = /^Q([0-9]+)$/;

/** Whether questions of this type are answered: only then they have a number. */
export function isNumbered(types: DesignRegistry, type: string): boolean {
  return findType(types, type)?.summary?.kind !== 'none';
}

/** How many questions there are, wherever that is told: what somebody answers counts, children too; page breaks and notes do not. */
export function countQuestions(questions: Iterable<{ readonly type: string }>, types: DesignRegistry): number {
  let count = 0;
  for (const { type } of questions) if (isNumbered(types, type)) count++;
  return count;
}

/** The names that questions have, to which more are added one after another: looked up, not searched for each of a thousand. */
export class SeqNames {
  readonly #taken = new Set<string>();
  #highest = 0;

  constructor({ questions }: Pick<Questionnaire, 'questions'>) {
    for (const { seqName } of Object.values(questions)) this.add(seqName);
  }

  add(seqName: string): void {
    this.#taken.add(seqName);
    this.#highest = Math.max(this.#highest, Number(NUMBER.exec(seqName)?.[1] ?? 0));
  }

  /** The name of one more question: a number above all in use, so that none is given twice, even after a deletion. Notes and page breaks take none. */
  next(type: string, types: DesignRegistry): string {
    if (isNumbered(types, type)) return `Q${this.#highest + 1}`;
    return findType(types, type)?.capabilities.needsTitle === false ? UNNUMBERED.page : UNNUMBERED.note;
  }

  /** The name that a new question really gets: the one it was given, or the next number where somebody was faster with that one. */
  take(wanted: string): string {
    const name = NUMBER.test(wanted) && this.#taken.has(wanted) ? `Q${this.#highest + 1}` : wanted;
    this.add(name);
    return name;
  }
}

export function seqNameFor(document: Pick<Questionnaire, 'questions'>, type: string, types: DesignRegistry): string {
  return new SeqNames(document).next(type, types);
}

/** New questions one after another, each with a name that is free. */
export function withFreeNames<T extends { readonly seqName: string }>(
  document: Pick<Questionnaire, 'questions'>,
  added: readonly T[],
): T[] {
  const names = new SeqNames(document);
  return added.map(question => ({ ...question, seqName: names.take(question.seqName) }));
}

/** The names of copies of these questions, in this order, by the originals' ids. */
export function seqNamesFor(
  document: Pick<Questionnaire, 'questions'>,
  copied: readonly Question[],
  types: DesignRegistry,
): Record<Id, string> {
  const names = new SeqNames(document);
  return Object.fromEntries(copied.map(({ id, type }) => [id, names.take(names.next(type, types))]));
}
