import {
  type DocumentKind,
  documentKinds,
  type NamedDocument,
  type ReadingKind,
  type SiteDocumentKind,
} from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface PublishedDocument {
  readonly version: number;
  readonly content: string;
  readonly publishedAt: Date;
}

/** What nobody agrees to asks nobody again. */
type NewDocument = { readonly zh: string; readonly en: string } & (
  | { readonly kind: DocumentKind; readonly asksAgain: boolean }
  | { readonly kind: ReadingKind; readonly asksAgain: false }
);

/** Its number. Two at once get two numbers: the key decides, and whoever came second counts again. */
export async function publishDocument(db: Queryable, document: NewDocument, now: Date): Promise<number> {
  const { kind, zh, en, asksAgain } = document;
  const { rows } = await db.query<{ version: number }>(
    `insert into document_version (kind, version, zh, en, asks_again, published_at)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5 from document_version where kind = $1
     on conflict do nothing returning version`,
    [kind, zh, en, asksAgain, now],
  );
  return rows[0]?.version ?? publishDocument(db, document, now);
}

const languageColumns: Readonly<Record<Language, string>> = { zh: 'zh', en: 'en' };

/** What holds now; nothing while the product's own text does. */
export async function findPublished(
  db: Queryable,
  kind: SiteDocumentKind,
  language: Language,
): Promise<PublishedDocument | undefined> {
  const { rows } = await db.query<PublishedDocument>(
    `select version, ${languageColumns[language]} as content, published_at as "publishedAt"
       from document_version where kind = $1 order by version desc limit 1`,
    [kind],
  );
  return rows[0];
}

export interface HoldingVersion extends NamedDocument {
  /** The last one that asked everybody again: a yes to it or to a later one is enough. */
  readonly asked: number;
}

/** Of each kind that is agreed to and was published. */
export async function listHolding(db: Queryable): Promise<HoldingVersion[]> {
  const { rows } = await db.query<HoldingVersion>(
    `select kind, max(version) as version, coalesce(max(version) filter (where asks_again), 0) as asked
       from document_version where kind = any($1) group by kind`,
    [documentKinds],
  );
  return rows;
}
