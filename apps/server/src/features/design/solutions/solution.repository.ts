import type { Json, SolutionId } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';

export interface SettingRow {
  readonly solutionId: SolutionId;
  readonly setting: Readonly<Record<string, Json>>;
  readonly version: number;
  readonly updatedAt: Date;
}

interface SettingOf {
  readonly scrollId: string;
  readonly solutionId: SolutionId;
}

interface SettingToSave extends SettingOf {
  readonly setting: unknown;
  readonly personId: string;
  readonly now: Date;
  /** The version that the writer saw, 0 for none; without it whatever is there is written over. */
  readonly baseVersion: number | undefined;
}

const COLUMNS = `solution_id as "solutionId", setting, version, updated_at as "updatedAt"`;

export async function listSettings(db: Queryable, scrollId: string): Promise<SettingRow[]> {
  const { rows } = await db.query<SettingRow>(`select ${COLUMNS} from solution_setting where scroll_id = $1`, [
    scrollId,
  ]);
  return rows;
}

export async function findSetting(db: Queryable, { scrollId, solutionId }: SettingOf): Promise<SettingRow | undefined> {
  const { rows } = await db.query<SettingRow>(
    `select ${COLUMNS} from solution_setting where scroll_id = $1 and solution_id = $2`,
    [scrollId, solutionId],
  );
  return rows[0];
}

/** The new version; undefined when somebody else has saved since the writer looked. The statement decides, not a look beforehand. */
export async function saveSetting(
  db: Queryable,
  { scrollId, solutionId, setting, personId, now, baseVersion }: SettingToSave,
): Promise<number | undefined> {
  const values = [scrollId, solutionId, JSON.stringify(setting), personId, now];
  if (baseVersion) {
    const { rows } = await db.query<{ version: number }>(
      `update solution_setting set setting = $3, updated_by = $4, updated_at = $5, version = version + 1
       where scroll_id = $1 and solution_id = $2 and version = $6 returning version`,
      [...values, baseVersion],
    );
    return rows[0]?.version;
  }
  const { rows } = await db.query<{ version: number }>(
    `insert into solution_setting as s (scroll_id, solution_id, setting, updated_by, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (scroll_id, solution_id) do update
     set setting = excluded.setting, updated_by = excluded.updated_by, updated_at = excluded.updated_at, version = s.version + 1
     where not $6 returning version`,
    [...values, baseVersion === 0],
  );
  return rows[0]?.version;
}

export async function deleteSetting(db: Queryable, { scrollId, solutionId }: SettingOf): Promise<void> {
  await db.query('delete from solution_setting where scroll_id = $1 and solution_id = $2', [scrollId, solutionId]);
}
