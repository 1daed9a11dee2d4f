import { setTimeout as wait } from 'node:timers/promises';
import { type ColumnSelection, type DataRecord, dataSetOf, parameterValues, type Row } from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook, buildFlow } from '@wenshu/survey-core';
import type pg from 'pg';
import { listGroups, type PlainGroup } from '../../../../packages/analysis/test/plain-groups.ts';
import { countSlowly } from '../../../../packages/analysis/test/slow-columns.ts';
import { listSnapshots } from '../features/design/questionnaire-design/index.ts';
import type { Columns } from '../platform/columns/columns.ts';

const selection: ColumnSelection = { timeZone: 'Asia/Shanghai' };
/** Together nearly a record's name: so tuples of other variables with them are compared record by record. */
const marks = ['fact:startedAt', 'fact:serial', 'fact:status'];
const TOGETHER = 9;
const PAGE = 5_000;

/** Where the copy says something else than PostgreSQL read through the codebook. Empty when they are the same. */
export async function compareCopy(columns: Columns, pool: pg.Pool, scrollId: string): Promise<string[]> {
  const { ids, rows, keys } = await readTruth(pool, scrollId);
  await untilCaughtUp(columns, scrollId, Date.now());
  const differences: string[] = [];
  const copiedIds = await readCopiedIds(columns, scrollId);
  const [missing, surplus] = [without(ids, copiedIds), without(copiedIds, ids)];
  if (missing.length + surplus.length > 0 || copiedIds.length !== ids.length)
    differences.push(
      `records: ${missing.length} missing, ${surplus.length} too many, ${copiedIds.length} of ${ids.length}`,
    );
  const others = keys.filter(key => !marks.includes(key));
  for (let from = 0; from < others.length; from += TOGETHER) {
    const variables = [...others.slice(from, from + TOGETHER), ...marks];
    const request = { kind: 'count' as const, by: variables.map(variable => ({ variable })), ...selection };
    const { groups } = await columns.ask(scrollId, request);
    const wanted = linesOf(countSlowly(rows, request));
    const found = linesOf(listGroups(groups));
    const wrong = [...without(wanted, found), ...without(found, wanted)];
    if (wrong.length > 0)
      differences.push(`${variables.join(', ')}: ${wrong.length} lines, as ${wrong[0]} | ${wrong.at(-1)}`);
  }
  return differences;
}

/** While a table is made anew its old one answers whoever has waited for two seconds, and says how old it is. */
async function untilCaughtUp(columns: Columns, scrollId: string, moment: number): Promise<void> {
  while ((await columns.ask(scrollId, { kind: 'count', by: [], ...selection })).asOf < moment) await wait(50);
}

async function readTruth(pool: pg.Pool, scrollId: string) {
  const snapshots = await listSnapshots(pool, scrollId);
  const flows = snapshots.map(({ versionTime, document }) =>
    buildFlow(document, { scrollId, versionTime, languageId: document.baseLanguageId }),
  );
  const dataSet = dataSetOf(buildCodebook(flows, questionTypes), { language: 'en' });
  const { rows: stored } = await pool.query('select * from answer_record where scroll_id = $1', [scrollId]);
  const records = stored.map(recordOf);
  const [recorded, coded] = [await readRecorded(pool, scrollId), await readCoded(pool, scrollId)];
  const rows: Row[] = records.map((record, at) => ({
    ...dataSet.rowOf(record),
    ...parameterValues(record),
    ...recorded.get(stored[at].answer_record_id),
    ...coded.get(stored[at].answer_record_id),
  }));
  const keys = [...new Set([...dataSet.variables.map(({ key }) => key), ...rows.flatMap(row => Object.keys(row))])];
  return { ids: stored.map(row => row.answer_record_id as string), rows, keys };
}

/** Values of single records, each by its variable's key; null where its record has none. */
async function readRecorded(pool: pg.Pool, scrollId: string): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await pool.query<{ id: string; key: string; value: number | null }>(
    `select r.answer_record_id as id, 'derived:' || v.variable_id as key, f.figures[(v.recipe ->> 'place')::int + 1] as value
       from data_variable v join answer_record r on r.scroll_id = v.scroll_id
       left join recorded_values f on f.scroll_id = r.scroll_id and f.answer_record_id = r.answer_record_id
         and f.recording_id = v.recipe ->> 'recording'
      where v.scroll_id = $1 and v.recipe ->> 'make' = 'recorded'`,
    [scrollId],
  );
  const found = new Map<string, Record<string, number | null>>();
  for (const { id, key, value } of rows) found.set(id, { ...found.get(id), [key]: value });
  return found;
}

/** Codes of single records with those above them, by the variable's key: of answers that nobody has changed since. */
async function readCoded(pool: pg.Pool, scrollId: string): Promise<ReadonlyMap<string, Row>> {
  const { rows } = await pool.query<{ id: string; key: string; codes: number[] | null }>(
    `with recursive codes as (
       select c.coding_id, (k ->> 'code')::int as code, (k ->> 'parent')::int as parent
         from coding c join coding_frame f using (frame_id), jsonb_array_elements(f.codes) k where c.scroll_id = $1),
     held as (
       select m.answer_record_id as id, m.coding_id, m.code from code_mark m
        where m.scroll_id = $1 and m.ended_at is null and m.state = 'accepted'
       union select h.id, h.coding_id, c.parent from held h join codes c using (coding_id, code) where c.parent is not null)
     select r.answer_record_id as id, 'derived:' || c.coding_id as key,
            (select array_agg(distinct h.code order by h.code) from held h where h.id = r.answer_record_id and h.coding_id = c.coding_id) as codes
       from coding c join answer_record r using (scroll_id) where c.scroll_id = $1`,
    [scrollId],
  );
  const found = new Map<string, Record<string, number[] | null>>();
  for (const { id, key, codes } of rows) found.set(id, { ...found.get(id), [key]: codes });
  return found;
}

// biome-ignore lint/suspicious/noExplicitAny: every column of the table, as it is.
function recordOf(row: any): DataRecord {
  return {
    status: row.status,
    setAside: row.set_aside,
    serial: row.serial,
    versionTime: row.version_time,
    activeMs: row.active_ms,
    startedAt: row.started_at.getTime(),
    submittedAt: row.submitted_at?.getTime() ?? null,
    channel: row.channel,
    entrance: row.entrance,
    linkCode: row.link_code,
    labels: row.labels,
    nation: row.nation,
    province: row.province,
    city: row.city,
    parameters: row.parameters,
    regionCode: row.region_code,
    setAsideReason: row.set_aside_reason,
    memo: row.memo,
    pageMs: row.page_ms,
    pageAt: row.page_at,
    trapsFailed: row.traps_failed,
    flags: row.flags,
    terminal: row.terminal,
    system: row.system,
    browser: row.browser,
    languageId: row.language_id,
    isBooster: row.is_booster,
    answers: row.answers,
  };
}

async function readCopiedIds(columns: Columns, scrollId: string): Promise<string[]> {
  const { rows, generation } = await columns.ask(scrollId, { kind: 'order', sort: [], ...selection });
  const ids: string[] = [];
  for (let from = 0; from < rows.length; from += PAGE) {
    const page = [...rows.subarray(from, from + PAGE)];
    const found = await columns.ask(scrollId, { kind: 'ids', generation, rows: page, ...selection });
    ids.push(...found.ids.filter(id => id !== null));
  }
  return ids;
}

function linesOf(groups: readonly PlainGroup[]): string[] {
  return groups.map(({ by, count }) => JSON.stringify([...by, count]));
}

function without(list: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return list.filter(one => !known.has(one));
}
