import type { Queryable } from '../../../platform/database/database.ts';

interface CodeOf {
  readonly phone: string;
  readonly smsType: number;
  readonly hash: string;
}

/** The new code takes the old one's place, unless that was sent a moment ago: of two who ask at once only one gets a message. */
export async function noteSmsCode(
  database: Queryable,
  { phone, smsType, hash, now, notSince }: CodeOf & { readonly now: Date; readonly notSince: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    `insert into sms_code (phone, sms_type, code_hash, sent_at) values ($1, $2, $3, $4)
     on conflict (phone, sms_type) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at, tries = 0
       where sms_code.sent_at <= $5`,
    [phone, smsType, hash, now, notSince],
  );
  return rowCount === 1;
}

/**
 * Counts a try and looks at the code in one statement: of fifty guesses sent at once only the first few are looked at. The right one is used
 * up; one that is too old, or has had its tries, is right for nobody.
 */
export async function useSmsCode(
  database: Queryable,
  { phone, smsType, hash, notBefore, mostTries }: CodeOf & { readonly notBefore: Date; readonly mostTries: number },
): Promise<boolean> {
  const { rows } = await database.query<{ isRight: boolean }>(
    `update sms_code set tries = tries + 1, code_hash = nullif(code_hash, $3)
      where phone = $1 and sms_type = $2 and code_hash is not null and sent_at > $4 and tries < $5
      returning old.code_hash = $3 as "isRight"`,
    [phone, smsType, hash, notBefore, mostTries],
  );
  return rows[0]?.isRight ?? false;
}

/** A message that did not leave makes nobody wait for the next. */
export async function forgetSmsCode(database: Queryable, { phone, smsType, hash }: CodeOf): Promise<void> {
  await database.query('delete from sms_code where phone = $1 and sms_type = $2 and code_hash = $3', [
    phone,
    smsType,
    hash,
  ]);
}

export async function deleteSmsCodesBefore(database: Queryable, before: Date): Promise<void> {
  await database.query('delete from sms_code where sent_at < $1', [before]);
}
