import type { OwnNews } from '@wenshu/texts/people/news/own-news-shape';
import type { Queryable } from '../../../platform/database/database.ts';
import { keepVersion } from './news-change.repository.ts';

/** The articles as rows, `$1` being them as JSON. */
const BROUGHT = `jsonb_to_recordset($1::jsonb) as brought (key text, day date, picture text, zh jsonb, en jsonb)`;
const WORDS = `brought.zh->>'title', brought.en->>'title', brought.zh->>'summary', brought.en->>'summary',
               brought.zh->>'words', brought.en->>'words'`;

/**
 * Those that were never there, shown at once. The key decides and not a look beforehand: several servers may start at once. Who was there is
 * looked for all the same, because every row that is tried takes a number, and would at every start.
 */
export async function insertOwnNews(db: Queryable, articles: readonly OwnNews[], now: Date): Promise<void> {
  await db.query(
    `with changed as (
       insert into news_item (own_key, dated, picture, title_zh, title_en, summary_zh, summary_en, words_zh, words_en,
                              state, publish_at, made_at, changed_at)
       select brought.key, brought.day, brought.picture, ${WORDS}, 'published', $2, $2, $2
         from ${BROUGHT}
        where not exists (select 1 from news_item there where there.own_key = brought.key)
        order by brought.day, brought.key
       on conflict (own_key) do nothing returning *)
     ${keepVersion(`'published'`, `'product'`, `''`)}`,
    [JSON.stringify(articles), now],
  );
}

/** Those whose text this version of the product has changed, unless an operator has changed theirs. Withdrawn ones stay withdrawn. */
export async function refreshOwnNews(db: Queryable, articles: readonly OwnNews[], now: Date): Promise<void> {
  await db.query(
    `with changed as (
       update news_item
          set dated = brought.day, picture = brought.picture, changed_at = $2, version = version + 1,
              (title_zh, title_en, summary_zh, summary_en, words_zh, words_en) = row (${WORDS})
         from ${BROUGHT}
        where own_key = brought.key and not is_edited
          and (dated, news_item.picture, title_zh, title_en, summary_zh, summary_en, words_zh, words_en)
              is distinct from (brought.day, brought.picture, ${WORDS})
       returning news_item.*)
     ${keepVersion(`'saved'`, `'product'`, `''`)}`,
    [JSON.stringify(articles), now],
  );
}
