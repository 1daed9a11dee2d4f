import { type SmsType, smsCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { vi } from 'vitest';
import type { TestApp } from './build-test-app.ts';

/** What the outbox holds for a phone, oldest first. */
export async function messagesTo({ platform }: TestApp, phone: string): Promise<string[]> {
  const { rows } = await platform.database.pool.query<{ body: string }>(
    'select body from outbox_message where recipient = $1 order by id',
    [phone],
  );
  return rows.map(({ body }) => body);
}

/** Asks for a code and reads it from the message, which may leave after the answer. */
export async function askForCode(
  test: TestApp,
  phone: string,
  smsType: SmsType,
  remoteAddress = '10.9.0.1',
): Promise<string> {
  const before = (await messagesTo(test, phone)).length;
  const answer = await test.call(smsCalls.sendSms, { phone: encryptField(phone), smsType }, { remoteAddress });
  if (answer.code !== '0000') throw new Error(`No code was sent: ${answer.code} ${answer.message}`);
  const message = await vi.waitFor(async () => {
    const messages = await messagesTo(test, phone);
    if (messages.length === before) throw new Error('No message has left yet');
    return messages.at(-1) ?? '';
  });
  return /\d{6}/.exec(message)?.[0] ?? '';
}

/** One that is not right. */
export function otherCode(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0');
}
