import type { HelperFailure, HelperPurpose } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

const FOREIGN_KEY_VIOLATION = '23503';

/** By purpose, size, outcome and time; never what was asked or answered. */
export interface HelperLogLine {
  readonly askedAt: Date;
  readonly personId: string;
  readonly enterpriseId: string | null;
  readonly purpose: HelperPurpose;
  readonly outcome: 'answered' | HelperFailure;
  /** Of what left. */
  readonly characters: number;
  readonly tokensSent: number;
  readonly tokensReceived: number;
  readonly tookMs: number;
}

/** Of whom or of which enterprise has gone meanwhile nothing is kept, and whoever asked still gets the answer. */
export async function insertHelperLog(db: Queryable, line: HelperLogLine): Promise<void> {
  await insert(db, line).catch((error: unknown) => {
    const isGone = error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION;
    if (!isGone) throw error;
  });
}

async function insert(db: Queryable, line: HelperLogLine): Promise<void> {
  await db.query(
    `insert into helper_log (asked_at, person_id, enterprise_id, purpose, outcome, characters, tokens_sent, tokens_received, took_ms)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      line.askedAt,
      line.personId,
      line.enterpriseId,
      line.purpose,
      line.outcome,
      line.characters,
      line.tokensSent,
      line.tokensReceived,
      line.tookMs,
    ],
  );
}

/** What was asked for somebody, for the file of their own data. */
export async function listHelperLog(db: Queryable, personId: string) {
  const { rows } = await db.query<Omit<HelperLogLine, 'personId' | 'enterpriseId'>>(
    `select asked_at as "askedAt", purpose, outcome, characters, tokens_sent as "tokensSent",
            tokens_received as "tokensReceived", took_ms as "tookMs"
       from helper_log where person_id = $1 order by asked_at, log_id`,
    [personId],
  );
  return rows;
}

export async function deleteHelperLogBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from helper_log where asked_at < $1', [before]);
}
