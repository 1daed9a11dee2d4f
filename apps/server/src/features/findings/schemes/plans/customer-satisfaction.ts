import { customerSatisfactionWords } from '@wenshu/texts/findings/schemes/customer-satisfaction';
import { scheme } from '../scheme.ts';

export const customerSatisfaction = scheme(customerSatisfactionWords, {
  purpose: 'customers',
  samples: 400,
  fields: { company: { kind: 'text', most: 40 } },
  questions: [
    ...['used', 'overall', 'aspects', 'expectation', 'ideal', 'why', 'important'],
    ...['problem', 'recommend', 'stay', 'improve', 'tenure', 'age'],
  ],
  rules: `
    screen-out used when used is 3
    show why when overall is 1,2,3,4,5,6
    random aspects rows
    random important options
    screen-out age when age is last
  `,
  // Customers are asked as they are: the quota tells how many of each there are, and turns nobody away.
  quotas: { tenure: { by: { tenure: 'even' }, whenFull: 'continue' } },
  analyses: {
    drivers: { kind: 'keyDrivers', slots: { dependent: ['overall'], drivers: ['aspects'] } },
    priorities: { kind: 'importancePerformance', slots: { performance: ['aspects'], outcome: ['overall'] } },
    profile: {
      kind: 'cross',
      rows: ['overall', 'expectation', 'ideal', 'recommend', 'stay', 'problem'],
      banner: ['tenure', 'age'],
      boxes: { overall: [9, 10], stay: [4, 5] },
    },
    loyalty: { kind: 'summary', questions: ['recommend', 'important', 'stay'] },
    index: { kind: 'reliability', slots: { items: ['overall', 'expectation', 'ideal'] } },
  },
  pages: {
    overall: [{ ask: 'overall' }, { ask: 'stay' }],
    drivers: [{ from: 'drivers', exhibit: 'shares' }],
    priorities: [{ from: 'priorities', exhibit: 'map' }],
    aspects: [{ ask: 'aspects' }],
    nps: [
      { ask: 'recommend', exhibit: 'gauge' },
      { ask: 'recommend', exhibit: 'split' },
    ],
    groups: [{ from: 'profile', row: 'overall' }],
    words: [{ ask: 'improve', exhibit: 'cloud' }],
  },
});
