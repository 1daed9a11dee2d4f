import { type Json, qualityFlags } from '@wenshu/survey-core';
import type { Queryable } from '../../src/platform/database/database.ts';

export interface LargeRecord {
  readonly answerRecordId: string;
  readonly status: number;
  readonly serial: number | null;
  readonly versionTime: number;
  readonly languageId: number;
  readonly linkCode: string;
  readonly channel: string;
  readonly labels: readonly string[];
  readonly parameters: Readonly<Record<string, string>>;
  readonly answers: Readonly<Record<string, Json>>;
  readonly terminal: string;
  readonly system: string;
  readonly browser: string;
  readonly nation: string;
  readonly province: string;
  readonly city: string;
  readonly setAside: 'invalid' | null;
  readonly activeMs: number;
  /** Answer keys of grids with one answer all the way down. */
  readonly flatGrids: readonly string[];
  readonly startedAt: Date;
  readonly submittedAt: Date | null;
}

export const COPY_RECORDS = `copy answer_record (scroll_id, answer_record_id, status, is_submit, is_counted, serial, version_time, language_id,
  link_code, channel, labels, parameters, answers, terminal, system, browser, nation, province, city, set_aside, set_aside_at,
  active_ms, flat_grids, flags, started_at, last_active_at, submitted_at) from stdin`;

/** A record as a line of COPY. */
export function copyLine(scrollId: string, record: LargeRecord): string {
  const { status, submittedAt, startedAt, setAside } = record;
  const ended = submittedAt ?? new Date(startedAt.getTime() + record.activeMs);
  const cells = [
    ...[
      scrollId,
      record.answerRecordId,
      status,
      submittedAt !== null,
      status === 2 && setAside === null,
      record.serial,
    ],
    ...[record.versionTime, record.languageId, record.linkCode, record.channel],
    ...[`{${record.labels.join(',')}}`, JSON.stringify(record.parameters), JSON.stringify(record.answers)],
    ...[record.terminal, record.system, record.browser, record.nation, record.province, record.city],
    ...[setAside, setAside && ended.toISOString(), record.activeMs],
    ...[`{${record.flatGrids.join(',')}}`, submittedAt && flagsOf(record)],
    ...[startedAt.toISOString(), ended.toISOString(), submittedAt?.toISOString() ?? null],
  ];
  return `${cells.map(cell => (cell === null ? '\\N' : escaped(String(cell)))).join('\t')}\n`;
}

/** Times are judged when all are there. */
const flagsOf = ({ flatGrids }: LargeRecord) => (flatGrids.length > 0 ? `{${qualityFlags.straightLine}}` : '{}');

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const escaped = (text: string) => text.replace(/[\\\t\n\r]/g, found => ESCAPES[found]!);

/** The survey's own counts, as if every record had come through the door. Gives the last serial number. */
export async function writeLargeCounts(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query<{ last_serial: number }>(
    `update live_survey q set collected = r.counted, last_serial = r.last_serial
       from (select count(*) filter (where is_counted) as counted, coalesce(max(serial), 0) as last_serial
               from answer_record where scroll_id = $1) r
      where q.scroll_id = $1 returning q.last_serial`,
    [scrollId],
  );
  return rows[0]!.last_serial;
}

/** Who has been here longest, and gets the survey. */
export async function findFirstPerson(db: Queryable): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>('select id from person order by created_at, id limit 1');
  return rows[0]?.id;
}
