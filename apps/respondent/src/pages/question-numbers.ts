import type { Page } from '@wenshu/survey-core/answering';

/** The number in front of each title of a page. Notes are read, not answered: they have none and use none up. */
export function questionNumbers({ questions, firstNumber }: Page): readonly (number | undefined)[] {
  let next = firstNumber;
  return questions.map(({ bound }) => (bound.role === 'question' ? next++ : undefined));
}
