import { bilingual } from '../bilingual.ts';

/** Words around the pages of the public site: news, the start pages, live pieces. */
export const siteFrameTexts = bilingual(
  {
    news: {
      title: '资讯',
      description: '研究方法讲解与操作指南：误差范围、加权、MaxDiff、Kano、价格敏感度，一篇讲清一件事。',
      lead: '方法讲清楚，步骤写具体。每一篇都可以直接转给同事。',
      filter: '按标题查找',
      placeholder: '例如：加权',
      search: '查找',
      all: '查看全部',
      none: '还没有文章。',
      noneFound: (name: string) => `没有标题里含“${name}”的文章。`,
      back: '全部资讯',
      others: '接着读',
      pages: '翻页',
      newer: '较新的文章',
      older: '较早的文章',
    },
  },
  {
    news: {
      title: 'News',
      description:
        'Methods explained and how-tos: margins of error, weighting, MaxDiff, Kano, price sensitivity. One thing at a time.',
      lead: 'Methods in plain words, steps you can follow. Every piece can be passed on to a colleague.',
      filter: 'Find by title',
      placeholder: 'Weighting, for example',
      search: 'Find',
      all: 'Show all',
      none: 'There are no articles yet.',
      noneFound: name => `No article has “${name}” in its title.`,
      back: 'All news',
      others: 'Read on',
      pages: 'Pages',
      newer: 'Newer articles',
      older: 'Older articles',
    },
  },
);
