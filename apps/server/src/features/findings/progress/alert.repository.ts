import type { ProgressRule } from '@wenshu/api-contract';
import { questionnaireStatus } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface AlertRow {
  readonly alertId: string;
  readonly rule: ProgressRule;
  /** The quota cell; empty where the whole survey is meant. */
  readonly subject: string;
  readonly detail: Readonly<Record<string, number>>;
  readonly since: Date;
  readonly endedAt: Date | null;
}

export async function listRules(db: Queryable, scrollId: string): Promise<ProgressRule[]> {
  const { rows } = await db.query<{ rule: ProgressRule }>(
    'select rule from progress_rule where scroll_id = $1 order by rule',
    [scrollId],
  );
  return rows.map(({ rule }) => rule);
}

/** These and no others. What was told by a rule that is off now is over. */
export async function writeRules(
  db: Queryable,
  scrollId: string,
  rules: readonly ProgressRule[],
  now: Date,
): Promise<void> {
  await db.query(
    `with off as (delete from progress_rule where scroll_id = $1 and rule <> all($2) returning rule),
          over as (update progress_alert a set ended_at = $3 from off where a.scroll_id = $1 and a.rule = off.rule and a.ended_at is null)
     insert into progress_rule (scroll_id, rule) select $1, rule from unnest($2::text[]) as rule on conflict do nothing`,
    [scrollId, rules, now],
  );
}

/** Surveys that collect and have a rule. */
export async function listWatchedSurveys(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ scroll_id: string }>(
    `select distinct r.scroll_id from progress_rule r join survey_state s using (scroll_id) where s.status = $1`,
    [questionnaireStatus.collecting],
  );
  return rows.map(row => row.scroll_id);
}

export interface Holding {
  readonly subject: string;
  readonly detail: Readonly<Record<string, number>>;
}

interface Judged {
  readonly scrollId: string;
  readonly rule: ProgressRule;
  /** What holds at this moment. */
  readonly holding: readonly Holding[];
  /** One id for each of them. */
  readonly ids: readonly string[];
  readonly now: Date;
  /** What ended after this moment goes on instead of beginning anew: something that wavers is told once. */
  readonly calmSince: Date;
}

/** Begins what holds and was not there, ends what was there and does not hold any more. The index decides between two who look at once. */
export async function writeHolding(
  db: Queryable,
  { scrollId, rule, holding, ids, now, calmSince }: Judged,
): Promise<void> {
  await db.query(
    `with held as (select * from jsonb_to_recordset($3::jsonb) as h(subject text, detail jsonb, id text)),
          over as (update progress_alert a set ended_at = $4
                    where a.scroll_id = $1 and a.rule = $2 and a.ended_at is null and not exists (select 1 from held h where h.subject = a.subject)),
          last as (select distinct on (a.subject) a.alert_id, a.subject, a.ended_at from progress_alert a join held h using (subject)
                    where a.scroll_id = $1 and a.rule = $2 order by a.subject, a.ended_at desc nulls first),
          again as (update progress_alert a set ended_at = null from last
                     where a.alert_id = last.alert_id and last.ended_at > $5 returning a.subject)
     insert into progress_alert (alert_id, scroll_id, rule, subject, detail, since)
     select h.id, $1, $2, h.subject, h.detail, $4 from held h
      where not exists (select 1 from last where last.subject = h.subject and (last.ended_at is null or last.ended_at > $5))
     on conflict (scroll_id, rule, subject) where ended_at is null do nothing`,
    [...[scrollId, rule, JSON.stringify(holding.map((one, at) => ({ ...one, id: ids[at] })))], ...[now, calmSince]],
  );
}

/** Those that last, and those that ended after a moment; without what was dismissed. The newest first. */
export async function listAlerts(
  db: Queryable,
  scrollId: string,
  { endedAfter, most }: { readonly endedAfter: Date; readonly most: number },
): Promise<AlertRow[]> {
  const { rows } = await db.query<AlertRow>(
    `select alert_id as "alertId", rule, subject, detail, since, ended_at as "endedAt" from progress_alert
      where scroll_id = $1 and dismissed_at is null and (ended_at is null or ended_at > $2)
      order by ended_at is not null, since desc, alert_id limit $3`,
    [scrollId, endedAfter, most],
  );
  return rows;
}

/** False when there is no such alert, or it was dismissed before. */
export async function dismissAlert(
  db: Queryable,
  { scrollId, alertId, personId, now }: { scrollId: string; alertId: string; personId: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update progress_alert set dismissed_at = $3, dismissed_by = $4 where scroll_id = $1 and alert_id = $2 and dismissed_at is null`,
    [scrollId, alertId, now, personId],
  );
  return rowCount === 1;
}

export async function deleteAlertsEndedBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from progress_alert where ended_at < $1', [before]);
}
