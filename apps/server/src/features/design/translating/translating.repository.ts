import type { HelpedBy, TranslationProposal } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

/** Whose, of which survey, into which language. */
export interface RunKey {
  readonly personId: string;
  readonly scrollId: string;
  readonly languageId: number;
}

export interface RunRow {
  readonly turn: number;
  readonly jobId: string | null;
  readonly asked: number;
  readonly proposed: number;
  readonly dropped: number;
  readonly leftOver: number;
  readonly helped: HelpedBy | null;
}

export type ProposalRow = TranslationProposal;

const OF = 'person_id = $1 and scroll_id = $2 and language_id = $3';
const keyOf = ({ personId, scrollId, languageId }: RunKey) => [personId, scrollId, languageId] as const;
const COLUMNS = `turn, job_id as "jobId", asked, proposed, dropped, left_over as "leftOver", helped`;

export async function findRun(db: Queryable, key: RunKey): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow>(`select ${COLUMNS} from translation_run where ${OF}`, [...keyOf(key)]);
  return rows[0];
}

/** Its row locked, made where there is none: two presses at once come one after the other. */
export async function lockRun(db: Queryable, key: RunKey, now: Date): Promise<RunRow> {
  await db.query(
    `insert into translation_run (person_id, scroll_id, language_id, asked, left_over, asked_at)
     values ($1, $2, $3, 0, 0, $4) on conflict do nothing`,
    [...keyOf(key), now],
  );
  const { rows } = await db.query<RunRow>(`select ${COLUMNS} from translation_run where ${OF} for update`, [
    ...keyOf(key),
  ]);
  return rows[0]!;
}

/** Its next turn; the row is locked by whoever asks. */
export async function beginTurn(
  db: Queryable,
  key: RunKey,
  { turn, jobId, asked, leftOver, helped }: Omit<RunRow, 'proposed' | 'dropped'>,
  now: Date,
): Promise<void> {
  await db.query(
    `update translation_run set turn = $4, job_id = $5, asked = $6, left_over = $7, helped = $8, asked_at = $9, proposed = 0, dropped = 0
      where ${OF}`,
    [...keyOf(key), turn, jobId, asked, leftOver, helped && JSON.stringify(helped), now],
  );
}

/** What a portion brought, unless somebody has asked for something else meanwhile: the row says so, in the same statement. */
export async function insertProposals(
  db: Queryable,
  key: RunKey,
  turn: number,
  proposals: readonly ProposalRow[],
  dropped = 0,
): Promise<void> {
  await db.query(
    `with run as (
       update translation_run set dropped = dropped + $5, proposed = proposed + $7 where ${OF} and turn = $4 returning turn)
     insert into translation_proposal (person_id, scroll_id, language_id, text_id, field, turn, words, source, is_exact, mark)
     select $1, $2, $3, p.id, p.field, run.turn, p.text, p.source, p."isExact", p.mark
       from run, jsonb_to_recordset($6::jsonb) as p (id text, field text, text jsonb, source text, "isExact" boolean, mark text)
     on conflict (person_id, scroll_id, language_id, text_id, field) do update
       set turn = excluded.turn, words = excluded.words, source = excluded.source, is_exact = excluded.is_exact, mark = excluded.mark`,
    [...keyOf(key), turn, dropped, JSON.stringify(proposals), proposals.length],
  );
}

export async function endTurn(db: Queryable, key: RunKey, turn: number, helped: HelpedBy): Promise<void> {
  await db.query(`update translation_run set helped = $5 where ${OF} and turn = $4`, [
    ...keyOf(key),
    turn,
    JSON.stringify(helped),
  ]);
}

export async function listProposals(db: Queryable, key: RunKey): Promise<(ProposalRow & { readonly turn: number })[]> {
  const { rows } = await db.query<ProposalRow & { readonly turn: number }>(
    `select text_id as id, field, words as text, source, is_exact as "isExact", mark, turn from translation_proposal
      where ${OF} order by text_id, field`,
    [...keyOf(key)],
  );
  return rows;
}

/** Some of them, or all. */
export async function deleteProposals(
  db: Queryable,
  key: RunKey,
  texts: readonly { readonly id: string; readonly field: string }[] | undefined,
): Promise<void> {
  await db.query(
    `delete from translation_proposal where ${OF} and ($4::jsonb is null or (text_id, field) in (
       select t.id, t.field from jsonb_to_recordset($4::jsonb) as t (id text, field text)))`,
    [...keyOf(key), texts ? JSON.stringify(texts) : null],
  );
}

export async function deleteTranslationRunsBefore(db: Queryable, time: Date): Promise<void> {
  await db.query('delete from translation_run where asked_at < $1', [time]);
}
