import { answerStatus, type SendReason } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { spendPoints } from '../../people/points/index.ts';
import { sentCode } from '../respondents/index.ts';
import { findUnwilling } from '../wishes/index.ts';
import { mayAnswer } from './audience.ts';
import { composeMessage } from './compose-message.ts';
import { deliver, finish } from './deliver.ts';
import { findStops } from './mail-stops.ts';
import { type Claim, findPeople, noteCharged, noteHanding, type Recipient } from './send-message.repository.ts';
import type { StoredTask } from './send-task.repository.ts';
import { mailAddress, mailRef, signsOf } from './unsubscribe.ts';

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
  const isPaid = ({ claim }: { readonly claim: Claim }) => !paid || paid.has(claim.messageId);
  for (const { claim } of wanted.filter(one => !isPaid(one)))
    await finish(platform, claim, { state: 'failed', reason: 'no-points' });
  await handOver(
    platform,
    task.method,
    wanted.filter(isPaid).map(({ claim, person }) => ({
      claim,
      send: (task.method === 'mail' ? composeMail : composeSms)(platform, task, survey.name, claim, person),
    })),
  );
}

interface Composed {
  readonly claim: Claim;
  readonly send: () => Promise<void>;
}

/** That they are handed over is noted before the first of them is, by one statement for all; but not where the other side drops what it gets twice. */
async function handOver(platform: Platform, method: StoredTask['method'], all: readonly Composed[]): Promise<void> {
  if (all.length === 0) return;
  const isSafeToRepeat = method === 'sms' && platform.sms.dropsRepeated;
  const ours = isSafeToRepeat
    ? undefined
    : await noteHanding(
        platform.database.pool,
        all.map(({ claim }) => claim),
        platform.clock.now(),
      );
  await Promise.all(
    all
      .filter(({ claim }) => !ours || ours.has(claim.messageId))
      .map(({ claim, send }) => deliver(platform, claim, send, { isSafeToRepeat })),
  );
}

/** Looked at when it is sent, not when it was asked for: days may lie between. */
function whyNot(person: Recipient | undefined, isUnwilling: boolean): SendReason | undefined {
  if (!person || person.isRemoved) return 'removed';
  if (person.status === answerStatus.declined) return 'declined';
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

function composeMail(
  platform: Platform,
  { scrollId, contents, senderName, replyTo, linkPath }: StoredTask,
  survey: string,
  { messageId, address }: Claim,
  person: Recipient,
): Composed['send'] {
  const ref = mailRef(platform, messageId, address);
  const unsubscribe = mailAddress(platform, '/email-unsubscribe', ref);
  const { subject, text, html } = composeMessage(contents, person, {
    survey,
    senderName,
    unsubscribe,
    link: linkOf(platform, person, { scrollId, linkPath, address }),
    picture: mailAddress(platform, '/api/survey/sendMsg/opened', ref),
  });
  return () =>
    platform.mailer.send({
      to: address,
      subject,
      text,
      html,
      fromName: senderName,
      replyTo,
      ...signsOf(platform, messageId, unsubscribe),
    });
}

function composeSms(
  platform: Platform,
  { scrollId, contents, senderName, linkPath }: StoredTask,
  survey: string,
  { messageId, address }: Claim,
  person: Recipient,
): Composed['send'] {
  const { text } = composeMessage(contents, person, {
    survey,
    senderName,
    link: linkOf(platform, person, { scrollId, linkPath, address }),
  });
  return () => platform.sms.send({ to: address, text, id: messageId });
}

/** What was written here goes on wherever it is opened: nobody else is shown this form of the link. */
function linkOf(
  platform: Platform,
  { code, respondentId }: Recipient,
  { linkPath, ...sent }: Readonly<Record<'scrollId' | 'linkPath' | 'address', string>>,
): string {
  const own = () => sentCode(platform.secrets['answer-pass'], code, { respondentId, ...sent });
  return publicAddress(platform, linkPath || `/p/${own()}`);
}
