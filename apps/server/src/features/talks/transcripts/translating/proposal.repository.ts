import type { HelpedBy, TalkProposal } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';

/** Whose, of which transcript. */
export interface RunKey {
  readonly personId: string;
  readonly transcriptId: string;
}

interface RunRow {
  readonly run: number;
  readonly jobId: string | null;
  readonly asked: number;
  readonly dropped: number;
  readonly leftOver: number;
  readonly helped: HelpedBy | null;
  readonly proposals: Readonly<Record<string, Omit<TalkProposal, 'turnId'>>>;
}

const OF = 'person_id = $1 and transcript_id = $2';
const SELECT = `select run, job_id as "jobId", asked, dropped, left_over as "leftOver", helped, proposals from transcript_proposal_run where ${OF}`;
const keyOf = ({ personId, transcriptId }: RunKey) => [personId, transcriptId];

export async function findRun(db: Queryable, key: RunKey): Promise<RunRow | undefined> {
  const { rows } = await db.query<RunRow>(SELECT, keyOf(key));
  return rows[0];
}

/** Its row locked, made where there is none: two presses at once come one after the other. */
export async function lockRun(db: Queryable, key: RunKey, now: Date): Promise<RunRow> {
  await db.query(
    'insert into transcript_proposal_run (person_id, transcript_id, asked_at) values ($1, $2, $3) on conflict do nothing',
    [...keyOf(key), now],
  );
  const { rows } = await db.query<RunRow>(`${SELECT} for update`, keyOf(key));
  return rows[0]!;
}

/** Its next run, with what is known already; the row is locked by whoever asks. */
export async function beginRun(
  db: Queryable,
  key: RunKey,
  { run, jobId, asked, leftOver, helped }: Omit<RunRow, 'dropped' | 'proposals'>,
  now: Date,
): Promise<void> {
  await db.query(
    `update transcript_proposal_run set run = $3, job_id = $4, asked = $5, left_over = $6, helped = $7, asked_at = $8, dropped = 0 where ${OF}`,
    [...keyOf(key), run, jobId, asked, leftOver, helped && JSON.stringify(helped), now],
  );
}

/** Unless somebody has asked for something else meanwhile. */
export async function addProposals(
  db: Queryable,
  key: RunKey,
  run: number,
  proposals: readonly TalkProposal[],
  dropped = 0,
): Promise<void> {
  const byTurn = Object.fromEntries(proposals.map(({ turnId, ...proposal }) => [turnId, proposal]));
  await db.query(
    `update transcript_proposal_run set proposals = proposals || $4::jsonb, dropped = dropped + $5 where ${OF} and run = $3`,
    [...keyOf(key), run, JSON.stringify(byTurn), dropped],
  );
}

export async function endRun(db: Queryable, key: RunKey, run: number, helped: HelpedBy): Promise<void> {
  await db.query(`update transcript_proposal_run set helped = $4 where ${OF} and run = $3`, [
    ...keyOf(key),
    run,
    JSON.stringify(helped),
  ]);
}

/** Some of them, or all. */
export async function deleteProposals(
  db: Queryable,
  key: RunKey,
  turnIds: readonly string[] | undefined,
): Promise<void> {
  await db.query(
    `update transcript_proposal_run set proposals = case when $3::text[] is null then '{}' else proposals - $3::text[] end where ${OF}`,
    [...keyOf(key), turnIds ?? null],
  );
}

/** They say what has since been hidden or erased. */
export async function forgetProposals(db: Queryable, transcriptIds: readonly string[]): Promise<void> {
  await db.query('delete from transcript_proposal_run where transcript_id = any($1)', [transcriptIds]);
}

export async function deleteTalkProposalsBefore(db: Queryable, time: Date): Promise<void> {
  await db.query('delete from transcript_proposal_run where asked_at < $1', [time]);
}
