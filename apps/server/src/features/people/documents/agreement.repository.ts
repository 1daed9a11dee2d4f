import type { NamedDocument } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';

export interface Agreement extends NamedDocument {
  readonly agreedAt: Date;
  readonly withdrawnAt: Date | null;
}

/** The first yes counts, until it was taken back. */
export async function insertAgreements(
  db: Queryable,
  personId: string,
  documents: readonly NamedDocument[],
  now: Date,
): Promise<void> {
  await db.query(
    `insert into document_agreement (person_id, kind, version, agreed_at)
     select $1, kind, version, $4 from unnest($2::text[], $3::int[]) as said (kind, version)
     on conflict (person_id, kind, version) do update set agreed_at = excluded.agreed_at, withdrawn_at = null
        where document_agreement.withdrawn_at is not null`,
    [personId, documents.map(({ kind }) => kind), documents.map(({ version }) => version), now],
  );
}

export async function listAgreements(db: Queryable, personId: string): Promise<Agreement[]> {
  const { rows } = await db.query<Agreement>(
    `select kind, version, agreed_at as "agreedAt", withdrawn_at as "withdrawnAt"
       from document_agreement where person_id = $1 order by agreed_at desc, kind, version desc`,
    [personId],
  );
  return rows;
}

/** Whoever leaves agrees to nothing any more. That they once did stays known until the account is gone. */
export async function withdrawAgreements(db: Queryable, personId: string, now: Date): Promise<void> {
  await db.query('update document_agreement set withdrawn_at = $2 where person_id = $1 and withdrawn_at is null', [
    personId,
    now,
  ]);
}
