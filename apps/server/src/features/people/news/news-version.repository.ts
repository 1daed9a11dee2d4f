import type { Queryable } from '../../../platform/database/database.ts';
import type { NewsHand } from './news-change.repository.ts';
import type { NewsContent } from './news-item.repository.ts';

export type NewsState = 'draft' | 'planned' | 'shown' | 'withdrawn';

/** An item as whoever looks after it sees it, in one line. */
export interface NewsLine {
  readonly id: number;
  readonly version: number;
  readonly isOwn: boolean;
  readonly state: NewsState;
  readonly publishAt: Date | null;
  readonly changedAt: Date;
  readonly day: string;
  readonly zh: string;
  readonly en: string;
  readonly isElsewhere: boolean;
}

/** `$1` is the moment. */
const STATE = `case when state <> 'published' then state when publish_at > $1 then 'planned' else 'shown' end`;
const LINE = `news_item_id as id, version, own_key is not null as "isOwn", ${STATE} as state, publish_at as "publishAt",
  changed_at as "changedAt", to_char(dated, 'YYYY-MM-DD') as day`;

export interface NewsWanted {
  readonly state?: NewsState | undefined;
  /** Words in a title, of either language. */
  readonly name?: string | undefined;
}

const WANTED = `($2::text is null or ${STATE} = $2)
  and ($3 = '' or position(lower($3) in lower(title_zh)) > 0 or position(lower($3) in lower(title_en)) > 0)`;

const valuesOf = ({ state, name = '' }: NewsWanted, now: Date) => [now, state ?? null, name];

/** Of every state, the newest first. */
export async function listNewsLines(
  db: Queryable,
  wanted: NewsWanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
  now: Date,
): Promise<NewsLine[]> {
  const { rows } = await db.query<NewsLine>(
    `select ${LINE}, title_zh as zh, title_en as en, address is not null as "isElsewhere" from news_item where ${WANTED}
      order by dated desc, news_item_id desc limit $4 offset $5`,
    [...valuesOf(wanted, now), limit, offset],
  );
  return rows;
}

export async function countNewsLines(db: Queryable, wanted: NewsWanted, now: Date): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from news_item where ${WANTED}`,
    valuesOf(wanted, now),
  );
  return rows[0]?.total ?? 0;
}

const CONTENT = `to_char(dated, 'YYYY-MM-DD') as day, address, picture,
  jsonb_build_object('title', title_zh, 'summary', summary_zh, 'words', words_zh) as zh,
  jsonb_build_object('title', title_en, 'summary', summary_en, 'words', words_en) as en`;

export interface KeptNews extends Pick<NewsLine, 'id' | 'version' | 'isOwn' | 'state' | 'publishAt'>, NewsContent {}

export async function findNews(db: Queryable, id: number, now: Date): Promise<KeptNews | undefined> {
  const { rows } = await db.query<KeptNews>(`select ${LINE}, ${CONTENT} from news_item where news_item_id = $2`, [
    now,
    id,
  ]);
  return rows[0];
}

export interface NewsVersion {
  readonly version: number;
  readonly change: 'saved' | 'published' | 'planned' | 'withdrawn';
  readonly changedAt: Date;
  readonly publishAt: Date | null;
  readonly kind: NewsHand['kind'];
  readonly name: string;
}

/** The newest first. */
export async function listNewsVersions(db: Queryable, id: number, most: number): Promise<NewsVersion[]> {
  const { rows } = await db.query<NewsVersion>(
    `select version, change, changed_at as "changedAt", publish_at as "publishAt", by_kind as kind, by_name as name
       from news_version where news_item_id = $1 order by version desc limit $2`,
    [id, most],
  );
  return rows;
}

export async function findNewsVersion(db: Queryable, id: number, version: number): Promise<NewsContent | undefined> {
  const { rows } = await db.query<NewsContent>(
    `select ${CONTENT} from news_version where news_item_id = $1 and version = $2`,
    [id, version],
  );
  return rows[0];
}
