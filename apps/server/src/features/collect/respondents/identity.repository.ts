import { own } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export interface IdentifiedPerson {
  readonly respondentId: string;
  readonly mobile: string;
  readonly isRemoved: boolean;
  readonly smsSentAt: Date | null;
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
  const { rows } = await db.query<IdentifiedPerson>(
    `select respondent_id as "respondentId", mobile, is_removed as "isRemoved", sms_sent_at as "smsSentAt" from survey_respondent
      where scroll_id = $1 and ${conditions.join(' and ')} order by is_removed limit 2`,
    values,
  );
  const [first, second] = rows;
  return second && !second.isRemoved ? undefined : first;
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

/**
 * Counts a try and looks at the code in one statement: of fifty guesses sent at once only the first few are looked at. The right one is used
 * up; one that is too old, or has had its tries, is right for nobody.
 */
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
  const { rows } = await db.query<{ isRight: boolean }>(
    `update survey_respondent set sms_tries = sms_tries + 1, sms_code_hash = nullif(sms_code_hash, $3)
      where scroll_id = $1 and respondent_id = $2 and sms_code_hash is not null and sms_sent_at > $4 and sms_tries < $5
      returning old.sms_code_hash = $3 as "isRight"`,
    [code.scrollId, code.respondentId, code.hash, code.notBefore, code.mostTries],
  );
  return rows[0]?.isRight ?? false;
}
