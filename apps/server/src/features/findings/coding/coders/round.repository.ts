import type { FrameCodes } from '@wenshu/analysis';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Queryable } from '../../../../platform/database/database.ts';

export interface RoundRow {
  readonly roundId: string;
  readonly codingId: string;
  readonly name: string;
  readonly leaderId: string | null;
  readonly leader: string;
  readonly madeAt: Date;
  readonly closedAt: Date | null;
  /** The frame’s when it was closed. */
  readonly codes: FrameCodes | null;
}

const SELECT = `select r.round_id as "roundId", r.coding_id as "codingId", r.name, r.leader_id as "leaderId", coalesce(p.nick_name, '') as leader,
    r.made_at as "madeAt", r.closed_at as "closedAt", r.codes
  from coding_round r left join person_name p on p.person_id = r.leader_id`;

export async function listRounds(db: Queryable, codingId: string): Promise<RoundRow[]> {
  const { rows } = await db.query<RoundRow>(`${SELECT} where r.coding_id = $1 order by r.made_at desc, r.round_id`, [
    codingId,
  ]);
  return rows;
}

interface Named {
  readonly codingId: string;
  readonly roundId: string;
}

export async function findRound(db: Queryable, { codingId, roundId }: Named): Promise<RoundRow | undefined> {
  const { rows } = await db.query<RoundRow>(`${SELECT} where r.coding_id = $1 and r.round_id = $2`, [
    codingId,
    roundId,
  ]);
  return rows[0];
}

/** It stays as it is, while others code and decide in it too. After the frame, and before records. */
export const keepRound = (db: Queryable, named: Named) => held(db, named, 'share');

/** Nobody codes in it until this transaction ends. */
export const lockRound = (db: Queryable, named: Named) => held(db, named, 'update');

async function held(
  db: Queryable,
  { codingId, roundId }: Named,
  how: 'share' | 'update',
): Promise<RoundRow | undefined> {
  const { rows } = await db.query<RoundRow>(`${SELECT} where r.coding_id = $1 and r.round_id = $2 for ${how} of r`, [
    codingId,
    roundId,
  ]);
  return rows[0];
}

interface Fresh extends Named {
  readonly scrollId: string;
  readonly name: string;
  readonly leaderId: string;
  readonly seed: number;
  readonly at: Date;
  readonly coders: readonly string[];
  /** In the order in which they are shown. */
  readonly answers: readonly string[];
}

/** Counted in the statement that adds it; false when the coding has too many. */
export async function insertRound(db: Queryable, fresh: Fresh, most: number): Promise<boolean> {
  const { roundId, codingId, scrollId, name, leaderId, seed, at, coders, answers } = fresh;
  const { rowCount } = await db.query(
    `insert into coding_round (round_id, coding_id, name, leader_id, seed, made_at)
     select $1, $2, $3, $4, $5, $6 where (select count(*) from coding_round where coding_id = $2) < $7`,
    [roundId, codingId, name, leaderId, seed, at, most],
  );
  if (rowCount !== 1) return false;
  await db.query(
    `insert into coding_round_coder (round_id, place, person_id)
     select $1, place - 1, id from unnest($2::uuid[]) with ordinality as given (id, place)`,
    [roundId, coders],
  );
  await db.query(
    `insert into coding_round_answer (round_id, scroll_id, answer_record_id, place)
     select $1, $2, r.answer_record_id, place - 1 from unnest($3::text[]) with ordinality as given (id, place)
       join collected_record r on r.scroll_id = $2 and r.answer_record_id = given.id order by r.answer_record_id`,
    [roundId, scrollId, answers],
  );
  return true;
}

/** What is given from now on was not given blindly. */
export async function writeClosed(db: Queryable, roundId: string, codes: FrameCodes, at: Date): Promise<void> {
  await db.query('update coding_round set closed_at = $2, codes = $3 where round_id = $1', [
    roundId,
    at,
    JSON.stringify(codes),
  ]);
}

export async function deleteRound(db: Queryable, roundId: string): Promise<void> {
  await db.query('delete from coding_round where round_id = $1', [roundId]);
}

/** In the order in which they are shown. */
export async function listRoundAnswers(db: Queryable, roundId: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select answer_record_id as id from coding_round_answer where round_id = $1 order by place',
    [roundId],
  );
  return rows.map(({ id }) => id);
}

/** Answers of rounds that are open: nobody draws them again. */
export async function listInOpenRounds(db: Queryable, codingId: string): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ id: string }>(
    `select a.answer_record_id as id from coding_round r join coding_round_answer a using (round_id)
      where r.coding_id = $1 and r.closed_at is null`,
    [codingId],
  );
  return new Set(rows.map(({ id }) => id));
}

export interface RoundCoder {
  readonly roundId: string;
  readonly place: number;
  /** Null of somebody who has left. */
  readonly personId: string | null;
  readonly nickName: string;
}

/** In their order. */
export async function listRoundCoders(db: Queryable, roundIds: readonly string[]): Promise<RoundCoder[]> {
  const { rows } = await db.query<RoundCoder>(
    `select c.round_id as "roundId", c.place, c.person_id as "personId", coalesce(p.nick_name, '') as "nickName"
       from coding_round_coder c left join person_name p using (person_id) where c.round_id = any($1) order by c.round_id, c.place`,
    [roundIds],
  );
  return rows;
}

export interface RoundTally {
  readonly roundId: string;
  readonly answers: number;
  readonly differing: number;
  readonly decided: number;
  /** By coder. */
  readonly judged: readonly number[];
}

/** How far all rounds of a coding are, as far as somebody sees its records (`range`, of `collected_record` as `r`). */
export async function tallyRounds(
  { kysely }: Database,
  codingId: string,
  range: RawBuilder<SqlBool>,
): Promise<ReadonlyMap<string, RoundTally>> {
  const { rows } = await sql<RoundTally>`
    with seen as (
      select a.round_id, a.answer_record_id from coding_round o join coding_round_answer a using (round_id)
        join collected_record r on r.scroll_id = a.scroll_id and r.answer_record_id = a.answer_record_id
       where o.coding_id = ${codingId} and r.status = ${SUCCESS} and r.set_aside is null and ${range}),
    judged as (
      select j.round_id, j.answer_record_id, j.coder_place,
             (select array_agg(distinct (mark ->> 'code')::int order by (mark ->> 'code')::int) from jsonb_array_elements(j.marks) mark) as codes
        from seen join coding_judgement j using (round_id, answer_record_id)),
    unlike as (
      select round_id, answer_record_id from judged group by round_id, answer_record_id
      having count(distinct coalesce(codes, '{}')) > 1),
    places as (
      select c.round_id, c.place, (select count(*) from judged j where j.round_id = c.round_id and j.coder_place = c.place)::int as judged
        from coding_round o join coding_round_coder c using (round_id) where o.coding_id = ${codingId})
    select o.round_id as "roundId",
           (select count(*) from seen s where s.round_id = o.round_id)::int as answers,
           (select count(*) from unlike u where u.round_id = o.round_id)::int as differing,
           (select count(*) from unlike u join coding_decision d using (round_id, answer_record_id)
             where u.round_id = o.round_id and d.ended_in is null)::int as decided,
           (select array_agg(p.judged order by p.place) from places p where p.round_id = o.round_id) as judged
      from coding_round o where o.coding_id = ${codingId}`.execute(kysely);
  return new Map(rows.map(row => [row.roundId, row]));
}

/** Answered to its end. */
const SUCCESS = 2;
