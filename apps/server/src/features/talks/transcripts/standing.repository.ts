import type { Queryable } from '../../../platform/database/database.ts';

interface StandingRow {
  readonly transcriptId: string;
  readonly version: number;
  readonly projectVersion: number;
}

export async function listStandings(db: Queryable, transcriptIds: readonly string[]): Promise<StandingRow[]> {
  const { rows } = await db.query<StandingRow>(
    `select t.transcript_id as "transcriptId", t.version, p.version as "projectVersion"
       from transcript t join transcript_project p using (scroll_id) where t.transcript_id = any($1)`,
    [transcriptIds],
  );
  return rows;
}
