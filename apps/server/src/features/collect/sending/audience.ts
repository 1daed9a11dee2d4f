import { answerStatus, type SendAudience, type SendMethod } from '@wenshu/api-contract';

const { notAnswered, notCompleted, quotaHeld } = answerStatus;
/** Whoever may still answer; whoever is through is asked no more, whatever is chosen. */
export const mayAnswer: readonly number[] = [notAnswered, notCompleted, quotaHeld];
export const audienceStatuses: Readonly<Record<SendAudience, readonly number[]>> = {
  all: mayAnswer,
  'not-answered': [notAnswered],
  'not-completed': [notCompleted],
  'not-finished': mayAnswer,
};
/** By which field of the list a message goes. */
export const reachedBy = { mail: 'email', sms: 'mobile' } as const satisfies Record<SendMethod, string>;
