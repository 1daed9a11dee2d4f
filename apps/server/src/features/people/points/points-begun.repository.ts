import type { Queryable } from '../../../platform/database/database.ts';

/** Whether somebody's points had begun before the ledger, without a line in it that says so. */
export async function hadBegun(db: Queryable, personId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from point_begun where person_id = $1', [personId]);
  return rowCount === 1;
}
