import type { SiteDocumentKind } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import type { DocumentHand } from './document-version.repository.ts';

export interface KeptDocument {
  readonly kind: SiteDocumentKind;
  readonly version: number;
  readonly asksAgain: boolean;
  /** When it was written, and since when it holds, or will. */
  readonly publishedAt: Date;
  readonly validFrom: Date;
  readonly cancelledAt: Date | null;
  readonly byKind: DocumentHand['kind'];
  readonly byName: string;
}

const COLUMNS = `kind, version, asks_again as "asksAgain", published_at as "publishedAt", valid_from as "validFrom",
  cancelled_at as "cancelledAt", by_kind as "byKind", by_name as "byName"`;

/** Of each text its last versions, the newest first: those to come and those that were cancelled too. */
export async function listKeptDocuments(
  db: Queryable,
  kinds: readonly SiteDocumentKind[],
  most: number,
): Promise<KeptDocument[]> {
  const { rows } = await db.query<KeptDocument>(
    `select ${COLUMNS} from (
       select *, row_number() over (partition by kind order by version desc) as place from document_version where kind = any($1)) as kept
      where place <= $2 order by kind, version desc`,
    [kinds, most],
  );
  return rows;
}

export async function findDocumentWords(
  db: Queryable,
  kind: SiteDocumentKind,
  version: number,
): Promise<{ readonly zh: string; readonly en: string } | undefined> {
  const { rows } = await db.query<{ zh: string; en: string }>(
    'select zh, en from document_version where kind = $1 and version = $2',
    [kind, version],
  );
  return rows[0];
}
