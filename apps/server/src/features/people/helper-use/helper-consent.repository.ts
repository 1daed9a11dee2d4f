import type { Queryable } from '../../../platform/database/database.ts';

export interface HelperAgreement {
  readonly version: number;
  readonly place: string;
  readonly agreedAt: Date;
}

export async function findHelperAgreement(db: Queryable, personId: string): Promise<HelperAgreement | undefined> {
  const { rows } = await db.query<HelperAgreement>(
    'select version, place, agreed_at as "agreedAt" from helper_agreement where person_id = $1',
    [personId],
  );
  return rows[0];
}

export async function keepAgreement(db: Queryable, personId: string, agreed: HelperAgreement): Promise<void> {
  await db.query(
    `insert into helper_agreement (person_id, version, place, agreed_at) values ($1, $2, $3, $4)
     on conflict (person_id) do update set version = $2, place = $3, agreed_at = $4`,
    [personId, agreed.version, agreed.place, agreed.agreedAt],
  );
}

export async function deleteAgreement(db: Queryable, personId: string): Promise<void> {
  await db.query('delete from helper_agreement where person_id = $1', [personId]);
}

export interface HelperSwitch {
  readonly isOn: boolean;
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

export async function findSwitch(db: Queryable, enterpriseId: string): Promise<HelperSwitch | undefined> {
  const { rows } = await db.query<HelperSwitch>(
    `select is_on as "isOn", changed_by as "changedBy", changed_at as "changedAt" from helper_switch
      where enterprise_id = $1`,
    [enterpriseId],
  );
  return rows[0];
}

export async function setSwitch(
  db: Queryable,
  enterpriseId: string,
  { isOn, changedBy, changedAt }: HelperSwitch,
): Promise<void> {
  await db.query(
    `insert into helper_switch (enterprise_id, is_on, changed_by, changed_at) values ($1, $2, $3, $4)
     on conflict (enterprise_id) do update set is_on = $2, changed_by = $3, changed_at = $4`,
    [enterpriseId, isOn, changedBy, changedAt],
  );
}
