import { type CallInput, checkSendContents, SEND_LIMITS, type SendMethod, type sendCalls } from '@wenshu/api-contract';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findStatus, lockSurvey } from '../../design/live-settings/index.ts';
import { balanceOf } from '../../people/points/index.ts';
import { findChannel, newPersonalCode } from '../links/index.ts';
import { findPersonalCheck, leaveOutUnwillingOf, listCustomFields, ownerOf } from '../respondents/index.ts';
import { audienceStatuses, reachedBy } from './audience.ts';
import { paceKeyOf } from './pace-key.ts';
import { wakeSending } from './run-sending.ts';
import { insertMessages, listRecipients, type NewMessage, type Recipient } from './send-message.repository.ts';
import { findTask, insertTask, type TaskWords } from './send-task.repository.ts';

const COLLECTING = 1;
const MOST_RECIPIENTS = 9999;
const DAY_MS = 86_400_000;

/** One more sending, and a message for each who gets it: in one transaction, so that nobody gets half of it. */
export async function queueTask(
  platform: Platform,
  input: CallInput<typeof sendCalls.sendMsgBatch>,
): Promise<{ code: string; recipients: number; notAsked: number }> {
  const { scrollId, sendMethod: method, code } = input;
  const { database, clock, env } = platform;
  await requireCollecting(platform, scrollId);
  await requireGoodWords(platform, scrollId, method, input);
  const chosen = await listRecipients(database.pool, {
    scrollId,
    by: reachedBy[method],
    statuses: audienceStatuses[input.to],
    limit: MOST_RECIPIENTS,
    respondentIds: input.userId,
    group: input.flockId,
    afterTask: input.afterCode,
    linkCode: input.linkId,
    customField: input.customId,
    customValue: input.customValue,
  });
  const { willing, notAsked } = await leaveOutUnwillingOf(platform, scrollId, chosen);
  if (willing.length === 0) throw new Refusal(method === 'sms' ? 'smsDataMissing' : 'mailDataMissing');
  if (method === 'sms') await requirePoints(platform, scrollId, willing.length);
  const linkPath = await findLinkPath(platform, input);
  const now = clock.now();
  const isApproved = method === 'sms' || !env.isMailReviewed;
  const { name, contents, senderName, replyTo, remind } = input;
  const isNew = await database.transaction(async db => {
    await lockSurvey(db, scrollId);
    const before = await findTask(db, code);
    if (before) {
      // A second press, or an answer that was lost on its way: it is queued already.
      if (before.scrollId !== scrollId) throw new Refusal('sendStateRefused');
      return false;
    }
    const remindAt = isApproved && remind ? new Date(now.getTime() + remind.afterDays * DAY_MS) : null;
    const task = { taskId: code, scrollId, method, kind: input.type, isApproved, linkPath, remindAt, now };
    const words = { name, contents, senderName, replyTo, remind };
    if (!(await insertTask(db, { ...task, ...words }, SEND_LIMITS.tasks)))
      throw new Refusal('tooManySendTasks', { params: { most: SEND_LIMITS.tasks } });
    await insertMessages(
      db,
      task,
      willing.map(person => newMessage(method, person)),
    );
    return true;
  });
  if (isNew && isApproved) await wakeSending(platform);
  return { code, recipients: willing.length, notAsked };
}

/** One address for everybody, when it was asked for; it must be this survey's, and open. */
async function findLinkPath(
  { database }: Platform,
  { scrollId, channelCode, personalCheckId }: CallInput<typeof sendCalls.sendMsgBatch>,
): Promise<string> {
  if (personalCheckId !== undefined) {
    const check = await findPersonalCheck(database.pool, scrollId);
    if (!check?.isEnabled || check.personalCheckId !== personalCheckId)
      throw new Refusal('linkNotFound', { field: 'personalCheckId' });
    return `/c/${personalCheckId}`;
  }
  if (channelCode === undefined) return '';
  const channel = await findChannel(database.pool, channelCode);
  const link = channel?.scrollId === scrollId ? channel.links.find(({ enabled }) => enabled) : undefined;
  if (!link) throw new Refusal('linkNotFound', { field: 'channelCode' });
  return `/s/${link.linkCode}`;
}

function newMessage(method: SendMethod, person: Recipient): NewMessage {
  const address = person[reachedBy[method]];
  return {
    messageId: newPersonalCode(),
    respondentId: person.respondentId,
    address,
    paceKey: paceKeyOf(method, address),
  };
}

export async function requireGoodWords(
  { database }: Platform,
  scrollId: string,
  method: SendMethod,
  { contents, remind }: Pick<TaskWords, 'contents' | 'remind'>,
): Promise<void> {
  const customFields = await listCustomFields(database.pool, scrollId);
  for (const [place, words] of [
    ['contents', contents],
    ['remind', remind?.contents ?? []],
  ] as const) {
    const fault = checkSendContents(words, { needsSubject: method === 'mail', customFields });
    if (fault) throw new Refusal('sendContentWrong', { field: place, params: fault });
    const isTooLong = method === 'sms' && words.some(({ body }) => body.length > SEND_LIMITS.sms);
    if (isTooLong) throw new Refusal('inputInvalid', { field: place });
  }
}

export async function isCollecting({ database }: Platform, scrollId: string): Promise<boolean> {
  return (await findStatus(database.pool, scrollId))?.status === COLLECTING;
}

async function requireCollecting(platform: Platform, scrollId: string): Promise<void> {
  if (!(await isCollecting(platform, scrollId))) throw new Refusal('sendNotCollecting');
}

/** A word beforehand. What counts is decided when each message is paid: the points may be gone by then. */
async function requirePoints(platform: Platform, scrollId: string, needed: number): Promise<void> {
  const balance = await balanceOf(platform, await ownerOf(platform, scrollId));
  if (balance < needed) throw new Refusal('pointsTooFew', { params: { needed, balance } });
}
