import type { EndOutcome } from '@wenshu/survey-core/answering';

/** The end page for a stored record's status. */
export function outcomeOf(answerStatus: number): EndOutcome {
  return OUTCOMES[answerStatus] ?? 'finished';
}

const OUTCOMES: Readonly<Record<number, EndOutcome>> = {
  2: 'finished',
  3: 'screened',
  4: 'quota-full',
  5: 'quota-held',
};
