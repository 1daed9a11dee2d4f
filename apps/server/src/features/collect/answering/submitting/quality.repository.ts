import { answerStatus } from '@wenshu/api-contract';
import { FAST_SHARE, FEWEST_FOR_PACE, qualityFlags } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';

const COUNTS = `status = ${answerStatus.success} and set_aside is null`;

/** A survey's pace as a submission meets it. */
export interface Pace {
  /** Whoever took less was too fast; 0 as long as nobody knows. */
  readonly fastBelowMs: number;
  /** It is taken again when the survey's serial numbers have come this far. */
  readonly dueSerial: number;
}

/** With fewer records than a pace needs there can be none: nothing is asked for before. */
export const NO_PACE: Pace = { fastBelowMs: 0, dueSerial: FEWEST_FOR_PACE };

/**
 * How far the number of samples may move before the median is looked at again: every one of them below a hundred. Where there are too few
 * for a pace, until there can be enough.
 */
const SHARE_OF_DRIFT = 0.02;

/** A survey, and how far its serial numbers have come. */
export interface DuePace {
  readonly scrollId: string;
  readonly lastSerial: number;
}

/**
 * Takes the median of the samples that count and judges by it all whose time lies between the old measure and the new one: everybody else stays
 * as they are. Inside the caller's transaction, below the surveys' locks. Work grows with the samples, but so do the steps from one time
 * to the next; and however many surveys are due, it is one statement, for which nobody need wait.
 */
export async function takePaces(db: Queryable, due: readonly DuePace[]): Promise<void> {
  if (due.length === 0) return;
  await db.query({
    name: 'pace-take',
    // Who changes sides is found survey by survey, by the index of times, and changed by its id: left to itself the planner was seen to
    // read every record of every survey. Not by its place in the table: somebody may be writing to the record, and it would be another then.
    text: `with counted as materialized (
             select w.scroll_id, w.last_serial, n.samples, coalesce(p.fast_below_ms, 0) as before,
                    case when n.samples >= ${FEWEST_FOR_PACE} then (select avg(active_ms)::double precision from (
                      select active_ms from answer_record where scroll_id = w.scroll_id and ${COUNTS}
                       order by active_ms offset (n.samples - 1) / 2 limit 2 - n.samples % 2) middle) end as median_ms
               from unnest($1::text[], $2::bigint[]) as w(scroll_id, last_serial) left join survey_pace p on p.scroll_id = w.scroll_id,
                    lateral (select count(*) as samples from answer_record where scroll_id = w.scroll_id and ${COUNTS}) n),
           taken as materialized (
             -- Multiplied first, so that the share of a round number is round.
             select *, coalesce(ceil(median_ms * ${FAST_SHARE.of} / ${FAST_SHARE.outOf}), 0)::bigint as fast_below_ms,
                    last_serial + case when samples < ${FEWEST_FOR_PACE} then ${FEWEST_FOR_PACE} - samples
                                       else greatest(1, floor(samples * ${SHARE_OF_DRIFT}))::bigint end as due_serial
               from counted),
           kept as (
             insert into survey_pace (scroll_id, samples, median_ms, fast_below_ms, due_serial)
             select scroll_id, samples, median_ms, fast_below_ms, due_serial from taken order by scroll_id
             on conflict (scroll_id) do update set samples = excluded.samples, median_ms = excluded.median_ms,
               fast_below_ms = excluded.fast_below_ms, due_serial = excluded.due_serial)
           update answer_record r set flags = ${withFlag('r.flags', 'r.active_ms < t.fast_below_ms', '$3::smallint')},
                  changed = pg_current_xact_id()
             from taken t
            where r.scroll_id = t.scroll_id and r.answer_record_id = any(array(
              select m.answer_record_id from taken t, lateral (
                select answer_record_id from answer_record
                 where scroll_id = t.scroll_id and ${COUNTS}
                   and active_ms >= least(t.before, t.fast_below_ms) and active_ms < greatest(t.before, t.fast_below_ms)
                   and (active_ms < t.fast_below_ms) is distinct from ($3 = any(coalesce(flags, '{}')))
                offset 0) m
               where t.before <> t.fast_below_ms))`,
    values: [due.map(({ scrollId }) => scrollId), due.map(({ lastSerial }) => lastSerial), qualityFlags.tooFast],
  });
}

/** The flags in their order, with this one or without it. */
function withFlag(flags: string, condition: string, flag: string): string {
  return `case when ${condition} then array(select distinct unnest(coalesce(${flags}, '{}') || ${flag}) order by 1)
               else array_remove(coalesce(${flags}, '{}'), ${flag}) end`;
}

/** So many samples have left or come back. */
export async function drawPaceNearer(db: Queryable, scrollId: string, samples: number): Promise<Pace | undefined> {
  const { rows } = await db.query<Pace>(
    `update survey_pace set due_serial = due_serial - $2 where scroll_id = $1
     returning fast_below_ms as "fastBelowMs", due_serial as "dueSerial"`,
    [scrollId, samples],
  );
  return rows[0];
}

/** Samples that came back are judged by what holds now. */
export async function judgeTimes(
  db: Queryable,
  scrollId: string,
  ids: readonly string[],
  belowMs: number,
): Promise<void> {
  await db.query(
    `update answer_record set flags = ${withFlag('flags', 'active_ms < $3', '$4::smallint')}, changed = pg_current_xact_id()
      where scroll_id = $1 and answer_record_id = any($2) and ${COUNTS}
        and (active_ms < $3) is distinct from ($4 = any(coalesce(flags, '{}')))`,
    [scrollId, ids, belowMs, qualityFlags.tooFast],
  );
}

/** By which column twins are found, and which flag it makes. */
export const twinKinds = [
  { column: 'device_mark', who: 'device_id', flag: 'sameDevice' },
  { column: 'address_mark', who: 'client_address', flag: 'sameAddress' },
] as const;
type TwinKind = (typeof twinKinds)[number];

/**
 * Of samples with the same answers from one device or address the first that counts is no twin, all later ones are. Only those change that can:
 * `came` themselves, the one that is first now, and the one that was first without them. A group of a hundred thousand costs no more than a pair.
 */
export async function judgeTwins(
  db: Queryable,
  scrollId: string,
  { column, flag }: TwinKind,
  marks: readonly string[],
  came: readonly string[],
): Promise<void> {
  if (marks.length === 0) return;
  await db.query(
    `with first as (
       select m.mark, f.answer_record_id, f.serial from unnest($2::bigint[]) as m(mark),
         lateral (select answer_record_id, serial from answer_record where scroll_id = $1 and ${column} = m.mark order by serial limit 1) f),
     second as (
       select f.answer_record_id from unnest($2::bigint[]) as m(mark),
         lateral (select answer_record_id from answer_record
                   where scroll_id = $1 and ${column} = m.mark and answer_record_id <> all($3) order by serial limit 1) f)
     update answer_record r set flags = ${withFlag('r.flags', 'r.serial > first.serial', '$4::smallint')}, changed = pg_current_xact_id()
       from first
      where r.scroll_id = $1 and r.${column} = first.mark
        and r.answer_record_id in (select answer_record_id from first union select answer_record_id from second union select unnest($3::text[]))
        and (r.serial > first.serial) is distinct from ($4 = any(coalesce(r.flags, '{}')))`,
    [scrollId, marks, came, qualityFlags[flag]],
  );
}

/** Marks of records, as texts: a hash is larger than a number can be. */
export interface Marks {
  readonly device_mark: string | null;
  readonly address_mark: string | null;
}

export async function findMarks(db: Queryable, scrollId: string, ids: readonly string[]): Promise<Marks[]> {
  const { rows } = await db.query<Marks>(
    `select device_mark::text, address_mark::text from answer_record where scroll_id = $1 and answer_record_id = any($2)`,
    [scrollId, ids],
  );
  return rows;
}

export interface PaceTaken {
  readonly samples: number;
  readonly medianMs: number | null;
}

/** By what the times of a survey are judged. */
export async function findPace(db: Queryable, scrollId: string): Promise<PaceTaken | undefined> {
  const { rows } = await db.query<PaceTaken>(
    'select samples, median_ms as "medianMs" from survey_pace where scroll_id = $1',
    [scrollId],
  );
  return rows[0];
}

/** Who a record came from, by its column. */
const origins = { device: 'device_id', address: 'client_address' } as const;

/** Numbers of samples that count and are not the first from their device or address, whatever they answered. A device without an id of its own is none. */
export async function listRepeatedOrigins(
  db: Queryable,
  scrollId: string,
  origin: keyof typeof origins,
): Promise<number[]> {
  const who = origins[origin];
  const { rows } = await db.query<{ serials: number[] | null }>(
    `select array_agg(serial::float8) as serials from (
       select serial, row_number() over (partition by ${who} order by serial) as place from answer_record
        where scroll_id = $1 and ${COUNTS} and ${who} <> '' and ${who} not like 'seen:%') numbered
      where place > 1`,
    [scrollId],
  );
  return rows[0]?.serials ?? [];
}

export interface FirstTwin {
  readonly flag: TwinKind['flag'];
  readonly answerRecordId: string;
  readonly serial: number;
}

/** The samples that count and came before this one with the same answers: the first from its device, and from its address. */
export async function findFirstTwins(db: Queryable, scrollId: string, id: string): Promise<FirstTwin[]> {
  const { rows } = await db.query<FirstTwin>(
    twinKinds
      .map(
        ({ column, who, flag }) => `select '${flag}' as flag, t.* from answer_record r,
           lateral (select answer_record_id as "answerRecordId", serial from answer_record
                     where scroll_id = r.scroll_id and ${column} = twin_mark(r.${who}, r.answers_hash) and serial < r.serial
                     order by serial limit 1) t
          where r.scroll_id = $1 and r.answer_record_id = $2`,
      )
      .join(' union all '),
    [scrollId, id],
  );
  return rows;
}
