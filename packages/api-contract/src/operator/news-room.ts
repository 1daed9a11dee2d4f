import * as z from 'zod/mini';
import { call } from '../call.ts';
import { paging, version } from '../shared-inputs.ts';

export const LONGEST_NEWS = { title: 120, summary: 400, words: 60_000, address: 500, picture: 200 } as const;
/** An address path of this site: one slash, so that it names no other host. */
export const NEWS_PICTURE = /^(\/[\w-][\w./-]*)?$/;
export const NEWS_ADDRESS = /^https?:\/\/[^\s/?#]+\S*$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\n\r]*$/));
const words = z.object({
  title: line(LONGEST_NEWS.title),
  summary: line(LONGEST_NEWS.summary),
  /** Markdown. */
  words: z.string().check(z.maxLength(LONGEST_NEWS.words)),
});

/** All that is said of an item. Words that are empty are of a language that it is not told in. */
const content = z.object({
  /** YYYY-MM-DD. */
  day: z.string().check(z.regex(DAY), z.refine(isDay, 'invalid')),
  zh: words,
  en: words,
  /** An http or https address elsewhere; null for a page of its own. */
  address: z.nullable(z.string().check(z.maxLength(LONGEST_NEWS.address), z.regex(NEWS_ADDRESS))),
  picture: z.string().check(z.maxLength(LONGEST_NEWS.picture), z.regex(NEWS_PICTURE)),
});
export type NewsWritten = z.infer<typeof content>;

/** A day that is in the calendar. */
function isDay(text: string): boolean {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const languages = ['zh', 'en'] as const;

/**
 * What an item still lacks, by the field where it is missing: before it may be kept at all, and before it may be shown. What has a page of its
 * own needs words for it, in each language that it has a title in; what is told elsewhere has none here.
 */
export function findNewsGap(
  { address, ...told }: Pick<NewsWritten, 'zh' | 'en' | 'address'>,
  isShown: boolean,
): string | undefined {
  if (languages.every(language => told[language].title === '')) return 'zh.title';
  for (const language of languages) {
    const { title, summary, words } = told[language];
    const hasWords = words.trim() !== '';
    if (address !== null && hasWords) return `${language}.words`;
    if (!isShown) continue;
    if (title === '' && (summary !== '' || hasWords)) return `${language}.title`;
    if (title !== '' && summary === '') return `${language}.summary`;
    if (title !== '' && address === null && !hasWords) return `${language}.words`;
  }
  return undefined;
}

export const newsStates = ['draft', 'planned', 'shown', 'withdrawn'] as const;
const state = z.enum(newsStates);
export type NewsState = z.infer<typeof state>;

const newsId = z.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));
const newsIdText = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647));

const row = z.object({
  id: z.number(),
  version: z.number(),
  /** It came with the product. */
  isOwn: z.boolean(),
  state,
  /** When it is shown from; null of what was never published. */
  publishTime: z.nullable(z.number()),
  changedTime: z.number(),
  day: z.string(),
  zh: z.string(),
  en: z.string(),
  isElsewhere: z.boolean(),
});
export type NewsRoomItem = z.infer<typeof row>;

const change = z.object({
  version: z.number(),
  change: z.enum(['saved', 'published', 'planned', 'withdrawn']),
  time: z.number(),
  publishTime: z.nullable(z.number()),
  by: z.object({ kind: z.enum(['person', 'secret', 'command', 'product']), name: z.string() }),
});
export type NewsRoomVersion = z.infer<typeof change>;

const sees = { audience: 'operator', operatorNeeds: 'content.see', own: true } as const;
const changes = { audience: 'operator', operatorNeeds: 'content.change', own: true, method: 'POST' } as const;
const moment = z.number().check(z.int(), z.minimum(0), z.maximum(253_402_300_799_000));

/** The news of the public site, as whoever looks after them sees and changes them. */
export const newsRoomCalls = {
  list: call({
    ...sees,
    method: 'GET',
    path: '/operator/news/list',
    summary: 'News of every state, the newest first; narrowed to one state, or to titles with these words in them',
    query: z.object({
      state: z.optional(state),
      name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      ...paging,
    }),
    data: z.object({ items: z.array(row), total: z.number() }),
  }),
  look: call({
    ...sees,
    method: 'GET',
    path: '/operator/news/look',
    summary: 'An item as it is, and its last versions',
    query: z.object({ id: newsIdText }),
    data: z.object({
      id: z.number(),
      version: z.number(),
      isOwn: z.boolean(),
      state,
      publishTime: z.nullable(z.number()),
      content,
      versions: z.array(change),
    }),
  }),
  version: call({
    ...sees,
    method: 'GET',
    path: '/operator/news/version',
    summary: 'An item as it was in an earlier version',
    query: z.object({
      id: newsIdText,
      version: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(2_147_483_647)),
    }),
    data: content,
  }),
  save: call({
    ...changes,
    path: '/operator/news/save',
    summary: 'Keep an item: a new one where no number is named, else a new version of it, unless another came between',
    body: z.object({
      /** Which one, and the version that was seen. */
      item: z.nullable(z.object({ id: newsId, seen: version })),
      content,
    }),
    data: z.object({ id: z.number(), version: z.number() }),
  }),
  publish: call({
    ...changes,
    noted: { action: 'news.publish', of: 'id', keeps: ['at'] },
    path: '/operator/news/publish',
    summary: 'Show an item on the site, now or from a moment on',
    body: z.object({ id: newsId, seen: version, at: z.optional(moment) }),
    data: z.null(),
  }),
  withdraw: call({
    ...changes,
    noted: { action: 'news.withdraw', of: 'id' },
    path: '/operator/news/withdraw',
    summary: 'Take an item off the site, or off what is planned',
    body: z.object({ id: newsId, seen: version }),
    data: z.null(),
  }),
};
