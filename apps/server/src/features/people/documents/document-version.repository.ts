import {
  type DocumentKind,
  documentKinds,
  type NamedDocument,
  type ReadingKind,
  type SiteDocumentKind,
} from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';

export interface PublishedDocument {
  readonly version: number;
  readonly content: string;
  readonly validFrom: Date;
}

/** What nobody agrees to asks nobody again. */
export type NewDocument = { readonly zh: string; readonly en: string } & (
  | { readonly kind: DocumentKind; readonly asksAgain: boolean }
  | { readonly kind: ReadingKind; readonly asksAgain: false }
);

/** Whose hand it was. A person by the name that they had. */
export interface DocumentHand {
  readonly kind: 'person' | 'secret' | 'command';
  readonly name: string;
}

/** When a version begins to hold, by whom it was written, and which one was the newest for them. */
export interface Placing {
  readonly from: Date;
  readonly by: DocumentHand;
  readonly seen?: number;
}

/** What is no longer to come and was not cancelled holds, or has held. `now` names the moment. */
const CAME = (now: string) => `cancelled_at is null and valid_from <= ${now}`;
const TO_COME = (now: string) => `cancelled_at is null and valid_from > ${now}`;

/**
 * Its number; undefined when another one came between, or is planned. Versions hold in the order of their numbers: a yes to one is a yes to
 * all before it. So nothing is put before what is planned already.
 */
export async function placeDocument(
  db: Queryable,
  { kind, zh, en, asksAgain }: NewDocument,
  { from, by, seen }: Placing,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await db.query<{ version: number }>(
    `insert into document_version (kind, version, zh, en, asks_again, published_at, valid_from, by_kind, by_name)
     select $1, coalesce(max(version), 0) + 1, $2, $3, $4, $5, $6, $7, $8 from document_version where kind = $1
     having coalesce(bool_and(not (${TO_COME('$5')})), true) and ($9::int is null or coalesce(max(version), 0) = $9)
     on conflict do nothing returning version`,
    [kind, zh, en, asksAgain, now, from, by.kind, by.name, seen ?? null],
  );
  return rows[0]?.version;
}

/** Its number, by the command line: it holds at once. Two at once get two numbers: the key decides, and whoever came second counts again. */
export async function publishDocument(db: Queryable, document: NewDocument, now: Date): Promise<number> {
  const version = await placeDocument(db, document, { from: now, by: { kind: 'command', name: '' } }, now);
  if (version !== undefined) return version;
  if (await findPlannedVersion(db, document.kind, now)) throw new Refusal('documentPlanned');
  return publishDocument(db, document, now);
}

export async function findPlannedVersion(
  db: Queryable,
  kind: SiteDocumentKind,
  now: Date,
): Promise<number | undefined> {
  const { rows } = await db.query<{ version: number }>(
    `select version from document_version where kind = $2 and ${TO_COME('$1')}`,
    [now, kind],
  );
  return rows[0]?.version;
}

/** False when it is not planned any more: its moment has come, or another was faster. */
export async function cancelPlanned(
  db: Queryable,
  { kind, version }: { readonly kind: SiteDocumentKind; readonly version: number },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update document_version set cancelled_at = $1 where kind = $2 and version = $3 and ${TO_COME('$1')}`,
    [now, kind, version],
  );
  return rowCount === 1;
}

const languageColumns: Readonly<Record<Language, string>> = { zh: 'zh', en: 'en' };

/** What holds at that moment; nothing while the product's own text does. */
export async function findPublished(
  db: Queryable,
  kind: SiteDocumentKind,
  language: Language,
  now: Date,
): Promise<PublishedDocument | undefined> {
  const { rows } = await db.query<PublishedDocument>(
    `select version, ${languageColumns[language]} as content, valid_from as "validFrom"
       from document_version where kind = $2 and ${CAME('$1')} order by version desc limit 1`,
    [now, kind],
  );
  return rows[0];
}

export interface HoldingVersion extends NamedDocument {
  /** The last one that asked everybody again: a yes to it or to a later one is enough. */
  readonly asked: number;
}

/** Of each kind that is agreed to and was published. What is planned is asked of nobody before it holds. */
export async function listHolding(db: Queryable, now: Date): Promise<HoldingVersion[]> {
  const { rows } = await db.query<HoldingVersion>(
    `select kind, max(version) as version, coalesce(max(version) filter (where asks_again), 0) as asked
       from document_version where kind = any($2) and ${CAME('$1')} group by kind`,
    [now, documentKinds],
  );
  return rows;
}
