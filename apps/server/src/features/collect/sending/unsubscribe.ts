import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findMail, noteOpened, type SentMail } from './send-message.repository.ts';
import { roundOf } from './unsubscribe-round.ts';

/** As it stands in a mail: which one it is, and a sign that it went to this address. */
export interface MailRef {
  readonly codeNum: string;
  readonly encodeEmail: string;
}

const PART = /^[0-9A-Za-z_-]{1,100}$/;

export function mailRef(platform: Platform, messageId: string, address: string): MailRef {
  return { codeNum: messageId, encodeEmail: signOf(platform, messageId, address) };
}

/** An address of ours that knows the mail it stands in. */
export function mailAddress(platform: Platform, path: string, { codeNum, encodeEmail }: MailRef): string {
  return publicAddress(platform, `${path}?codeNum=${codeNum}&encodeEmail=${encodeEmail}`);
}

/** A mail's Message-ID, as mail servers log it. */
export function mailIdOf(platform: Platform, messageId: string): string {
  return `${messageId}@${new URL(publicAddress(platform, '/')).hostname}`;
}

/** By what mailboxes know a mail again, and mail programs how to unsubscribe from it. */
export function signsOf(platform: Platform, messageId: string, unsubscribe: string) {
  return {
    messageId: mailIdOf(platform, messageId),
    // RFC 8058: a mail program posts to this address when its own button is pressed; opened, it only shows a page.
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

/** Whether the person has said it already, in whatever way. */
export async function checkUnsubscribed(platform: Platform, ref: MailRef) {
  const { name, isLeft } = roundOf(platform, await getMail(platform, ref));
  return { isUnsubscribed: await isLeft(), of: name };
}

export async function unsubscribe(platform: Platform, ref: MailRef): Promise<void> {
  await roundOf(platform, await getMail(platform, ref)).leave();
}

/** A picture was fetched. Whatever does not fit is nobody's mail, and nobody is told. */
export async function noteMailOpened(platform: Platform, ref: MailRef): Promise<void> {
  const mail = await findSigned(platform, ref);
  if (mail) await noteOpened(platform.database.pool, ref.codeNum, platform.clock.now());
}

async function getMail(platform: Platform, ref: MailRef): Promise<SentMail> {
  if (!PART.test(ref.codeNum) || !PART.test(ref.encodeEmail)) throw new Refusal('unsubscribeParameterWrong');
  const mail = await findSigned(platform, ref);
  if (!mail) throw new Refusal('unsubscribeFailed');
  return mail;
}

async function findSigned(platform: Platform, { codeNum, encodeEmail }: MailRef): Promise<SentMail | undefined> {
  if (!PART.test(codeNum)) return undefined;
  const mail = await findMail(platform.database.pool, codeNum);
  const right = Buffer.from(signOf(platform, codeNum, mail?.address ?? ''));
  const given = Buffer.from(encodeEmail);
  return mail && given.length === right.length && timingSafeEqual(given, right) ? mail : undefined;
}

function signOf({ secrets }: Platform, messageId: string, address: string): string {
  return createHmac('sha256', secrets.unsubscribe).update(`${messageId}\n${address.toLowerCase()}`).digest('base64url');
}
