import type { TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

/** A record as it would have been stored; what is left out is usual. */
export interface GivenRecord {
  readonly status?: number;
  /** Of a moment, as `Date.parse` reads it. */
  readonly startedAt?: string;
  readonly submittedAt?: string;
  readonly setAside?: 'invalid' | 'deleted';
  /** Beyond the total. */
  readonly isBooster?: boolean;
  readonly seconds?: number;
  readonly channel?: string;
  readonly linkCode?: string;
  readonly entrance?: 'link' | 'personal' | 'identity';
  readonly terminal?: string;
  readonly nation?: string;
  readonly province?: string;
  readonly city?: string;
  readonly regionCode?: string;
  readonly pageAt?: string;
  readonly flags?: readonly number[];
  readonly answers?: object;
}

let made = 0;

/** Their ids, in the order of the records. */
export async function insertRecords(
  { platform }: TestApp,
  { scrollId, versionTime, linkCode }: TestSurvey,
  records: readonly GivenRecord[],
): Promise<string[]> {
  const rows = records.map(({ status = 2, startedAt, submittedAt, seconds = 60, ...record }) => ({
    answers: {},
    channel: '',
    linkCode,
    entrance: 'link',
    isBooster: false,
    ...record,
    status,
    id: `given${String(++made).padStart(15, '0')}`,
    serial: submittedAt === undefined ? null : made,
    is_submit: submittedAt !== undefined && status !== 5,
    started: startedAt ?? submittedAt,
    submitted: submittedAt ?? null,
    active_ms: seconds * 1000,
    is_counted: status === 2 && record.setAside === undefined,
  }));
  await platform.database.pool.query(
    `insert into answer_record (scroll_id, answer_record_id, status, is_submit, is_counted, serial, version_time, language_id, link_code, entrance,
                                answers, started_at, submitted_at, active_ms, set_aside, channel, terminal, nation, province, city, region_code,
                                page_at, flags, is_booster)
     select $1, id, status, is_submit, is_counted, serial, $2, 1, "linkCode", entrance, answers, started, submitted, active_ms, "setAside", channel,
            terminal, nation, province, city, "regionCode", "pageAt", flags, "isBooster"
       from jsonb_to_recordset($3::jsonb) as given(id text, status smallint, is_submit boolean, is_counted boolean, serial bigint, "linkCode" text,
            entrance text, answers jsonb, started timestamptz, submitted timestamptz, active_ms bigint, "setAside" text, channel text, terminal text,
            nation text, province text, city text, "regionCode" text, "pageAt" text, flags smallint[], "isBooster" boolean)`,
    [scrollId, versionTime, JSON.stringify(rows)],
  );
  const counted = rows.filter(({ is_counted }) => is_counted);
  const boosters = counted.filter(({ isBooster }) => isBooster).length;
  await platform.database.pool.query(
    'update live_survey set collected = collected + $2, boosters = boosters + $3 where scroll_id = $1',
    [scrollId, counted.length - boosters, boosters],
  );
  return rows.map(({ id }) => id);
}
