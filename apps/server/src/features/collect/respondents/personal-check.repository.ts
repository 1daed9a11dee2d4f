import type { RichText } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export interface PersonalCheck {
  readonly personalCheckId: string;
  readonly scrollId: string;
  readonly isEnabled: boolean;
  readonly fields: string[];
  readonly hasSms: boolean;
  readonly help: RichText | null;
  readonly smsCount: number;
  readonly views: number;
}

export async function findPersonalCheck(db: Queryable, scrollId: string): Promise<PersonalCheck | undefined> {
  const { rows } = await db.query<PersonalCheck>(
    `select personal_check_id as "personalCheckId", scroll_id as "scrollId", is_enabled as "isEnabled", fields, has_sms as "hasSms",
            help, sms_count as "smsCount", views from personal_check where scroll_id = $1`,
    [scrollId],
  );
  return rows[0];
}

/** The address stays the same however often it is changed: it may be printed on a poster. */
export async function writePersonalCheck(
  db: Queryable,
  newId: string,
  check: Pick<PersonalCheck, 'scrollId' | 'isEnabled' | 'fields' | 'hasSms' | 'help'>,
): Promise<void> {
  await db.query(
    `insert into personal_check (personal_check_id, scroll_id, is_enabled, fields, has_sms, help) values ($1, $2, $3, $4, $5, $6)
     on conflict (scroll_id) do update
       set is_enabled = excluded.is_enabled, fields = excluded.fields, has_sms = excluded.has_sms, help = excluded.help`,
    [newId, check.scrollId, check.isEnabled, check.fields, check.hasSms, check.help && JSON.stringify(check.help)],
  );
}

/** Over all surveys that a person made. */
export async function countSmsOf(db: Queryable, personId: string): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select coalesce(sum(p.sms_count), 0) as count from personal_check p join questionnaire_summary q using (scroll_id)
      where q.creator_id = $1`,
    [personId],
  );
  return rows[0]?.count ?? 0;
}

/** Of which survey an identity check is. */
export async function findIdentityChecksSurvey(db: Queryable, personalCheckId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ scrollId: string }>(
    'select scroll_id as "scrollId" from personal_check where personal_check_id = $1',
    [personalCheckId],
  );
  return rows[0]?.scrollId;
}
