import type { CallInput, EnterpriseStatus, enterpriseCalls, Industry } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

type Information = Omit<CallInput<typeof enterpriseCalls.create>, never>;

export interface EnterpriseRow {
  readonly enterpriseId: string;
  readonly name: string;
  readonly industry: Industry;
  readonly contactPerson: string;
  readonly telephone: string;
  readonly email: string;
  readonly address: string;
  readonly planId: string;
  readonly status: EnterpriseStatus;
  readonly validUntil: Date | null;
  readonly validityDays: number | null;
  readonly orderNumber: string | null;
  readonly seatTotal: number;
  readonly seatSurplus: number;
  readonly asksSecondFactor: boolean;
}

/** The database's clock says whether one has expired: it is the one that every right is held against. */
export const ENTERPRISE_COLUMNS = `enterprise_id as "enterpriseId", name, industry, contact_person as "contactPerson", telephone, email, address,
  plan_id as "planId",
  case when valid_until <= now() then 'expired' when is_activated then 'activated' else 'trial' end as status,
  valid_until as "validUntil", validity_days as "validityDays", order_number as "orderNumber",
  seat_total as "seatTotal", seat_total - seats_used as "seatSurplus",
  asks_second_factor as "asksSecondFactor"`;

const fieldsOf = ({ name, industry, contactPerson, telephone, email, address }: Information) => [
  ...[name, industry, contactPerson, telephone, email, address],
];

/** A free trial, with its founder on the first seat. */
export async function insertEnterprise(
  db: Queryable,
  enterpriseId: string,
  information: Information,
  { seats, days }: { readonly seats: number; readonly days: number },
): Promise<void> {
  await db.query(
    `insert into enterprise (enterprise_id, name, industry, contact_person, telephone, email, address,
                             seat_total, seats_used, validity_days, valid_until, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9, now() + make_interval(days => $9), now())`,
    [enterpriseId, ...fieldsOf(information), seats, days],
  );
}

export async function updateInformation(db: Queryable, enterpriseId: string, information: Information): Promise<void> {
  await db.query(
    `update enterprise set name = $2, industry = $3, contact_person = $4, telephone = $5, email = $6, address = $7
      where enterprise_id = $1`,
    [enterpriseId, ...fieldsOf(information)],
  );
}

/** False when whoever wants it has none themselves: they would shut themselves out. */
export async function askSecondFactor(db: Queryable, enterpriseId: string, personId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update enterprise set asks_second_factor = true
      where enterprise_id = $1 and exists (select 1 from second_factor_on where person_id = $2)`,
    [enterpriseId, personId],
  );
  return rowCount === 1;
}

export async function askNoSecondFactor(db: Queryable, enterpriseId: string): Promise<void> {
  await db.query('update enterprise set asks_second_factor = false where enterprise_id = $1', [enterpriseId]);
}

export async function listEnterprises(db: Queryable, ids: readonly string[]): Promise<EnterpriseRow[]> {
  const { rows } = await db.query<EnterpriseRow>(
    `select ${ENTERPRISE_COLUMNS} from enterprise where enterprise_id = any($1) and deleted_at is null order by created_at, enterprise_id`,
    [ids],
  );
  return rows;
}

/** Whose name has these words, for an operator who looks for an id. */
export async function listNamedEnterprises(db: Queryable, words: string, most: number): Promise<EnterpriseRow[]> {
  const { rows } = await db.query<EnterpriseRow>(
    `select ${ENTERPRISE_COLUMNS} from enterprise where strpos(lower(name), lower($1)) > 0 and deleted_at is null
      order by created_at desc, enterprise_id limit $2`,
    [words, most],
  );
  return rows;
}

/** All that there are, or those of some plans. */
export async function listEnterpriseIds(db: Queryable, planIds: readonly string[] | undefined): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select enterprise_id as id from enterprise
      where deleted_at is null and ($1::text[] is null or plan_id = any($1)) order by enterprise_id`,
    [planIds ?? null],
  );
  return rows.map(({ id }) => id);
}

/** By their ids; one that is gone is missing. */
export async function nameEnterprises(db: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const found = ids.length === 0 ? [] : await listEnterprises(db, ids);
  return new Map(found.map(({ enterpriseId, name }) => [enterpriseId, name]));
}

export async function findEnterprise(db: Queryable, enterpriseId: string): Promise<EnterpriseRow | undefined> {
  const [found] = await listEnterprises(db, [enterpriseId]);
  return found;
}

/** Whoever changes who is in an enterprise does it one after another; held until the transaction ends. */
export async function lockEnterprise(db: Queryable, enterpriseId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from enterprise where enterprise_id = $1 and deleted_at is null for update',
    [enterpriseId],
  );
  return rowCount === 1;
}

/** The condition decides, not a count beforehand: fifty may ask for the last seat at once. */
export async function takeSeat(db: Queryable, enterpriseId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update enterprise set seats_used = seats_used + 1
      where enterprise_id = $1 and seats_used < seat_total and deleted_at is null and (valid_until is null or valid_until > now())`,
    [enterpriseId],
  );
  return rowCount === 1;
}

export async function giveSeatBack(db: Queryable, enterpriseId: string): Promise<void> {
  await db.query('update enterprise set seats_used = seats_used - 1 where enterprise_id = $1', [enterpriseId]);
}

/** Nobody reaches it from then on. The name is compared here, with the row as it is now. */
export async function markDeleted(db: Queryable, enterpriseId: string, typedName: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'update enterprise set deleted_at = now() where enterprise_id = $1 and name = $2 and deleted_at is null',
    [enterpriseId, typedName],
  );
  return rowCount === 1;
}

export async function listDeleted(db: Queryable): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    'select enterprise_id as id from enterprise where deleted_at is not null order by deleted_at',
  );
  return rows.map(({ id }) => id);
}

/** False when its row is gone; one that is there stays until the transaction ends. */
export async function keepEnterprise(db: Queryable, enterpriseId: string): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from enterprise where enterprise_id = $1 for key share', [
    enterpriseId,
  ]);
  return rowCount === 1;
}

/** Before what it has lapses: nobody gives it anything meanwhile. */
export async function lockGoingEnterprise(db: Queryable, enterpriseId: string): Promise<void> {
  await db.query('select 1 from enterprise where enterprise_id = $1 for update', [enterpriseId]);
}

/** The row itself, when nothing stands in it any more. */
export async function deleteEnterprise(db: Queryable, enterpriseId: string): Promise<void> {
  await db.query('delete from enterprise where enterprise_id = $1 and deleted_at is not null', [enterpriseId]);
}

/** Projects are numbered one after another in each enterprise; undefined when there are as many as there may be. */
export async function nextProjectNumber(
  db: Queryable,
  enterpriseId: string,
  most: number,
): Promise<number | undefined> {
  const { rows } = await db.query<{ number: number }>(
    `update enterprise set last_project = last_project + 1
      where enterprise_id = $1 and last_project < $2 and deleted_at is null returning last_project as number`,
    [enterpriseId, most],
  );
  return rows[0]?.number;
}
