import type { LedgerUnit } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface PackageRow {
  readonly packageId: string;
  readonly unit: LedgerUnit;
  readonly amount: number;
  readonly priceFen: number;
  readonly zh: string;
  readonly en: string;
  readonly isOffered: boolean;
  readonly changedAt: Date;
}

const COLUMNS = `package_id as "packageId", unit, amount, price_fen as "priceFen", zh, en, is_offered as "isOffered", changed_at as "changedAt"`;

/** Points before money, the small ones first. */
export async function listPackages(db: Queryable): Promise<PackageRow[]> {
  const { rows } = await db.query<PackageRow>(
    `select ${COLUMNS} from top_up_package order by unit desc, amount, package_id`,
  );
  return rows;
}

export async function findPackage(db: Queryable, packageId: string): Promise<PackageRow | undefined> {
  const { rows } = await db.query<PackageRow>(`select ${COLUMNS} from top_up_package where package_id = $1`, [
    packageId,
  ]);
  return rows[0];
}

/** How many orders of each were paid. */
export async function countSold(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ packageId: string; sold: number }>(
    `select package_id as "packageId", count(*) as sold from payment_order where state = 'paid' and package_id is not null group by 1`,
  );
  return new Map(rows.map(({ packageId, sold }) => [packageId, sold]));
}

/** False when it was changed since it was looked at, or is there although nobody had seen it. `seen` null: a new one. */
export async function savePackage(
  db: Queryable,
  { packageId, unit, amount, priceFen, zh, en, isOffered, changedAt }: PackageRow,
  seen: Date | null,
): Promise<boolean> {
  const values = [packageId, unit, amount, priceFen, zh, en, isOffered, changedAt];
  const { rowCount } =
    seen === null
      ? await db.query(
          `insert into top_up_package (package_id, unit, amount, price_fen, zh, en, is_offered, changed_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
          values,
        )
      : await db.query(
          `update top_up_package set unit = $2, amount = $3, price_fen = $4, zh = $5, en = $6, is_offered = $7,
             changed_at = greatest($8, changed_at + interval '1 millisecond')
            where package_id = $1 and date_trunc('milliseconds', changed_at) = $9`,
          [...values, seen],
        );
  return rowCount === 1;
}
