import { npsProgrammeWords } from '@wenshu/texts/findings/schemes/nps-programme';
import { scheme } from '../scheme.ts';

export const npsProgramme = scheme(npsProgrammeWords, {
  purpose: 'customers',
  samples: 400,
  fields: { company: { kind: 'text', most: 40 } },
  questions: [
    ...['recommend', 'praise', 'shortfalls', 'letdowns', 'why', 'touchpoints'],
    ...['ratings', 'change', 'stay', 'tenure', 'contact'],
  ],
  rules: `
    show praise when recommend >= 9
    show shortfalls when recommend >= 7 and recommend <= 8
    show letdowns when recommend <= 6
    random praise options
    anchor praise.last
    random shortfalls options
    anchor shortfalls.last
    random letdowns options
    anchor letdowns.last
    exclusive touchpoints.last
    show ratings when touchpoints is not last
    show ratings/1 when touchpoints is 1
    show ratings/2 when touchpoints is 2
    show ratings/3 when touchpoints is 3
    show ratings/4 when touchpoints is 4
    show ratings/5 when touchpoints is 5
    show ratings/6 when touchpoints is 6
  `,
  quotas: { tenure: { by: { tenure: 'even' }, whenFull: 'continue' } },
  analyses: {
    nps: { kind: 'summary', questions: ['recommend'] },
    reasons: { kind: 'summary', questions: ['praise', 'shortfalls', 'letdowns', 'why'] },
    touchpoints: { kind: 'importancePerformance', slots: { performance: ['ratings'], outcome: ['recommend'] } },
    profile: {
      kind: 'cross',
      rows: ['recommend', 'change', 'stay'],
      banner: ['tenure'],
      boxes: { stay: [4, 5] },
    },
    trend: { kind: 'trend', slots: { wave: ['@quarter'], measures: ['@npsGroup recommend', 'recommend', 'stay'] } },
  },
  pages: {
    nps: [
      { ask: 'recommend', exhibit: 'gauge' },
      { ask: 'recommend', exhibit: 'split' },
    ],
    reasons: [{ ask: 'praise' }, { ask: 'letdowns' }],
    touchpoints: [{ from: 'touchpoints', exhibit: 'map' }],
    journey: [{ ask: 'ratings' }],
    groups: [{ from: 'profile', row: 'recommend' }],
    trend: [{ from: 'trend', exhibit: 'shares' }],
    words: [{ ask: 'why', exhibit: 'cloud' }],
  },
});
