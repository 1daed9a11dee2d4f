import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { type AnalysisContent, type AnalysisOf, isSeenBy } from './analysis.repository.ts';

/** Through what a reader looks at results: only those are theirs that were made through the same. */
export interface RunReader extends AnalysisOf {
  readonly seenThrough: Buffer;
}

interface RunLine {
  readonly runId: string;
  readonly ranAt: Date;
  readonly asOf: Date;
}

export interface ListedRun extends RunLine {
  readonly nickName: string;
  readonly base: number;
  readonly hasResult: boolean;
}

export interface PackedRun extends RunLine {
  readonly result: Buffer;
}

interface KeptRun extends RunReader {
  readonly runId: string;
  readonly language: Language;
  readonly content: AnalysisContent;
  readonly now: Date;
  readonly asOf: Date;
  readonly base: number;
  /** None where it would take too much room: that it was run is kept all the same. */
  readonly result: Buffer | undefined;
  /** What the same person ran since then is one run with this. */
  readonly sameSince: Date;
}

interface Limits {
  readonly mostRuns: number;
  /** Of all results of an analysis. */
  readonly mostBytes: number;
}

/** A request as PostgreSQL writes it, whatever the order in which it was sent. */
const digestOf = (content: string) => `sha256(convert_to((${content})::text, 'UTF8'))`;

/** Of an analysis that the person sees; of any other nothing is kept. In a transaction: who keeps the next one waits. */
export async function keepRun(db: Queryable, run: KeptRun, { mostRuns, mostBytes }: Limits): Promise<void> {
  const { runId, analysisId, scrollId, personId, seenThrough, language, content, now, asOf, base, result } = run;
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`analysis-runs:${analysisId}`]);
  await db.query(
    `with seen as (
       select a.analysis_id from analysis a where a.analysis_id = $2 and a.scroll_id = $3 and ${isSeenBy('$4')}),
     before as (
       select r.run_id, r.begun_at from analysis_run r join seen using (analysis_id)
        where r.ran_by = $4 and r.seen_through = $5 and r.language = $6 order by r.ran_at desc limit 1),
     same as (
       update analysis_run r set ran_at = $8, asked = ${digestOf('$7::jsonb')}, as_of = $9, base = $10, result = $11
         from before where r.run_id = before.run_id and before.begun_at > $12
       returning r.run_id)
     insert into analysis_run (run_id, analysis_id, begun_at, ran_at, ran_by, seen_through, language, asked, as_of, base, result)
     select $1, analysis_id, $8, $8, $4, $5, $6, ${digestOf('$7::jsonb')}, $9, $10, $11 from seen where not exists (select 1 from same)`,
    [
      ...[runId, analysisId, scrollId, personId, seenThrough, language, JSON.stringify(content), now, asOf],
      ...[base, result ?? null, run.sameSince],
    ],
  );
  await db.query(
    `delete from analysis_run where run_id in
       (select run_id from analysis_run where analysis_id = $1 order by ran_at desc, run_id offset $2)`,
    [analysisId, mostRuns],
  );
  await db.query(
    `update analysis_run r set result = null
       from (select run_id, sum(length(result)) over (order by ran_at desc, run_id) as taken from analysis_run where analysis_id = $1) all_of_them
      where r.run_id = all_of_them.run_id and taken > $2 and r.result is not null`,
    [analysisId, mostBytes],
  );
}

/** Of an analysis, as one reader may see its runs: $1 to $4. */
const FROM_SEEN = `from analysis a join analysis_run r using (analysis_id)
  where a.analysis_id = $1 and a.scroll_id = $2 and ${isSeenBy('$3')} and r.seen_through = $4`;
const LINE = `r.run_id as "runId", r.ran_at as "ranAt", r.as_of as "asOf"`;
const readBy = ({ analysisId, scrollId, personId, seenThrough }: RunReader) => [
  ...[analysisId, scrollId, personId, seenThrough],
];

/** The newest result of what the analysis asks now. */
export async function findLastRun(
  db: Queryable,
  reader: RunReader,
  language: Language,
): Promise<PackedRun | undefined> {
  const { rows } = await db.query<PackedRun>(
    `select ${LINE}, r.result ${FROM_SEEN} and r.language = $5 and r.asked = ${digestOf('a.content')} and r.result is not null
      order by r.ran_at desc limit 1`,
    [...readBy(reader), language],
  );
  return rows[0];
}

/** Newest first. */
export async function listRuns(db: Queryable, reader: RunReader): Promise<ListedRun[]> {
  const { rows } = await db.query<ListedRun>(
    `select ${LINE}, r.base, r.result is not null as "hasResult", coalesce(p.nick_name, '') as "nickName"
       from (select r.* ${FROM_SEEN}) r left join person_name p on p.person_id = r.ran_by order by r.ran_at desc, r.run_id`,
    readBy(reader),
  );
  return rows;
}

export async function findRun(db: Queryable, reader: RunReader, runId: string): Promise<PackedRun | undefined> {
  const { rows } = await db.query<PackedRun>(
    `select ${LINE}, r.result ${FROM_SEEN} and r.run_id = $5 and r.result is not null`,
    [...readBy(reader), runId],
  );
  return rows[0];
}
