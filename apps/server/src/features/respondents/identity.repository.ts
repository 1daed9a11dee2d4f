import { own } from '@wenshu/survey-core';
import type { Queryable } from '../../platform/database/database.ts';

export interface IdentifiedPerson {
  readonly respondentId: string;
  readonly mobile: string;
  readonly isRemoved: boolean;
  readonly smsCodeHash: string | null;
  readonly smsSentAt: Date | null;
  readonly smsTries: number;
}

const OWN_COLUMNS: Readonly<Record<string, string>> = { name: 'name', mobile: 'mobile', email: 'email' };

/** The one person of the name list who has all of these values. Two of the same are nobody: they could not be told apart. */
export async function findByFields(
  db: Queryable,
  scrollId: string,
  fields: readonly (readonly [name: string, value: string])[],
): Promise<IdentifiedPerson | undefined> {
  const values: unknown[] = [scrollId];
  const conditions = fields.map(([name, value]) => {
    values.push(value.trim());
    const place = `$${values.length}`;
    const column = own(OWN_COLUMNS, name);
    if (column) return `lower(${column}) = lower(${place})`;
    values.push(name);
    return `lower(custom->>$${values.length}) = lower(${place})`;
  });
  const { rows } = await db.query(
    `select respondent_id, mobile, is_removed, sms_code_hash, sms_sent_at, sms_tries from survey_respondent
      where scroll_id = $1 and ${conditions.join(' and ')} order by is_removed limit 2`,
    values,
  );
  const [first, second] = rows;
  if (!first || (second && !second.is_removed)) return undefined;
  return {
    respondentId: first.respondent_id,
    mobile: first.mobile,
    isRemoved: first.is_removed,
    smsCodeHash: first.sms_code_hash,
    smsSentAt: first.sms_sent_at,
    smsTries: first.sms_tries,
  };
}

/** Notes a new code, unless one was sent a moment ago: of two who ask at once only one gets an SMS. */
export async function noteSmsCode(
  db: Queryable,
  code: {
    readonly scrollId: string;
    readonly respondentId: string;
    readonly hash: string;
    readonly now: Date;
    readonly notSince: Date;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update survey_respondent set sms_code_hash = $3, sms_sent_at = $4, sms_tries = 0
      where scroll_id = $1 and respondent_id = $2 and (sms_sent_at is null or sms_sent_at <= $5)`,
    [code.scrollId, code.respondentId, code.hash, code.now, code.notSince],
  );
  return rowCount === 1;
}

export async function countSms(db: Queryable, scrollId: string): Promise<void> {
  await db.query('update personal_check set sms_count = sms_count + 1 where scroll_id = $1', [scrollId]);
}

/** Uses the code up when it is right and young; a wrong one counts a try. */
export async function useSmsCode(
  db: Queryable,
  code: {
    readonly scrollId: string;
    readonly respondentId: string;
    readonly hash: string;
    readonly notBefore: Date;
    readonly mostTries: number;
  },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update survey_respondent set sms_code_hash = null
      where scroll_id = $1 and respondent_id = $2 and sms_code_hash = $3 and sms_sent_at > $4 and sms_tries < $5`,
    [code.scrollId, code.respondentId, code.hash, code.notBefore, code.mostTries],
  );
  if (rowCount === 1) return true;
  await db.query(
    'update survey_respondent set sms_tries = least(sms_tries + 1, 100) where scroll_id = $1 and respondent_id = $2',
    [code.scrollId, code.respondentId],
  );
  return false;
}
