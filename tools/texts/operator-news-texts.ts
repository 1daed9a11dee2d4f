import { terminalLanguage } from '../bootstrap/language.mjs';
import type { ListedNews } from '../operator/news-desk.ts';

/** What stands behind `npm run operator -- `, in both languages alike but for the words. */
const line =
  (states: Readonly<Record<ListedNews['state'] | 'planned', string>>) =>
  ({ id, day, state, publishAt, zh, en }: ListedNews, now: Date): string => {
    const isPlanned = state === 'published' && publishAt !== null && publishAt > now;
    const standing = isPlanned ? `${states.planned} ${publishAt.toISOString()}` : states[state];
    return [id, day, standing, zh || '-', en || '-'].join('  ');
  };

const texts = {
  zh: {
    none: '还没有资讯。',
    item: line({ draft: '草稿', published: '已发布', withdrawn: '已撤下', planned: '定时发布' }),
    added: (id: number) => `资讯 ${id} 已存为草稿。`,
    changed: (id: number) => `资讯 ${id} 已修改。`,
    published: (id: number) => `资讯 ${id} 已发布。`,
    planned: (at: Date) => (id: number) => `资讯 ${id} 将于 ${at.toISOString()} 发布。`,
    withdrawn: (id: number) => `资讯 ${id} 已撤下。`,
    missing: (id: number) => `没有编号为 ${id} 的资讯。`,
  },
  en: {
    none: 'There is no news yet.',
    item: line({ draft: 'draft', published: 'published', withdrawn: 'withdrawn', planned: 'planned for' }),
    added: (id: number) => `News item ${id} is kept as a draft.`,
    changed: (id: number) => `News item ${id} was changed.`,
    published: (id: number) => `News item ${id} is published.`,
    planned: (at: Date) => (id: number) => `News item ${id} will be published at ${at.toISOString()}.`,
    withdrawn: (id: number) => `News item ${id} was withdrawn.`,
    missing: (id: number) => `There is no news item ${id}.`,
  },
};

export const operatorNewsTexts = texts[terminalLanguage()];
