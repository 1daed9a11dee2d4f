import type { CodingsMoved } from '@wenshu/analysis';
import type { Queryable } from '../../../../platform/database/database.ts';

/** What a rule is; that it was, before a deed, is kept with the deed. */
export interface RuleState {
  readonly pattern: string;
  readonly code: number;
  readonly isOn: boolean;
  readonly isRemoved: boolean;
}

export interface RuleRow extends RuleState {
  readonly ruleId: string;
  readonly codingId: string;
  readonly version: number;
  readonly deedId: string;
  readonly nickName: string;
  readonly changedAt: Date;
  /** Null once its marks are what it says. */
  readonly reached: number | null;
  readonly toReach: number;
}

const COLUMNS = `r.rule_id as "ruleId", r.coding_id as "codingId", r.pattern, r.code, r.is_on as "isOn", r.is_removed as "isRemoved",
  r.version, r.deed_id as "deedId", coalesce(p.nick_name, '') as "nickName", r.changed_at as "changedAt", r.reached, r.to_reach as "toReach"`;
const FROM = 'from coding_rule r left join person_name p on p.person_id = r.person_id';

/** In the order in which they were made. */
export async function listRules(db: Queryable, codingId: string): Promise<RuleRow[]> {
  const { rows } = await db.query<RuleRow>(
    `select ${COLUMNS} ${FROM} where r.coding_id = $1 and not r.is_removed order by r.made_at, r.rule_id`,
    [codingId],
  );
  return rows;
}

/** Those whose marks are not what they say yet; one that was taken away as well. */
export async function listUnsettled(db: Queryable, codingId: string): Promise<RuleRow[]> {
  const { rows } = await db.query<RuleRow>(
    `select ${COLUMNS} ${FROM} where r.coding_id = $1 and r.reached is not null order by r.changed_at, r.rule_id`,
    [codingId],
  );
  return rows;
}

/** Nobody else changes it until this transaction ends. After the frame’s lock, before records. */
export async function lockRule(db: Queryable, codingId: string, ruleId: string): Promise<RuleRow | undefined> {
  const { rows } = await db.query<RuleRow>(
    `select ${COLUMNS} ${FROM} where r.coding_id = $1 and r.rule_id = $2 for update of r`,
    [codingId, ruleId],
  );
  return rows[0];
}

/** It is what it was when somebody looked, and stays so until this transaction ends. */
export async function keepRule(db: Queryable, { ruleId, version }: RuleRow): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from coding_rule where rule_id = $1 and version = $2 for update', [
    ruleId,
    version,
  ]);
  return rowCount === 1;
}

interface Changed extends RuleState {
  readonly ruleId: string;
  readonly codingId: string;
  readonly deedId: string;
  readonly personId: string;
  readonly at: Date;
}

/** Counted in the statement that adds it; false where there are too many. */
export async function insertRule(db: Queryable, rule: Changed, most: number): Promise<boolean> {
  const { ruleId, codingId, pattern, code, isOn, isRemoved, deedId, personId, at } = rule;
  const { rowCount } = await db.query(
    `insert into coding_rule (rule_id, coding_id, pattern, code, is_on, is_removed, version, deed_id, person_id, made_at, changed_at, reached, to_reach)
     select $1, $2, $3, $4, $5, $6, 1, $7, $8, $9, $9, 0, 0
      where (select count(*) from coding_rule where coding_id = $2 and not is_removed) < $10`,
    [ruleId, codingId, pattern, code, isOn, isRemoved, deedId, personId, at, most],
  );
  return rowCount === 1;
}

/** After the lock. */
export async function writeRule(db: Queryable, rule: Changed): Promise<void> {
  const { ruleId, pattern, code, isOn, isRemoved, deedId, personId, at } = rule;
  await db.query(
    `update coding_rule set pattern = $2, code = $3, is_on = $4, is_removed = $5, version = version + 1, deed_id = $6, person_id = $7,
            changed_at = $8, reached = 0, to_reach = 0 where rule_id = $1`,
    [ruleId, pattern, code, isOn, isRemoved, deedId, personId, at],
  );
}

interface RuleDeed {
  readonly deedId: string;
  readonly codingId: string;
  /** Null where it ran by itself. */
  readonly personId: string | null;
  readonly at: Date;
  readonly ruleId: string;
  readonly before: RuleState | null;
}

export async function insertRuleDeed(db: Queryable, deed: RuleDeed): Promise<void> {
  const { deedId, codingId, personId, at, ruleId, before } = deed;
  await db.query(
    `insert into coding_deed (deed_id, coding_id, person_id, done_at, rule_id, rule_before) values ($1, $2, $3, $4, $5, $6)`,
    [deedId, codingId, personId, at, ruleId, before && JSON.stringify(before)],
  );
}

/** Which rule a deed changed, and what it was before that; null where it was not there yet. */
export async function findRuleDeed(
  db: Queryable,
  codingId: string,
  deedId: string,
): Promise<{ readonly ruleId: string; readonly before: RuleState | null } | undefined> {
  const { rows } = await db.query<{ ruleId: string; before: RuleState | null }>(
    `select rule_id as "ruleId", rule_before as before from coding_deed where coding_id = $1 and deed_id = $2 and rule_id is not null`,
    [codingId, deedId],
  );
  return rows[0];
}

/** False where it has become another rule meanwhile. */
export async function writeReached(
  db: Queryable,
  { ruleId, version }: RuleRow,
  reached: number | null,
  toReach: number,
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update coding_rule set reached = $3, to_reach = $4 where rule_id = $1 and version = $2',
    [ruleId, version, reached, toReach],
  );
  return rowCount === 1;
}

/** Rules give what has become of their code. Where nothing has, they are off until somebody gives them another. */
export async function moveRules(
  db: Queryable,
  codingId: string,
  moved: readonly CodingsMoved[],
  deedId: string,
): Promise<void> {
  for (const { from, to } of moved)
    await db.query(
      `update coding_rule set code = coalesce($3, code), is_on = is_on and $3::int is not null, version = version + 1, deed_id = $4
        where coding_id = $1 and code = $2`,
      [codingId, from, to, deedId],
    );
}

/** From now on the coding’s rules look at what comes. */
export async function beginWatch(db: Queryable, codingId: string): Promise<void> {
  await db.query(
    `insert into coding_watch (coding_id, seen) values ($1, pg_current_snapshot()::text) on conflict do nothing`,
    [codingId],
  );
}

export interface WatchRow {
  readonly codingId: string;
  readonly scrollId: string;
  readonly seen: string;
  readonly isUnsettled: boolean;
}

/** Codings with rules that nobody is at, or was at too long ago. */
export async function listWatches(db: Queryable, now: Date): Promise<WatchRow[]> {
  const { rows } = await db.query<WatchRow>(
    `select w.coding_id as "codingId", c.scroll_id as "scrollId", w.seen,
            exists (select from coding_rule r where r.coding_id = w.coding_id and r.reached is not null) as "isUnsettled"
       from coding_watch w join coding c using (coding_id)
      where (w.claimed_until is null or w.claimed_until < $1)
        and exists (select from coding_rule r where r.coding_id = w.coding_id and (r.reached is not null or (r.is_on and not r.is_removed)))
      order by w.coding_id`,
    [now],
  );
  return rows;
}

/** One process at a time; what was seen, or nothing where another is at it. */
export async function claimWatch(db: Queryable, codingId: string, now: Date, until: Date): Promise<string | undefined> {
  const { rows } = await db.query<{ seen: string }>(
    `update coding_watch set claimed_until = $3 where coding_id = $1 and (claimed_until is null or claimed_until < $2) returning seen`,
    [codingId, now, until],
  );
  return rows[0]?.seen;
}

export async function endWatch(db: Queryable, codingId: string, seen: string | undefined): Promise<void> {
  await db.query('update coding_watch set claimed_until = null, seen = coalesce($2, seen) where coding_id = $1', [
    codingId,
    seen ?? null,
  ]);
}
