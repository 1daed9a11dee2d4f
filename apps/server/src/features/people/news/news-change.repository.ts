import type { Queryable } from '../../../platform/database/database.ts';
import type { NewsContent } from './news-item.repository.ts';

/** Whose hand it was. A person by the name that they had. */
export interface NewsHand {
  readonly kind: 'person' | 'secret' | 'command' | 'product';
  readonly name: string;
}

export interface NewsChange {
  readonly by?: NewsHand;
  /** The version that whoever changes it has seen: of another one nothing is changed. Left out by who looks at none. */
  readonly seen?: number;
}

const commandLine: NewsHand = { kind: 'command', name: '' };

const WORDS = 'dated, title_zh, title_en, summary_zh, summary_en, words_zh, words_en, address, picture';

/** Keeps a version of each item that `changed` holds. With the change itself in one statement: no version is ever missing. */
export const keepVersion = (change: string, kind: string, name: string): string =>
  `insert into news_version (news_item_id, version, change, changed_at, by_kind, by_name, publish_at, ${WORDS})
   select news_item_id, version, ${change}, changed_at, ${kind}, ${name}, publish_at, ${WORDS} from changed`;

const valuesOf = ({ day, zh, en, address, picture }: NewsContent) => [
  ...[day, zh.title, en.title, zh.summary, en.summary, zh.words, en.words, address, picture],
];

/** Its number. Nobody sees a draft before it is published. */
export async function insertNews(
  db: Queryable,
  content: NewsContent,
  now: Date,
  by: NewsHand = commandLine,
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `with changed as (
       insert into news_item (${WORDS}, state, made_at, changed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'draft', $10, $10) returning *),
     kept as (${keepVersion(`'saved'`, '$11', '$12')})
     select news_item_id as id from changed`,
    [...valuesOf(content), now, by.kind, by.name],
  );
  return rows[0]!.id;
}

/** Whether there was such an item, as it was seen. One of the product's own is the operator's from then on. */
export async function updateNews(
  db: Queryable,
  id: number,
  content: NewsContent,
  now: Date,
  { by = commandLine, seen }: NewsChange = {},
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with changed as (
       update news_item
          set (${WORDS}) = row ($1::date, $2, $3, $4, $5, $6, $7, $8, $9), changed_at = $10, is_edited = true, version = version + 1
        where news_item_id = $11 and ($12::int is null or version = $12) returning *)
     ${keepVersion(`'saved'`, '$13', '$14')}`,
    [...valuesOf(content), now, id, seen ?? null, by.kind, by.name],
  );
  return rowCount === 1;
}

/**
 * Shown from that moment on, be it now, later, or again after it was withdrawn. False when there is none; of one that was seen also when it is
 * another by now, or is shown already.
 */
export async function publishNews(
  db: Queryable,
  id: number,
  at: Date,
  now: Date,
  { by = commandLine, seen }: NewsChange = {},
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with changed as (
       update news_item set state = 'published', publish_at = $2, changed_at = $3, version = version + 1
        where news_item_id = $1 and ($4::int is null or (version = $4 and (state <> 'published' or publish_at > $3))) returning *)
     ${keepVersion(`case when $2 > $3 then 'planned' else 'published' end`, '$5', '$6')}`,
    [id, at, now, seen ?? null, by.kind, by.name],
  );
  return rowCount === 1;
}

/** False when there is none; of one that was seen also when it is another by now, or is withdrawn. A draft that nobody wants is withdrawn too: what was made is never lost. */
export async function withdrawNews(
  db: Queryable,
  id: number,
  now: Date,
  { by = commandLine, seen }: NewsChange = {},
): Promise<boolean> {
  const { rowCount } = await db.query(
    `with changed as (
       update news_item set state = 'withdrawn', changed_at = $2, version = version + 1
        where news_item_id = $1 and ($3::int is null or (version = $3 and state <> 'withdrawn')) returning *)
     ${keepVersion(`'withdrawn'`, '$4', '$5')}`,
    [id, now, seen ?? null, by.kind, by.name],
  );
  return rowCount === 1;
}
