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

/** A new plan stands last and can be ordered. */
export async function savePlanRow(db: Queryable, plan: Omit<Plan, 'isOffered'>): Promise<void> {
  await db.query(
    `insert into plan (plan_id, zh, en, features, position)
     select $1, $2, $3, $4, coalesce(max(position), 0) + 1 from plan
     on conflict (plan_id) do update set zh = excluded.zh, en = excluded.en, features = excluded.features`,
    [plan.planId, plan.zh, plan.en, plan.features],
  );
}
