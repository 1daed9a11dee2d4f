import type { Queryable } from '../../../../platform/database/database.ts';

export interface RuleMark {
  readonly id: string;
  readonly markId: number;
  readonly ruleId: string;
  readonly code: number;
  readonly said: string;
}

interface Asked {
  readonly codingId: string;
  readonly ruleIds: readonly string[];
  /** Everybody’s where it is left out. */
  readonly ids?: readonly string[] | undefined;
}

/** What rules have given that still holds. */
export async function listRuleMarks(db: Queryable, { codingId, ruleIds, ids }: Asked): Promise<RuleMark[]> {
  const { rows } = await db.query<RuleMark>(
    `select answer_record_id as id, mark_id as "markId", coder_id as "ruleId", code, said from code_mark
      where coding_id = $1 and coder = 'rule' and coder_id = any($2) and ended_at is null
        and ($3::text[] is null or answer_record_id = any($3))`,
    [codingId, ruleIds, ids ?? null],
  );
  return rows;
}

/** What people took away that rules had given, and did not bring back: no rule gives it again as long as the answer says the same. */
export async function listTakenAway(
  db: Queryable,
  { codingId, ruleIds, ids }: Asked,
): Promise<Omit<RuleMark, 'markId'>[]> {
  const { rows } = await db.query<Omit<RuleMark, 'markId'>>(
    `select distinct m.answer_record_id as id, m.coder_id as "ruleId", m.code, m.said
       from code_mark m join coding_deed d on d.deed_id = m.ended_in
      where m.coding_id = $1 and m.coder = 'rule' and m.coder_id = any($2) and m.ended_at is not null
        and d.rule_id is null and d.kind in ('code', 'undo', 'decide') and d.undone_in is null and ($3::text[] is null or m.answer_record_id = any($3))`,
    [codingId, ruleIds, ids ?? null],
  );
  return rows;
}

interface Given {
  readonly scrollId: string;
  readonly codingId: string;
  readonly ruleId: string;
  readonly code: number;
  readonly deedId: string;
  readonly at: Date;
  readonly marks: readonly { readonly id: string; readonly said: string }[];
}

/** Of whole answers. */
export async function insertRuleMarks(db: Queryable, given: Given): Promise<number> {
  const { scrollId, codingId, ruleId, code, deedId, at, marks } = given;
  const { rowCount } = await db.query(
    `insert into code_mark (scroll_id, answer_record_id, coding_id, code, said, coder, coder_id, state, made_at, made_in)
     select $1, id, $2, $4, said, 'rule', $3, 'accepted', $6, $5 from unnest($7::text[], $8::text[]) as given (id, said) order by id
     on conflict do nothing`,
    [scrollId, codingId, ruleId, code, deedId, at, marks.map(({ id }) => id), marks.map(({ said }) => said)],
  );
  return rowCount ?? 0;
}
