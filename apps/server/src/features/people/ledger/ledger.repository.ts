import type { LedgerCause, LedgerUnit } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { AccountRef, Movement, Part } from './movement.ts';

const columnsOf = (accounts: readonly AccountRef[]) => [
  accounts.map(({ kind }) => kind),
  accounts.map(({ id }) => id),
  accounts.map(({ unit }) => unit),
];
const nameOf = ({ kind, id, unit }: AccountRef): string => `${kind} ${id} ${unit}`;

/** Empty ones, for whoever has none yet, in the order that they come in. */
export async function openAccounts(db: Queryable, accounts: readonly AccountRef[]): Promise<void> {
  if (accounts.length === 0) return;
  await db.query(
    `insert into ledger_account (kind, holder, unit, balance)
     select kind, holder, unit, 0 from unnest($1::text[], $2::text[], $3::text[]) with ordinality wanted(kind, holder, unit, place)
      order by place on conflict do nothing`,
    columnsOf(accounts),
  );
}

/** What is in each of them, once nobody else can change it. */
export async function lockAccounts(
  db: Queryable,
  accounts: readonly AccountRef[],
): Promise<(account: AccountRef) => number> {
  if (accounts.length === 0) return () => 0;
  const { rows } = await db.query<AccountRef & { balance: number }>(
    `select kind, holder as id, unit, balance from ledger_account
      join unnest($1::text[], $2::text[], $3::text[]) with ordinality wanted(kind, holder, unit, place) using (kind, holder, unit)
      order by place for update of ledger_account`,
    columnsOf(accounts),
  );
  const balances = new Map(rows.map(row => [nameOf(row), row.balance]));
  return account => balances.get(nameOf(account)) ?? 0;
}

export async function findBalance(db: Queryable, { kind, id, unit }: AccountRef): Promise<number> {
  const { rows } = await db.query<{ balance: number }>(
    'select balance from ledger_account where kind = $1 and holder = $2 and unit = $3',
    [kind, id, unit],
  );
  return rows[0]?.balance ?? 0;
}

export async function sumOfHouse(db: Queryable, { id, unit }: AccountRef): Promise<number> {
  const { rows } = await db.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from ledger_entry where kind = 'house' and holder = $1 and unit = $2`,
    [id, unit],
  );
  return rows[0]?.sum ?? 0;
}

/** What lies in red packets that somebody has put money into. */
export async function sumInPackets(db: Queryable, { kind, id, unit }: AccountRef): Promise<number> {
  const { rows } = await db.query<{ sum: number }>(
    `select coalesce(sum(balance), 0)::bigint as sum from ledger_account
      where kind = 'packet' and unit = $3 and balance > 0 and holder in (
        select packet.holder from ledger_entry payer join ledger_entry packet using (movement_id)
         where payer.kind = $1 and payer.holder = $2 and payer.unit = $3 and payer.amount < 0 and packet.kind = 'packet')`,
    [kind, id, unit],
  );
  return rows[0]?.sum ?? 0;
}

/** Holders whom a house has given more than it got back, by movements since the last one of a cause. */
export async function listCreditedBy(
  db: Queryable,
  { house, sinceCause }: { readonly house: AccountRef; readonly sinceCause: LedgerCause },
): Promise<Part[]> {
  const { rows } = await db.query<AccountRef & { amount: number }>(
    `select h.kind, h.holder as id, h.unit, sum(h.amount)::bigint as amount
       from ledger_entry g join ledger_entry h on h.movement_id = g.movement_id and h.unit = g.unit and h.kind in ('person', 'enterprise')
      where g.kind = 'house' and g.holder = $1 and g.unit = $2
        and g.movement_id > coalesce((select max(movement_id) from ledger_movement where cause = $3), 0)
      group by h.kind, h.holder, h.unit having sum(h.amount) > 0 order by h.kind, h.holder`,
    [house.id, house.unit, sinceCause],
  );
  return rows.map(({ amount, ...account }) => ({ account, amount }));
}

/** What was moved under this key; nothing where nothing was. */
export async function findMoved(db: Queryable, key: string): Promise<readonly (Part & { cause: LedgerCause })[]> {
  const { rows } = await db.query<AccountRef & { amount: number; cause: LedgerCause }>(
    `select kind, holder as id, unit, amount, cause from ledger_movement join ledger_entry using (movement_id) where key = $1`,
    [key],
  );
  return rows.map(({ amount, cause, ...account }) => ({ account, amount, cause }));
}

/** All of it by one statement, or nothing where the key is there already: then false. */
export async function writeMovement(
  db: Queryable,
  { key, cause, about, by, at }: Movement,
  parts: readonly Part[],
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with moved as (
       insert into ledger_movement (key, cause, about, by_person, at) values ($1, $2, $3, $4, $5) on conflict do nothing returning movement_id)
     insert into ledger_entry (movement_id, kind, holder, unit, amount)
     select movement_id, kind, holder, unit, amount
       from moved, unnest($6::text[], $7::text[], $8::text[], $9::bigint[]) part(kind, holder, unit, amount)`,
    [key, cause, about ?? null, by, at, ...columnsOf(parts.map(one => one.account)), parts.map(one => one.amount)],
  );
  return rowCount === parts.length;
}

export interface StatementRow {
  readonly movementId: number;
  readonly cause: LedgerCause;
  readonly about: string | null;
  readonly by: string | null;
  readonly at: Date;
  readonly unit: LedgerUnit;
  readonly amount: number;
  /** Afterwards; null of the house. */
  readonly balance: number | null;
}

export interface StatementFilter {
  readonly causes?: readonly LedgerCause[] | undefined;
  readonly from?: Date | undefined;
  /** Not any more. */
  readonly until?: Date | undefined;
  /** Older than this line. */
  readonly beforeId?: number | undefined;
}

/** What came into an account and left it, the last first. */
export async function listStatement(
  db: Queryable,
  { kind, id, unit }: AccountRef,
  {
    limit,
    offset,
    causes,
    from,
    until,
    beforeId,
  }: { readonly limit: number; readonly offset: number } & StatementFilter,
): Promise<{ rows: StatementRow[]; total: number }> {
  const where = `ledger_entry join ledger_movement using (movement_id) where kind = $1 and holder = $2 and unit = $3
      and ($4::text[] is null or cause = any($4)) and ($5::timestamptz is null or at >= $5) and ($6::timestamptz is null or at < $6)
      and ($7::bigint is null or movement_id < $7)`;
  const asked = [kind, id, unit, causes ?? null, from ?? null, until ?? null, beforeId ?? null];
  const { rows } = await db.query<StatementRow>(
    `select movement_id as "movementId", cause, about, by_person as by, at, unit, amount, balance
       from ${where} order by movement_id desc limit $8 offset $9`,
    [...asked, limit, offset],
  );
  const counted = await db.query<{ total: number }>(`select count(*) as total from ${where}`, asked);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
