import type { LedgerUnit } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface Books {
  readonly unit: LedgerUnit;
  /** What all entries add up to: 0, or something was made or lost. */
  readonly sum: number;
  /** How many movements do not add up to 0 by themselves, and accounts whose balance is not what their entries add up to. */
  readonly wrongMovements: number;
  readonly wrongAccounts: number;
  /** What is held now, by kind of account. */
  readonly persons: number;
  readonly enterprises: number;
  readonly packets: number;
}

/** Whether the books are right, added up anew from every entry. The triggers would have to have been off for any of it to be wrong. */
export async function booksOf(db: Queryable): Promise<Books[]> {
  const { rows } = await db.query<Books>(
    `select unit,
       (select coalesce(sum(amount), 0)::bigint from ledger_entry e where e.unit = u.unit) as sum,
       (select count(*) from (select 1 from ledger_entry e where e.unit = u.unit group by movement_id having sum(amount) <> 0) wrong)
         as "wrongMovements",
       (select count(*) from ledger_account a where a.unit = u.unit and balance <>
         (select coalesce(sum(amount), 0) from ledger_entry e where (e.kind, e.holder, e.unit) = (a.kind, a.holder, a.unit))) as "wrongAccounts",
       (select coalesce(sum(balance), 0)::bigint from ledger_account a where a.unit = u.unit and kind = 'person') as persons,
       (select coalesce(sum(balance), 0)::bigint from ledger_account a where a.unit = u.unit and kind = 'enterprise') as enterprises,
       (select coalesce(sum(balance), 0)::bigint from ledger_account a where a.unit = u.unit and kind = 'packet') as packets
     from unnest('{points,fen}'::text[]) u(unit)`,
  );
  return rows;
}

/** Of each account of the house, what went through it. */
export async function houseTotals(db: Queryable): Promise<{ house: string; unit: LedgerUnit; sum: number }[]> {
  const { rows } = await db.query<{ house: string; unit: LedgerUnit; sum: number }>(
    `select holder as house, unit, sum(amount)::bigint as sum from ledger_entry where kind = 'house' group by holder, unit order by unit, holder`,
  );
  return rows;
}
