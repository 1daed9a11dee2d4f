import type { SendReason } from '@wenshu/api-contract';
import { DeliveryFailure } from '../../../platform/delivery-failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { spendPoints } from '../../people/points/index.ts';
import { findUnwilling } from '../wishes/index.ts';
import { mayAnswer } from './audience.ts';
import { composeMessage } from './compose-message.ts';
import { findStops, stopMail } from './mail-stops.ts';
import {
  type Claim,
  findPeople,
  noteCharged,
  type Outcome,
  type Recipient,
  writeOutcome,
} from './send-message.repository.ts';
import type { StoredTask } from './send-task.repository.ts';
import { mailAddress, mailRef } from './unsubscribe.ts';

const MINUTE_MS = 60_000;
/** How long until the next try of what could not be reached; after the last one it has failed. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 25 * MINUTE_MS];

/** Sends what was claimed, all at once, and writes down each outcome as it comes. */
export async function sendClaimed(platform: Platform, task: StoredTask, claims: readonly Claim[]): Promise<void> {
  const survey = await findQuestionnaire(platform.database.pool, task.scrollId);
  if (!survey) return; // Removed meanwhile, with everything that was to be sent.
  const people = await findPeople(
    platform.database.pool,
    task.scrollId,
    claims.map(({ respondentId }) => respondentId),
  );
  const listed = claims.map(claim => people.get(claim.respondentId));
  const isUnwilling = await findUnwilling(
    platform,
    survey.creatorId,
    listed.map(person => person ?? { mobile: '', email: '' }),
  );
  const stops =
    task.method === 'mail'
      ? await findStops(
          platform,
          claims.map(({ address }) => address),
        )
      : [];
  const wanted: { claim: Claim; person: Recipient }[] = [];
  for (const [index, claim] of claims.entries()) {
    const person = listed[index];
    const reason = whyNot(person, isUnwilling[index] ?? false) ?? stops[index];
    if (person && !reason) wanted.push({ claim, person });
    else await finish(platform, claim, { state: 'left-out', reason: reason ?? 'removed' });
  }
  const paid =
    task.method === 'sms'
      ? await pay(
          platform,
          task,
          survey.creatorId,
          wanted.map(({ claim }) => claim),
        )
      : undefined;
  await Promise.all(
    wanted.map(async ({ claim, person }) => {
      const outcome: Pick<Outcome, 'state' | 'reason'> =
        paid && !paid.has(claim.messageId)
          ? { state: 'failed', reason: 'no-points' }
          : await tryToSend(platform, task, survey.name, claim, person);
      await finish(platform, claim, outcome);
    }),
  );
}

/** Looked at when it is sent, not when it was asked for: days may lie between. */
function whyNot(person: Recipient | undefined, isUnwilling: boolean): SendReason | undefined {
  if (!person || person.isRemoved) return 'removed';
  if (!mayAnswer.includes(person.status)) return 'answered';
  return isUnwilling ? 'unwilling' : undefined;
}

/** A point for each that has not been paid yet, noted in the transaction that takes it: a try that died is not paid twice. */
async function pay(
  platform: Platform,
  { taskId }: StoredTask,
  ownerId: string,
  claims: readonly Claim[],
): Promise<ReadonlySet<string>> {
  const before = claims.filter(({ isCharged }) => isCharged).map(({ messageId }) => messageId);
  const unpaid = claims.filter(({ isCharged }) => !isCharged).map(({ messageId }) => messageId);
  if (unpaid.length === 0) return new Set(before);
  const now = await platform.database.transaction(async within => {
    const taken = await spendPoints(platform, ownerId, unpaid.length, { reason: 'sms', about: taskId, within });
    const charged = unpaid.slice(0, taken);
    await noteCharged(within, charged);
    return charged;
  });
  return new Set([...before, ...now]);
}

async function tryToSend(
  platform: Platform,
  task: StoredTask,
  survey: string,
  claim: Claim,
  person: Recipient,
): Promise<Pick<Outcome, 'state' | 'reason'>> {
  try {
    await (task.method === 'mail'
      ? sendMail(platform, task, survey, claim, person)
      : sendSms(platform, task, survey, claim, person));
    return { state: 'sent', reason: null };
  } catch (error) {
    if (!(error instanceof DeliveryFailure)) throw error;
    const { problem } = error;
    if (problem === 'address-gone') await stopMail(platform, claim.address, problem);
    const isLast = problem !== 'unreachable' || claim.tries > PAUSES_MS.length;
    return { state: isLast ? 'failed' : 'queued', reason: problem };
  }
}

async function finish(
  { database, clock }: Platform,
  claim: Claim,
  outcome: Pick<Outcome, 'state' | 'reason'>,
): Promise<void> {
  const pauseMs = outcome.state === 'queued' ? PAUSES_MS[claim.tries - 1]! : 0;
  await writeOutcome(database.pool, claim, { ...outcome, at: new Date(clock.now().getTime() + pauseMs) });
}

async function sendMail(
  platform: Platform,
  { contents, senderName, replyTo, linkPath }: StoredTask,
  survey: string,
  { messageId, address }: Claim,
  person: Recipient,
): Promise<void> {
  const ref = mailRef(platform, messageId, address);
  const unsubscribe = mailAddress(platform, '/email-unsubscribe', ref);
  const { subject, text, html } = composeMessage(contents, person, {
    ...{ survey, senderName, unsubscribe, link: linkOf(platform, person, linkPath) },
    picture: mailAddress(platform, '/api/survey/sendMsg/opened', ref),
  });
  await platform.mailer.send({
    ...{ to: address, subject, text, html, fromName: senderName, replyTo },
    messageId: `${messageId}@${new URL(publicAddress(platform, '/')).hostname}`,
    // RFC 8058: a mail program posts to this address when its own button is pressed; opened, it only shows a page.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  });
}

async function sendSms(
  platform: Platform,
  { contents, senderName, linkPath }: StoredTask,
  survey: string,
  { messageId, address }: Claim,
  person: Recipient,
): Promise<void> {
  const { text } = composeMessage(contents, person, { survey, senderName, link: linkOf(platform, person, linkPath) });
  await platform.sms.send({ to: address, text, id: messageId });
}

const linkOf = (platform: Platform, { code }: Recipient, linkPath: string) =>
  publicAddress(platform, linkPath || `/p/${code}`);
