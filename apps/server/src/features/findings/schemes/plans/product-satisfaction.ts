import { productSatisfactionWords } from '@wenshu/texts/findings/schemes/product-satisfaction';
import { scheme } from '../scheme.ts';

export const productSatisfaction = scheme(productSatisfactionWords, {
  purpose: 'product',
  samples: 300,
  fields: {
    product: { kind: 'text', most: 40 },
    features: { kind: 'names', least: 3, most: 12 },
  },
  questions: [
    ...['owned', 'frequency', 'overall', 'aspects', 'features', 'ratings', 'problems', 'service'],
    ...['why', 'again', 'recommend', 'wishes', 'age'],
  ],
  rules: `
    screen-out owned when owned is last
    random aspects rows
    random features options
    anchor features.last
    exclusive features.last
    show ratings when features is not last
    show ratings/* when features is *
    anchor problems.last
    exclusive problems.last
    show service when problems is not last
    show why when overall is 1,2,3,4,5,6
    screen-out age when age is last
  `,
  quotas: { owners: { by: { owned: [20, 30, 25, 25] }, whenFull: 'continue' } },
  analyses: {
    drivers: { kind: 'keyDrivers', slots: { dependent: ['overall'], drivers: ['aspects'] } },
    priorities: { kind: 'importancePerformance', slots: { performance: ['aspects'], outcome: ['overall'] } },
    profile: {
      kind: 'cross',
      rows: ['overall', 'again', 'recommend', 'problems'],
      banner: ['owned', 'frequency', 'age'],
      boxes: { overall: [9, 10], again: [4, 5] },
    },
    features: { kind: 'summary', questions: ['features', 'ratings'] },
    loyalty: { kind: 'summary', questions: ['recommend', 'again'] },
  },
  pages: {
    overall: [{ ask: 'overall' }, { ask: 'again' }],
    drivers: [{ from: 'drivers', exhibit: 'shares' }],
    priorities: [{ from: 'priorities', exhibit: 'map' }],
    aspects: [{ ask: 'aspects' }],
    features: [{ ask: 'features' }, { ask: 'ratings' }],
    problems: [{ ask: 'problems' }, { ask: 'service' }],
    nps: [
      { ask: 'recommend', exhibit: 'gauge' },
      { ask: 'recommend', exhibit: 'split' },
    ],
    groups: [{ from: 'profile', row: 'overall' }],
    words: [{ ask: 'wishes', exhibit: 'cloud' }],
  },
});
