import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '@wenshu/texts';
import { mailboxCodeTexts } from '@wenshu/texts/people/mailbox';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { isMailboxConfirmed, writeConfirmed } from './own-mailbox.repository.ts';

const WINDOW_MINUTES = 15;
const WINDOW_MS = WINDOW_MINUTES * 60_000;
const TRIES: AttemptLimit = { name: 'trial-code:person', most: 10, windowSeconds: WINDOW_MINUTES * 60 };
/** Whoever asks: a mailbox is not filled with codes that nobody there wanted. */
const CODES: AttemptLimit = { name: 'trial-code:address', most: 5, windowSeconds: 3600 };

interface Mailbox {
  readonly personId: string;
  readonly email: string;
}

/** Whether somebody has shown that they read this mailbox, now by this code or before. */
export async function isOwnMailbox(platform: Platform, mailbox: Mailbox, code: string): Promise<boolean> {
  const { pool } = platform.database;
  const hash = keyedHash(platform, mailbox, 'mailbox').toString('base64url');
  if (await isMailboxConfirmed(pool, mailbox.personId, hash)) return true;
  if (code === '') return false;
  await countAttempt(platform, TRIES, mailbox.personId);
  const given = Buffer.from(code.trim());
  const isRight = [0, 1].some(ago => {
    const right = Buffer.from(codeOf(platform, mailbox, ago));
    return given.length === right.length && timingSafeEqual(given, right);
  });
  if (!isRight) throw new Refusal('trialCodeWrong', { field: 'verifyCode' });
  await writeConfirmed(pool, mailbox.personId, hash, platform.clock.now());
  return true;
}

/** Words of ours alone: nobody can send their own to a stranger by this. */
export async function sendMailboxCode(platform: Platform, mailbox: Mailbox, language: Language): Promise<void> {
  await countAttempt(platform, CODES, keyedHash(platform, { ...mailbox, personId: '' }, 'limit').toString('base64url'));
  const { subject, text } = mailboxCodeTexts[language];
  await platform.mailer.send({
    to: mailbox.email,
    subject,
    text: text({ code: codeOf(platform, mailbox, 0), minutes: WINDOW_MINUTES }),
  });
}

/** Six digits that hold for this quarter of an hour and the next; nothing of them is stored. */
function codeOf(platform: Platform, mailbox: Mailbox, windowsAgo: number): string {
  const window = Math.floor(platform.clock.now().getTime() / WINDOW_MS) - windowsAgo;
  return String(keyedHash(platform, mailbox, `code ${window}`).readUInt32BE(0) % 1_000_000).padStart(6, '0');
}

function keyedHash({ secrets }: Platform, { personId, email }: Mailbox, purpose: string): Buffer {
  const words = `${purpose}\n${personId}\n${email.trim().toLowerCase()}`;
  return createHmac('sha256', secrets['trial-mail']).update(words).digest();
}
