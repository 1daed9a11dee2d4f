import type { CleaningRule } from '@wenshu/analysis';
import type { cleaningStops } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { NamingAsked, NamingRow } from '../data-set/index.ts';

type CleaningStop = (typeof cleaningStops)[number];

export interface RuleBookRow {
  readonly scrollId: string;
  readonly rules: readonly CleaningRule[];
  readonly version: number;
  readonly savedByName: string;
  readonly savedAt: Date;
  readonly runsFor: string | null;
  readonly runsForName: string;
  readonly runsSince: Date | null;
  readonly stopped: CleaningStop | null;
  readonly seenSerial: number;
}

const COLUMNS = `s.scroll_id as "scrollId", s.rules, s.version, coalesce(p.nick_name, '') as "savedByName", s.saved_at as "savedAt", s.runs_for as "runsFor",
  coalesce(r.nick_name, '') as "runsForName", s.runs_since as "runsSince", s.stopped, s.seen_serial as "seenSerial"`;

export async function findRuleBook(db: Queryable, scrollId: string): Promise<RuleBookRow | undefined> {
  const { rows } = await db.query<RuleBookRow>(
    `select ${COLUMNS} from cleaning_scheme s left join person_name p on p.person_id = s.saved_by
       left join person_name r on r.person_id = s.runs_for where s.scroll_id = $1`,
    [scrollId],
  );
  return rows[0];
}

interface Saved {
  readonly scrollId: string;
  /** The one that was changed; 0 when there was none. */
  readonly version: number;
  readonly rules: readonly CleaningRule[];
  readonly personId: string;
  readonly at: Date;
}

/** False when somebody else has saved since. The statement decides, not a look beforehand. */
export async function saveRuleBook(db: Queryable, { scrollId, version, rules, personId, at }: Saved): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into cleaning_scheme (scroll_id, rules, saved_by, saved_at, version)
     select $1, $3, $4, $5, 1 where $2 = 0
         or exists (select 1 from cleaning_scheme where scroll_id = $1 and version = $2)
     on conflict (scroll_id) do update set rules = excluded.rules, saved_by = excluded.saved_by, saved_at = excluded.saved_at,
       version = cleaning_scheme.version + 1
      where cleaning_scheme.version = $2`,
    [scrollId, version, JSON.stringify(rules), personId, at],
  );
  return rowCount === 1;
}

/** From the records on that come after this number. */
export async function startRunning(
  db: Queryable,
  { scrollId, personId, serial, at }: { scrollId: string; personId: string; serial: number; at: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update cleaning_scheme set runs_for = $2, runs_since = $4, stopped = null, seen_serial = $3 where scroll_id = $1`,
    [scrollId, personId, serial, at],
  );
  return rowCount === 1;
}

/** False when it had stopped before. */
export async function stopRunning(db: Queryable, scrollId: string, stopped: CleaningStop): Promise<boolean> {
  const { rowCount } = await db.query(
    'update cleaning_scheme set stopped = $2 where scroll_id = $1 and runs_since is not null and stopped is null',
    [scrollId, stopped],
  );
  return rowCount === 1;
}

/** Questionnaires whose rules run by themselves and that have records nobody has looked at, or were left in the middle by a process that died. */
export async function listDue(db: Queryable, now: Date): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select s.scroll_id as id from cleaning_scheme s
      where s.runs_since is not null and s.stopped is null and (s.claimed_until is null or s.claimed_until < $1)
        and (s.claimed_until is not null or exists (select 1 from collected_record c where c.scroll_id = s.scroll_id and c.serial > s.seen_serial))
      order by s.scroll_id`,
    [now],
  );
  return rows.map(({ id }) => id);
}

/** One process at a time; false when another is at it. */
export async function claim(db: Queryable, scrollId: string, now: Date, until: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `update cleaning_scheme set claimed_until = $3
      where scroll_id = $1 and runs_since is not null and stopped is null and (claimed_until is null or claimed_until < $2)`,
    [scrollId, now, until],
  );
  return rowCount === 1;
}

export async function endClaim(db: Queryable, scrollId: string): Promise<void> {
  await db.query('update cleaning_scheme set claimed_until = null where scroll_id = $1', [scrollId]);
}

/** Never backwards: whoever was thought to be dead may come late. */
export async function writeSeen(db: Queryable, scrollId: string, serial: number): Promise<void> {
  await db.query('update cleaning_scheme set seen_serial = greatest(seen_serial, $2) where scroll_id = $1', [
    scrollId,
    serial,
  ]);
}

export async function findLastSerial(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query<{ serial: number }>(
    'select serial from collected_record where scroll_id = $1 and serial is not null order by serial desc nulls last limit 1',
    [scrollId],
  );
  return rows[0]?.serial ?? 0;
}

/** Rules that name variables, each by its name. */
export async function listRulesNaming(db: Queryable, { scrollId, keys }: NamingAsked): Promise<readonly NamingRow[]> {
  const { rows } = await db.query<NamingRow>(
    `select k.key, rule->>'name' as name
       from cleaning_scheme s, jsonb_array_elements(s.rules) as rule
       join unnest($2::text[]) as k(key) on strpos(rule::text, to_json(k.key)::text) > 0
      where s.scroll_id = $1 order by 2`,
    [scrollId, keys],
  );
  return rows;
}
