import type { LicensedFeature } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { Space } from './space.ts';

/** The plan of everybody's own work. */
export const PERSONAL_PLAN = 'personal';

/** A row's column for each kind of space: ids of people are of another type than those of enterprises. */
const columns = { person: 'person_id', enterprise: 'enterprise_id' } as const satisfies Record<Space['kind'], string>;

const plans = {
  // Named as a parameter too, so that both take the same ones.
  person: `select '${PERSONAL_PLAN}' as plan_id, false as is_expired from (select $1::uuid) own`,
  enterprise: 'select plan_id, is_expired from enterprise_plan where enterprise_id = $1',
} as const satisfies Record<Space['kind'], string>;

/**
 * The one answer to what is licensed: what was granted and has not run out, and what the plan has and nobody took. Nothing where the plan
 * has expired. Asked with the database's clock, as every right is.
 */
export async function listHeldFeatures(
  db: Queryable,
  { kind, id }: Space,
  features: readonly LicensedFeature[],
): Promise<LicensedFeature[]> {
  const { rows } = await db.query<{ feature: LicensedFeature }>(
    `select f.feature from (${plans[kind]}) s join plan p on p.plan_id = s.plan_id
      cross join unnest($2::text[]) with ordinality f (feature, place)
       left join licence l on l.${columns[kind]} = $1 and l.feature = f.feature
      where not s.is_expired
        and (coalesce(l.is_granted and (l.valid_until is null or l.valid_until > now()), false)
             or (f.feature = any(p.features) and not coalesce(l.is_withdrawn, false)))
      order by f.place`,
    [id, features],
  );
  return rows.map(({ feature }) => feature);
}

export interface Licence {
  readonly feature: LicensedFeature;
  readonly isGranted: boolean;
  readonly isWithdrawn: boolean;
  readonly isExpired: boolean;
  readonly validUntil: Date | null;
  readonly orderNumber: string | null;
  readonly grantedAt: Date | null;
  readonly changedAt: Date;
}

const LICENCE_COLUMNS = `feature, is_granted as "isGranted", is_withdrawn as "isWithdrawn", coalesce(valid_until <= now(), false) as "isExpired",
  valid_until as "validUntil", order_number as "orderNumber", granted_at as "grantedAt", changed_at as "changedAt"`;

/** What an operator decided for a space, the newest first. */
export async function listLicences(db: Queryable, { kind, id }: Space): Promise<Licence[]> {
  const { rows } = await db.query<Licence>(
    `select ${LICENCE_COLUMNS} from licence where ${columns[kind]} = $1 order by changed_at desc, feature`,
    [id],
  );
  return rows;
}

export interface HeldLicence extends Licence {
  readonly personId: string | null;
  readonly enterpriseId: string | null;
}

/** Everybody's, the newest first. */
export async function listHeldLicences(
  db: Queryable,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: HeldLicence[]; total: number }> {
  const { rows } = await db.query<HeldLicence>(
    `select ${LICENCE_COLUMNS}, person_id as "personId", enterprise_id as "enterpriseId"
       from licence order by changed_at desc, licence_id limit $1 offset $2`,
    [limit, offset],
  );
  const counted = await db.query<{ total: number }>('select count(*)::int as total from licence');
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** When the licence was decided last, as whoever decides it now saw it; null where nobody had. Left out: whatever there is. */
export type SeenDecision = Date | null | undefined;

/** Only as it was seen: of two who decide at once, one does. */
const AS_SEEN = (at: number) =>
  `where $${at}::boolean or date_trunc('milliseconds', l.changed_at) is not distinct from $${at + 1}::timestamptz`;
const asSeen = (seen: SeenDecision) => [seen === undefined, seen ?? null];

interface Gift {
  readonly licenceId: string;
  readonly feature: LicensedFeature;
  readonly orderNumber: string;
  /** Null is for ever. */
  readonly days: number | null;
}

/** From now on, whatever was there before: a second gift begins anew. False when it was not as it was seen. */
export async function grantRow(
  db: Queryable,
  { kind, id }: Space,
  gift: Gift,
  seen: SeenDecision = undefined,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into licence as l (licence_id, ${columns[kind]}, feature, is_granted, valid_until, order_number, granted_at, is_withdrawn, changed_at)
     values ($1, $2, $3, true, now() + make_interval(days => $4::int), $5, now(), false, now())
     on conflict (${columns[kind]}, feature) where ${columns[kind]} is not null do update
        set is_granted = true, valid_until = excluded.valid_until, order_number = excluded.order_number,
            granted_at = now(), changed_at = now() ${AS_SEEN(6)}`,
    [gift.licenceId, id, gift.feature, gift.days, gift.orderNumber, ...asSeen(seen)],
  );
  return rowCount === 1;
}

/** Also what the plan has. False when it was not as it was seen. */
export async function withdrawRow(
  db: Queryable,
  { kind, id }: Space,
  { licenceId, feature }: Pick<Gift, 'licenceId' | 'feature'>,
  seen: SeenDecision = undefined,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into licence as l (licence_id, ${columns[kind]}, feature, is_granted, is_withdrawn, changed_at)
     values ($1, $2, $3, false, true, now())
     on conflict (${columns[kind]}, feature) where ${columns[kind]} is not null do update
        set is_granted = false, is_withdrawn = true, changed_at = now() ${AS_SEEN(4)}`,
    [licenceId, id, feature, ...asSeen(seen)],
  );
  return rowCount === 1;
}
