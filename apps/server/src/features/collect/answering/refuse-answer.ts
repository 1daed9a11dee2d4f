import type { VisitRefusal } from '@wenshu/api-contract';
import type { KeyedProblem } from '@wenshu/survey-core';
import { Refusal } from '../../../refusal/refusal.ts';
import { SAVES_BY_RECORD } from './submitting/save-limits.ts';
import type { Refused } from './submitting/submission.ts';

/** Something required is not there. A problem of a type's own says so itself. */
const MISSING: readonly KeyedProblem['problem'][] = [
  'required',
  'rows-missing',
  'parts-missing',
  'blank-required',
  'pictures-missing',
  'files-missing',
  'not-viewed',
  'tasks-missing',
];
const UNREADABLE: readonly KeyedProblem['problem'][] = ['not-readable', 'option-unknown'];

export function refusalOfProblem({ problem, isMissing, key }: KeyedProblem): Refusal {
  if (isMissing || MISSING.includes(problem)) return new Refusal('answerMissing', { field: key });
  return new Refusal(UNREADABLE.includes(problem) ? 'answerNotReadable' : 'answerFormatWrong', { field: key });
}

/** A refused visit as a code of the contract. To a respondent, a link that does not exist is a questionnaire that does not (S8.13). */
export function refusalOfVisit(refusal: VisitRefusal): Refusal {
  return new Refusal(refusal === 'linkNotFound' ? 'questionnaireNotFound' : refusal);
}

/** The gates' word as a code of the contract. */
export function refusalOfGate({ refused, waitSeconds = 0 }: Refused): Refusal {
  if (refused === 'answeredTooFast') return new Refusal(refused, { params: { seconds: waitSeconds } });
  return new Refusal(refused as Exclude<GateName, 'answeredTooFast'>);
}

const byWrite = { 'not-own': 'answerRecordNotFound', submitted: 'alreadyAnswered', older: 'openedElsewhere' } as const;

/** Why a record was not written, as a code of the contract. */
export function refusalOfWrite(why: keyof typeof byWrite | 'too-often'): Refusal {
  if (why === 'too-often') return new Refusal('tooManyRequests', { params: { minutes: SAVES_BY_RECORD.pauseMinutes } });
  return new Refusal(byWrite[why]);
}

type GateName = Refused['refused'];
