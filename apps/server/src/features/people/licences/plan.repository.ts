import type { LicensedFeature } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface Plan {
  readonly planId: string;
  readonly zh: string;
  readonly en: string;
  readonly features: readonly LicensedFeature[];
  readonly isOffered: boolean;
}

const COLUMNS = `plan_id as "planId", zh, en, features, is_offered as "isOffered"`;

/** The whole price list, in its order. */
export async function listPlans(db: Queryable): Promise<Plan[]> {
  const { rows } = await db.query<Plan>(`select ${COLUMNS} from plan order by position, plan_id`);
  return rows;
}

/** As it was when whoever changes it looked; null where there was none. Left out: whatever it was. */
export type SeenPlan = Pick<Plan, 'zh' | 'en' | 'features'> | null | undefined;

/** A new plan stands last and can be ordered. False when it was not as it was seen: of two who change it at once, one does. */
export async function savePlanRow(
  db: Queryable,
  plan: Omit<Plan, 'isOffered'>,
  seen: SeenPlan = undefined,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into plan as p (plan_id, zh, en, features, position)
     select $1, $2, $3, $4, coalesce(max(position), 0) + 1 from plan
     on conflict (plan_id) do update set zh = excluded.zh, en = excluded.en, features = excluded.features
      where $5::boolean or (p.zh = $6 and p.en = $7 and p.features = $8)`,
    [
      ...[plan.planId, plan.zh, plan.en, plan.features],
      ...[seen === undefined, seen?.zh ?? null, seen?.en ?? null, seen?.features ?? null],
    ],
  );
  return rowCount === 1;
}
