import { emailCalls, type MailLinkType } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { vi } from 'vitest';
import type { TestApp } from './build-test-app.ts';
import { messagesTo } from './sent-codes.ts';

/** The ticket in a mail's link, or nothing. */
export function ticketIn(mail: string): string | undefined {
  return /[?&]ticket=([\w-]{43})/.exec(mail)?.[1];
}

/** The next mail to an address, which may leave after the answer. */
export async function nextMailTo(test: TestApp, address: string, ask: () => Promise<unknown>): Promise<string> {
  const before = (await messagesTo(test, address)).length;
  await ask();
  return vi.waitFor(async () => {
    const mails = await messagesTo(test, address);
    if (mails.length === before) throw new Error('No mail has left yet');
    return mails.at(-1) ?? '';
  });
}

/** Asks for a link and reads its ticket from the mail. */
export async function askForLink(
  test: TestApp,
  email: string,
  type: MailLinkType,
  remoteAddress = '10.9.0.2',
): Promise<string> {
  const mail = await nextMailTo(test, email, async () => {
    const answer = await test.call(emailCalls.sendLink, { email: encryptField(email), type }, { remoteAddress });
    if (answer.code !== '0000') throw new Error(`No link was sent: ${answer.code} ${answer.message}`);
  });
  const ticket = ticketIn(mail);
  if (ticket === undefined) throw new Error(`The mail has no link: ${mail}`);
  return ticket;
}
