import { type MailReturn, readMailReturn } from '../../../platform/mail/read-mail-return.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stopMail } from './mail-stops.ts';
import { findMail, noteReturned, type SentMail } from './send-message.repository.ts';

/** The first few are enough: a report names our mail in its first lines, and each costs a question. */
const MOST_IDS = 10;

/** Notes a mail that came back, or a complaint about one, at its message, and sends no more where that is in vain or unwanted. False when it is neither, or about no mail of ours. */
export async function takeMailReturn(platform: Platform, raw: Uint8Array): Promise<boolean> {
  const returned = await readMailReturn(raw);
  const found = returned && (await findReturned(platform, returned));
  if (!found) return false;
  const { what } = returned;
  await platform.database.transaction(async db => {
    await noteReturned(db, found.messageId, { hasArrived: what === 'complained', reason: what });
    if (what !== 'returned') await stopMail(platform, found.address, what, db);
  });
  return true;
}

/** An id cannot be guessed: whoever names it has had the mail in hand, so that nobody can stop another's. */
async function findReturned(
  { database }: Platform,
  { ids }: MailReturn,
): Promise<(SentMail & { readonly messageId: string }) | undefined> {
  for (const messageId of ids.slice(0, MOST_IDS)) {
    const mail = await findMail(database.pool, messageId);
    if (mail) return { ...mail, messageId };
  }
  return undefined;
}
