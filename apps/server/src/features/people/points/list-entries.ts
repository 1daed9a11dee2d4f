import type { LedgerCause } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { listStatement, type StatementRow } from '../ledger/index.ts';
import { pointsOf } from './points-of.ts';

export interface PointEntry {
  readonly change: number;
  readonly balance: number;
  readonly reason: LedgerCause;
  readonly about: string | null;
  readonly at: Date;
}

const presentEntry = ({ amount, balance, cause, about, at }: StatementRow): PointEntry => ({
  change: amount,
  balance: balance ?? 0,
  reason: cause,
  about,
  at,
});

/** The last first, a page of them. */
export async function listLastEntries(
  db: Queryable,
  personId: string,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: PointEntry[]; total: number }> {
  const { rows, total } = await listStatement(db, pointsOf(personId), page);
  return { rows: rows.map(presentEntry), total };
}

/** When points were last granted to somebody. */
export async function findLastGrant(db: Queryable, personId: string): Promise<Date | null> {
  const { rows } = await listStatement(db, pointsOf(personId), { limit: 1, offset: 0, causes: ['granted'] });
  return rows[0]?.at ?? null;
}

/** All that somebody got and spent, the first first. */
export async function listEntries(db: Queryable, personId: string): Promise<PointEntry[]> {
  const { rows } = await listLastEntries(db, personId, { limit: EVERY, offset: 0 });
  return rows.toReversed();
}

const EVERY = 1_000_000;
