import type { CallData, CallInput, messageCalls } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import { DeliveryFailure } from '../../../platform/delivery-failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../attempts/index.ts';
import { isOwnMailbox, sendMailboxCode } from '../mailboxes/index.ts';
import { findMailbox, writeMailbox } from './message-mailbox.repository.ts';
import { mustKnow } from './must-know.ts';

/** Whether this address gets no mail of anybody here. Whoever sends knows. */
export type IsMailStopped = (platform: Platform, address: string) => Promise<boolean>;

const changes: AttemptLimit = { name: 'message-mail:person', most: 60, windowSeconds: 3600 };
const kinds = Object.keys(mustKnow) as (keyof typeof mustKnow)[];

type MailSetting = CallData<typeof messageCalls.mailSetting>;

export async function readMailSetting({ database }: Platform, personId: string): Promise<MailSetting> {
  const found = await findMailbox(database.pool, personId);
  return {
    email: found?.address ?? '',
    isOn: found?.isOn ?? false,
    kinds: kinds.map(kind => ({
      kind,
      isOn: found?.choices[kind] ?? mustKnow[kind],
      isMustKnow: mustKnow[kind],
    })),
  };
}

type SettingInput = CallInput<typeof messageCalls.saveMailSetting>;

/** False when the mailbox must be shown to be theirs first: it gets a code instead, and everything stays as it was. */
export async function saveMailSetting(
  platform: Platform,
  { isOn, email, verifyCode, kinds: wanted }: SettingInput,
  { personId, language }: { readonly personId: string; readonly language: Language },
  isStopped: IsMailStopped,
): Promise<boolean> {
  await countAttempt(platform, changes, personId);
  if (wanted.some(kind => !(kinds as readonly string[]).includes(kind)))
    throw new Refusal('inputInvalid', { field: 'kinds', problem: { word: 'invalid' } });
  if (isOn && email === '') throw new Refusal('inputInvalid', { field: 'email', problem: { word: 'required' } });
  if (isOn && (await isStopped(platform, email))) throw new Refusal('mailNotSent');
  const mailbox = { personId, email };
  if (isOn && !(await isOwnMailbox(platform, mailbox, verifyCode))) {
    await sendCode(platform, mailbox, language);
    return false;
  }
  const choices = Object.fromEntries(kinds.map(kind => [kind, wanted.includes(kind)]));
  await writeMailbox(platform.database.pool, personId, { address: email, isOn, choices }, platform.clock.now());
  return true;
}

async function sendCode(...sending: Parameters<typeof sendMailboxCode>): Promise<void> {
  try {
    await sendMailboxCode(...sending);
  } catch (error) {
    throw error instanceof DeliveryFailure ? new Refusal('mailNotSent') : error;
  }
}
