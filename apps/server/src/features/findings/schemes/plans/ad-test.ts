import { adTestWords } from '@wenshu/texts/findings/schemes/ad-test';
import { peopleQuota, peopleRules } from '../people.ts';
import { scheme } from '../scheme.ts';

export const adTest = scheme(adTestWords, {
  purpose: 'brand',
  samples: 200,
  fields: {
    category: { kind: 'text', most: 30 },
    brands: { kind: 'names', least: 2, most: 10, first: 'brand' },
    ad: { kind: 'long', most: 1_000 },
  },
  questions: [
    ...['gender', 'age', 'buys', 'ad', 'struck', 'branding', 'seen', 'message'],
    ...['liking', 'elements', 'dislikes', 'more', 'change', 'intent'],
  ],
  rules: `
    ${peopleRules}
    screen-out buys when buys is last
    random branding options
    anchor branding.last
    random elements rows
    random dislikes options
    anchor dislikes.6
    anchor dislikes.last
    exclusive dislikes.last
    show more when dislikes is not last
  `,
  quotas: { people: peopleQuota },
  analyses: {
    scorecard: {
      kind: 'cross',
      rows: ['branding', 'liking', 'change', 'intent'],
      banner: ['gender', 'age'],
      boxes: { liking: [6, 7], change: [4, 5], intent: [4, 5] },
    },
    drivers: { kind: 'keyDrivers', slots: { dependent: ['intent'], drivers: ['elements'] } },
    priorities: { kind: 'importancePerformance', slots: { performance: ['elements'], outcome: ['liking'] } },
    dislikes: { kind: 'summary', questions: ['branding', 'seen', 'dislikes'] },
  },
  pages: {
    recall: [{ ask: 'struck', exhibit: 'cloud' }],
    branding: [{ ask: 'branding' }, { ask: 'seen' }],
    message: [{ ask: 'message', exhibit: 'cloud' }],
    liking: [{ ask: 'liking' }, { ask: 'intent' }],
    diagnostics: [{ ask: 'elements' }],
    drivers: [{ from: 'drivers', exhibit: 'shares' }],
    dislikes: [{ ask: 'dislikes' }],
    groups: [{ from: 'scorecard', row: 'intent' }],
  },
});
