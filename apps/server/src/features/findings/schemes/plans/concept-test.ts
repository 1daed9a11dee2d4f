import { conceptTestWords } from '@wenshu/texts/findings/schemes/concept-test';
import { peopleQuota, peopleRules } from '../people.ts';
import { scheme } from '../scheme.ts';

export const conceptTest = scheme(conceptTestWords, {
  purpose: 'product',
  samples: 200,
  fields: {
    category: { kind: 'text', most: 30 },
    product: { kind: 'text', most: 40 },
    concept: { kind: 'long', most: 1_500 },
    price: { kind: 'text', most: 30 },
  },
  questions: [
    ...['gender', 'age', 'buys', 'concept', 'appeal', 'elements', 'likes', 'doubts', 'intent'],
    ...['intentAtPrice', 'value', 'barrier', 'frequency', 'places'],
  ],
  rules: `
    ${peopleRules}
    screen-out buys when buys is last
    random elements rows
    show barrier when intentAtPrice is 1,2
    show frequency when intentAtPrice is 3,4,5
    show places when intentAtPrice is 3,4,5
    random places options
    anchor places.last
  `,
  quotas: { people: peopleQuota },
  analyses: {
    scorecard: {
      kind: 'cross',
      rows: ['appeal', 'intent', 'intentAtPrice', 'value'],
      banner: ['gender', 'age', 'buys'],
      boxes: { appeal: [4, 5], intent: [4, 5], intentAtPrice: [4, 5], value: [4, 5] },
    },
    drivers: { kind: 'keyDrivers', slots: { dependent: ['intent'], drivers: ['elements'] } },
    priorities: { kind: 'importancePerformance', slots: { performance: ['elements'], outcome: ['intent'] } },
    buying: { kind: 'summary', questions: ['frequency', 'places', 'barrier'] },
  },
  pages: {
    appeal: [{ ask: 'appeal' }],
    intent: [{ ask: 'intent' }, { ask: 'intentAtPrice' }],
    elements: [{ ask: 'elements' }],
    drivers: [{ from: 'drivers', exhibit: 'shares' }],
    priorities: [{ from: 'priorities', exhibit: 'map' }],
    groups: [{ from: 'scorecard', row: 'intentAtPrice' }],
    likes: [
      { ask: 'likes', exhibit: 'cloud' },
      { ask: 'doubts', exhibit: 'cloud' },
    ],
    buying: [{ ask: 'frequency' }, { ask: 'places' }],
  },
});
