import { own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { identityTexts } from '@wenshu/texts/collect/identity';
import { DeliveryFailure } from '../../../platform/delivery-failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempts } from '../../people/attempts/index.ts';
import { spendPoints } from '../../people/points/index.ts';
import { drawSmsCode, hashSmsCode, SMS_LIFETIME_MS, SMS_TRIES, SMS_WAIT_SECONDS } from '../../people/sms-code/index.ts';
import { ownerOf } from './add-respondents.ts';
import { countSms, findByFields, type IdentifiedPerson, noteSmsCode, useSmsCode } from './identity.repository.ts';
import { ownMark } from './own-code.ts';

/** What somebody typed at `/c/`, and from where. */
export interface IdentityClaim {
  readonly scrollId: string;
  /** Names that must be given, in order. */
  readonly asked: readonly string[];
  readonly hasSms: boolean;
  readonly fields: Readonly<Record<string, string>>;
  readonly clientAddress: string;
  readonly deviceId: string | undefined;
}

const HOUR = 3600;
/** Five tries a device; an address has more, because a whole office may stand behind it. Those that succeed do not count. */
const BY_DEVICE: AttemptLimit = { name: 'identity:device', most: 5, windowSeconds: HOUR };
const BY_ADDRESS: AttemptLimit = { name: 'identity:address', most: 50, windowSeconds: HOUR };
const DAY = 24 * HOUR;
/** Each message costs the creator, and rings at somebody who may not have asked for it. A number may stand in several name lists. */
const SMS_BY_PERSON: AttemptLimit = { name: 'identity-sms:person', most: 10, windowSeconds: DAY };
const SMS_BY_NUMBER: AttemptLimit = { name: 'identity-sms:number', most: 20, windowSeconds: DAY };

/** Who somebody is in the name list, and the mark of who has shown it by the code that was sent to them. */
export interface Identified {
  readonly respondentId: string;
  readonly ownMark: string | null;
}

/** The person of the name list, or `notInNameList`. With SMS, the code that was sent must come along. */
export async function identify(
  platform: Platform,
  claim: IdentityClaim,
  smsCode: string | undefined,
): Promise<Identified> {
  return withTries(platform, claim, async () => {
    const person = await findPerson(platform, claim);
    if (claim.hasSms && !(await isSmsRight(platform, claim, person, smsCode ?? ''))) throw new Refusal('smsCodeWrong');
    const { respondentId, mobile } = person;
    const reached = { scrollId: claim.scrollId, respondentId, address: mobile };
    return { respondentId, ownMark: claim.hasSms ? ownMark(platform.secrets['answer-pass'], reached) : null };
  });
}

/** Sends a code to the number that stands in the name list; says how long until the next. */
export async function sendIdentityCode(platform: Platform, claim: IdentityClaim, language: Language): Promise<number> {
  const person = await withTries(platform, claim, () => findPerson(platform, claim));
  if (!claim.hasSms || person.mobile === '') throw new Refusal('identitySmsFailed');
  const now = platform.clock.now();
  const code = drawSmsCode();
  const messages = [
    [SMS_BY_PERSON, `${claim.scrollId}:${person.respondentId}`],
    [SMS_BY_NUMBER, person.mobile],
  ] as const;
  // Counted before the code is noted: a message that may not be sent must not make the last one's code worthless.
  const forgive = await countAttempts(platform, messages);
  const isNoted = await noteSmsCode(platform.database.pool, {
    scrollId: claim.scrollId,
    respondentId: person.respondentId,
    now,
    hash: hashOf(platform, person, code),
    notSince: new Date(now.getTime() - SMS_WAIT_SECONDS * 1000),
  });
  if (!isNoted) {
    await forgive();
    return waitOf(person, now);
  }
  // Paid before it is sent, by whose survey it is: a message that fails on its way has cost as much.
  const spending = { reason: 'identity-code', about: claim.scrollId } as const;
  const isPaid = (await spendPoints(platform, await ownerOf(platform, claim.scrollId), 1, spending)) === 1;
  if (!isPaid) {
    await forgive();
    throw new Refusal('identitySmsFailed');
  }
  try {
    await platform.sms.send({ to: person.mobile, text: identityTexts[language].sms({ code }) });
  } catch (error) {
    throw error instanceof DeliveryFailure ? new Refusal('identitySmsFailed') : error;
  }
  await countSms(platform.database.pool, claim.scrollId);
  return SMS_WAIT_SECONDS;
}

async function findPerson(
  { database }: Platform,
  { scrollId, asked, fields }: IdentityClaim,
): Promise<IdentifiedPerson> {
  const typed = asked.map(name => [name, own(fields, name)?.trim() ?? ''] as const);
  const isComplete = typed.length > 0 && typed.every(([, value]) => value !== '');
  const person = isComplete ? await findByFields(database.pool, scrollId, typed) : undefined;
  if (!person) throw new Refusal('notInNameList');
  if (person.isRemoved) throw new Refusal('notParticipating');
  return person;
}

async function isSmsRight(
  platform: Platform,
  { scrollId }: IdentityClaim,
  person: IdentifiedPerson,
  code: string,
): Promise<boolean> {
  return useSmsCode(platform.database.pool, {
    scrollId,
    respondentId: person.respondentId,
    mostTries: SMS_TRIES,
    hash: hashOf(platform, person, code.trim()),
    notBefore: new Date(platform.clock.now().getTime() - SMS_LIFETIME_MS),
  });
}

function hashOf({ secrets }: Platform, { respondentId }: IdentifiedPerson, code: string): string {
  return hashSmsCode(secrets['answer-pass'], respondentId, code);
}

function waitOf({ smsSentAt }: IdentifiedPerson, now: Date): number {
  const passedMs = smsSentAt ? now.getTime() - smsSentAt.getTime() : 0;
  return Math.max(1, SMS_WAIT_SECONDS - Math.floor(passedMs / 1000));
}

async function withTries<T>(platform: Platform, claim: IdentityClaim, work: () => Promise<T>): Promise<T> {
  const keys = [
    [BY_DEVICE, `${claim.scrollId}:${claim.clientAddress}:${claim.deviceId ?? ''}`],
    [BY_ADDRESS, `${claim.scrollId}:${claim.clientAddress}`],
  ] as const;
  const forgive = await countAttempts(platform, keys);
  const result = await work();
  await forgive();
  return result;
}
