import type { AskedTool, SiteTool } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface KeptResultRow {
  readonly keptId: string;
  readonly title: string;
  readonly asked: AskedTool;
  readonly keptAt: Date;
}

interface NewKeptResult {
  readonly personId: string;
  readonly title: string;
  readonly asked: AskedTool;
  readonly keptAt: Date;
}

const COLUMNS = `kept_id as "keptId", title, jsonb_build_object('tool', tool, 'inputs', inputs) as asked, kept_at as "keptAt"`;

/** The newest first. */
export async function listKeptResults(
  database: Queryable,
  personId: string,
  tool?: SiteTool | undefined,
): Promise<KeptResultRow[]> {
  const { rows } = await database.query<KeptResultRow>(
    `select ${COLUMNS} from kept_result
      where person_id = $1 and ($2::text is null or tool = $2) order by kept_at desc, kept_id`,
    [personId, tool ?? null],
  );
  return rows;
}

/** Undefined when the person has as many as there may be. Two at once come one after the other: both would count the same. */
export async function insertKeptResult(
  client: Queryable,
  { personId, title, asked, keptAt }: NewKeptResult,
  most: number,
): Promise<KeptResultRow | undefined> {
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`kept-results:${personId}`]);
  const { rows } = await client.query<KeptResultRow>(
    `insert into kept_result (person_id, tool, title, inputs, kept_at)
     select $1, $2, $3, $4, $5 where (select count(*) from kept_result where person_id = $1) < $6
     returning ${COLUMNS}`,
    [personId, asked.tool, title, JSON.stringify(asked.inputs), keptAt, most],
  );
  return rows[0];
}

export async function deleteKeptResult(database: Queryable, personId: string, keptId: string): Promise<boolean> {
  const { rowCount } = await database.query('delete from kept_result where kept_id = $2 and person_id = $1', [
    personId,
    keptId,
  ]);
  return rowCount === 1;
}
