import type { DocumentKind, NamedDocument } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface PublishedDocument extends NamedDocument {
  readonly content: string;
  readonly publishedAt: Date;
}

interface NewDocument {
  readonly kind: DocumentKind;
  readonly zh: string;
  readonly en: string;
  readonly asksAgain: boolean;
}

/** Its number. Two at once get two numbers: the key decides, and whoever came second counts again. */
export async function publishDocument(
  db: Queryable,
  { kind, zh, en, asksAgain }: NewDocument,
  now: Date,
): Promise<number> {
  const { rows } = await db.query<{ version: number }>(
    `insert into document_version (kind, version, zh, en, asks_again, published_at)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5 from document_version where kind = $1
     on conflict do nothing returning version`,
    [kind, zh, en, asksAgain, now],
  );
  return rows[0]?.version ?? publishDocument(db, { kind, zh, en, asksAgain }, now);
}

const languageColumns: Readonly<Record<Language, string>> = { zh: 'zh', en: 'en' };

/** What holds now; nothing while the product's own text does. */
export async function findPublished(
  db: Queryable,
  kind: DocumentKind,
  language: Language,
): Promise<PublishedDocument | undefined> {
  const { rows } = await db.query<PublishedDocument>(
    `select kind, version, ${languageColumns[language]} as content, published_at as "publishedAt"
       from document_version where kind = $1 order by version desc limit 1`,
    [kind],
  );
  return rows[0];
}

export interface HoldingVersion extends NamedDocument {
  /** The last one that asked everybody again: a yes to it or to a later one is enough. */
  readonly asked: number;
}

/** Of each kind that was published. */
export async function listHolding(db: Queryable): Promise<HoldingVersion[]> {
  const { rows } = await db.query<HoldingVersion>(
    `select kind, max(version) as version, coalesce(max(version) filter (where asks_again), 0) as asked
       from document_version group by kind`,
  );
  return rows;
}
