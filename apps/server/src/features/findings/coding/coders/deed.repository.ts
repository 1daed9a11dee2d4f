import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database, Queryable } from '../../../../platform/database/database.ts';
import type { NamedPerson } from './named-person.repository.ts';

export interface DeedRow {
  /** Among all: what a page begins after. */
  readonly place: number;
  readonly kind: string;
  readonly personId: string | null;
  readonly nickName: string;
  readonly doneAt: Date;
  readonly isUndone: boolean;
  readonly about: string | null;
  readonly round: string | null;
  readonly commands: string[];
  readonly added: number;
  readonly ended: number;
  readonly codes: number[];
  readonly rules: boolean;
  readonly helpers: boolean;
}

interface Wanted {
  readonly codingId: string;
  readonly personId: string | undefined;
  readonly after: number | undefined;
  readonly count: number;
}

/** With what each did to the records that somebody sees (`range`, of `collected_record` as `r`). */
export async function listDeeds(
  { kysely }: Database,
  { codingId, personId, after, count }: Wanted,
  range: RawBuilder<SqlBool>,
): Promise<DeedRow[]> {
  const { rows } = await sql<DeedRow>`
    with page as (
      select * from coding_deed d
       where d.coding_id = ${codingId} and (${personId ?? null}::uuid is null or d.person_id = ${personId ?? null})
         and (${after ?? null}::bigint is null or d.place < ${after ?? null})
       order by d.place desc limit ${count}),
    changed as (
      select p.deed_id, m.answer_record_id, m.code, m.coder, m.made_in = p.deed_id as is_added
        from page p join code_mark m on m.made_in = p.deed_id or m.ended_in = p.deed_id
        join collected_record r on r.scroll_id = m.scroll_id and r.answer_record_id = m.answer_record_id
       where m.coding_id = ${codingId} and r.set_aside is distinct from 'deleted' and ${range}),
    told as (
      select deed_id, count(distinct answer_record_id) filter (where is_added)::int as added,
             count(distinct answer_record_id) filter (where not is_added)::int as ended,
             (array_agg(distinct code order by code))[1:${MOST_CODES}] as codes,
             bool_or(coder = 'rule') as rules, bool_or(coder = 'helper') as helpers
        from changed group by deed_id)
    select p.place, p.kind, p.person_id as "personId", coalesce(n.nick_name, '') as "nickName", p.done_at as "doneAt",
           p.undone_in is not null as "isUndone", about.nick_name as about, o.name as round, coalesce(p.commands, '{}') as commands,
           coalesce(t.added, 0) as added, coalesce(t.ended, 0) as ended, coalesce(t.codes, '{}') as codes,
           coalesce(t.rules, false) as rules, coalesce(t.helpers, false) as helpers
      from page p left join told t using (deed_id) left join person_name n on n.person_id = p.person_id
      left join person_name about on about.person_id = p.about_id left join coding_round o on o.round_id = p.round_id
     order by p.place desc`.execute(kysely);
  return rows;
}

const MOST_CODES = 10;

/** Everybody who is named in it. */
export async function listDoers(db: Queryable, codingId: string): Promise<NamedPerson[]> {
  const { rows } = await db.query<NamedPerson>(
    `select person_id as "personId", nick_name as "nickName" from person_name n
      where exists (select from coding_deed d where d.coding_id = $1 and d.person_id = n.person_id)
      order by nick_name, person_id limit 200`,
    [codingId],
  );
  return rows;
}
