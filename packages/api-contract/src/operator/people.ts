import * as z from 'zod/mini';
import { accountName } from '../account/account-name.ts';
import { sessionInfo } from '../account/security.ts';
import { call } from '../call.ts';
import { operatorRoles } from '../operator-rights.ts';
import { paging } from '../shared-inputs.ts';
import { enterpriseStatuses } from '../team/enterprise.ts';
import { moment, why } from './operators.ts';

/** How an operator made sure that somebody is who they say, before their second factor goes. */
export const identityChecks = ['called-back', 'video', 'in-person', 'administrator'] as const;
export type IdentityCheck = (typeof identityChecks)[number];

/** Everything that can stand between somebody and their work, in a word of a closed list. */
export const signInObstacles = [
  // Counted tries that are used up: until when is told with them.
  ...(['password-tries', 'factor-tries', 'sms-tries', 'mail-tries'] as const),
  ...(['removal-due', 'removal-asked', 'must-change-password', 'second-factor', 'must-agree'] as const),
  ...(['enterprise-expired', 'enterprise-asks-factor'] as const),
  ...(['mail-gone', 'mail-complained', 'sms-stays', 'mail-stays'] as const),
] as const;
export type SignInObstacle = (typeof signInObstacles)[number];

const found = z.object({
  userId: z.string(),
  nickName: z.string(),
  name: z.string(),
  /** Phone or address with its middle hidden. */
  reach: z.string(),
  joinTime: moment,
  isOperator: z.boolean(),
});
export type FoundPerson = z.infer<typeof found>;

const person = z.extend(found, {
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  organisation: z.string(),
  seenTime: z.nullable(moment),
  hasFactor: z.boolean(),
  recoveryCodesLeft: z.number(),
  operatorRoles: z.array(z.enum(operatorRoles)),
  /** Whoever looks may end sessions, lift locks and reset: not of themselves, nor of an operator who holds more. */
  mayHelp: z.boolean(),
  /** Numbers alone: what they ask, and what is answered, is nobody’s here. */
  surveys: z.number(),
  answers: z.number(),
  enterprises: z.array(
    z.object({
      enterpriseId: z.string(),
      name: z.string(),
      isAdministrator: z.boolean(),
      status: z.enum(enterpriseStatuses),
      asksSecondFactor: z.boolean(),
      joinTime: moment,
    }),
  ),
  obstacles: z.array(
    z.object({
      word: z.enum(signInObstacles),
      until: z.nullable(moment),
      /** Of enterprises. */
      names: z.array(z.string()),
    }),
  ),
  sessions: z.array(z.omit(sessionInfo, { isThis: true })),
});
export type LookedAtPerson = z.infer<typeof person>;

/** Whoever types a number or an address means the whole of it: a part of one would let numbers be guessed. */
const LOOKS_LIKE_ACCOUNT = /@|(?:\d[\s-]?){5}/;
/** A part of what somebody is called. */
export const isPartOfName = (text: string): boolean => !LOOKS_LIKE_ACCOUNT.test(text);

const userId = z.uuid();
const operator = { audience: 'operator', own: true } as const;

export const helpedPeopleCalls = {
  find: call({
    ...operator,
    method: 'POST',
    path: '/operator/people/find',
    operatorNeeds: 'people.see',
    noted: { action: 'person.find', keeps: ['account', 'words'] },
    summary: 'People by their whole phone or address, or by a part of their name',
    body: z.object({
      account: z.optional(accountName),
      words: z.optional(
        z.string().check(z.trim(), z.minLength(1), z.maxLength(50), z.refine(isPartOfName, 'an account')),
      ),
      ...paging,
    }),
    data: z.object({ items: z.array(found), total: z.number() }),
  }),
  look: call({
    ...operator,
    method: 'GET',
    path: '/operator/people/look',
    operatorNeeds: 'people.see',
    noted: { action: 'person.look', of: 'userId' },
    summary: 'One person: where they belong, what keeps them out, and where they are signed in',
    query: z.object({ userId }),
    data: person,
  }),
  endSessions: call({
    ...operator,
    method: 'POST',
    path: '/operator/people/endSessions',
    operatorNeeds: 'people.help',
    noted: { action: 'person.end-sessions', of: 'userId', keeps: ['why'] },
    summary: 'End one session of a person, or all of them',
    body: z.object({ userId, sessionId: z.optional(z.uuid()), why }),
    data: z.object({ ended: z.number() }),
  }),
  liftLock: call({
    ...operator,
    method: 'POST',
    path: '/operator/people/liftLock',
    operatorNeeds: 'people.help',
    noted: { action: 'person.lift-lock', of: 'userId', keeps: ['why'] },
    summary: 'Take back the tries that are counted of a person; those of a network address stay',
    body: z.object({ userId, why }),
    data: z.null(),
  }),
  forcePassword: call({
    ...operator,
    method: 'POST',
    path: '/operator/people/forcePassword',
    operatorNeeds: 'people.help',
    noted: { action: 'person.force-password', of: 'userId', keeps: ['why'] },
    summary: 'Sign a person out everywhere and ask for another password at the next sign-in',
    body: z.object({ userId, why }),
    data: z.null(),
  }),
  resetFactor: call({
    ...operator,
    method: 'POST',
    path: '/operator/people/resetFactor',
    operatorNeeds: 'people.help',
    noted: { action: 'person.reset-factor', of: 'userId', keeps: ['check', 'why'] },
    summary: 'Take a person’s second factor and its recovery codes away, once it is sure who asks for it',
    body: z.object({ userId, check: z.enum(identityChecks), why }),
    data: z.null(),
  }),
};
