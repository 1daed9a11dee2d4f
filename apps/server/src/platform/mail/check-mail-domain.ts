import { readFile } from 'node:fs/promises';
import type { Env } from '../../env.ts';
import { type CheckedRecord, checkMailRecords, createAskTexts } from './check-mail-records.ts';
import { mailRecords } from './mail-records.ts';

/** What the sender's domain should say of itself, and what it says now. Nothing while no mail leaves this machine. */
export async function checkMailDomain({ mail }: Pick<Env, 'mail'>): Promise<readonly CheckedRecord[]> {
  if (mail.kind === 'outbox') return [];
  const dkim = mail.dkim && { ...mail.dkim, privateKey: await readFile(mail.dkim.keyFile, 'utf8') };
  return checkMailRecords(mailRecords({ ...mail, dkim }), createAskTexts());
}
