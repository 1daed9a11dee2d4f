import type { Language } from '@wenshu/texts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface NewsWords {
  readonly title: string;
  readonly summary: string;
  /** Markdown; empty where it is told elsewhere. */
  readonly words: string;
}

/** All that an operator says of an item. Words that are empty are of a language that it is not told in. */
export interface NewsContent {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly zh: NewsWords;
  readonly en: NewsWords;
  /** An http or https address elsewhere; null for a page of its own. */
  readonly address: string | null;
  readonly picture: string;
}

/** As whoever runs the installation lists it. */
export interface ListedNews {
  readonly id: number;
  readonly ownKey: string | null;
  readonly day: string;
  readonly state: 'draft' | 'published' | 'withdrawn';
  readonly publishAt: Date | null;
  readonly zh: string;
  readonly en: string;
}

/** Of every state, the newest first. */
export async function listAllNews(db: Queryable): Promise<ListedNews[]> {
  const { rows } = await db.query<ListedNews>(
    `select news_item_id as id, own_key as "ownKey", to_char(dated, 'YYYY-MM-DD') as day, state, publish_at as "publishAt",
            title_zh as zh, title_en as en
       from news_item order by dated desc, news_item_id desc`,
  );
  return rows;
}

export interface NewsRow {
  readonly id: number;
  readonly day: string;
  readonly title: string;
  readonly summary: string;
  readonly words: string;
  readonly address: string | null;
  readonly picture: string;
}

const inLanguage: Readonly<Record<Language, { title: string; columns: string }>> = {
  zh: { title: 'title_zh', columns: 'title_zh as title, summary_zh as summary, words_zh as words' },
  en: { title: 'title_en', columns: 'title_en as title, summary_en as summary, words_en as words' },
};

/**
 * What a reader of that language sees at a moment. Only what has a title in it: who reads English and meets a Chinese title among English ones
 * has been told nothing. `$1` is the moment.
 */
const visible = (language: Language) =>
  `state = 'published' and publish_at <= $1 and ${inLanguage[language].title} <> ''`;

const columns = (language: Language) =>
  `news_item_id as id, to_char(dated, 'YYYY-MM-DD') as day, ${inLanguage[language].columns}, address, picture`;

interface NewsSought {
  readonly language: Language;
  /** Narrows to titles with these words in them; empty for all. */
  readonly name: string;
}

// `position` and not `like`: a percent sign that somebody looks for is a percent sign.
const named = ({ language }: NewsSought) =>
  `($2 = '' or position(lower($2) in lower(${inLanguage[language].title})) > 0)`;

export async function listVisibleNews(
  db: Queryable,
  sought: NewsSought,
  { page, size }: { readonly page: number; readonly size: number },
  now: Date,
): Promise<NewsRow[]> {
  const { rows } = await db.query<NewsRow>(
    `select ${columns(sought.language)} from news_item where ${visible(sought.language)} and ${named(sought)}
      order by dated desc, news_item_id desc limit $3 offset $4`,
    [now, sought.name, size, (page - 1) * size],
  );
  return rows;
}

export async function countVisibleNews(db: Queryable, sought: NewsSought, now: Date): Promise<number> {
  const { rows } = await db.query<{ total: number }>(
    `select count(*) as total from news_item where ${visible(sought.language)} and ${named(sought)}`,
    [now, sought.name],
  );
  return rows[0]!.total;
}

export async function findVisibleNews(
  db: Queryable,
  id: number,
  language: Language,
  now: Date,
): Promise<NewsRow | undefined> {
  const { rows } = await db.query<NewsRow>(
    `select ${columns(language)} from news_item where ${visible(language)} and news_item_id = $2`,
    [now, id],
  );
  return rows[0];
}
