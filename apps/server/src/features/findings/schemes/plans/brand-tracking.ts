import { brandTrackingWords } from '@wenshu/texts/findings/schemes/brand-tracking';
import { peopleQuota, peopleRules } from '../people.ts';
import { scheme } from '../scheme.ts';

export const brandTracking = scheme(brandTrackingWords, {
  purpose: 'brand',
  samples: 400,
  fields: {
    category: { kind: 'text', most: 30 },
    brands: { kind: 'names', least: 2, most: 12, first: 'brand' },
  },
  questions: [
    ...['gender', 'age', 'industry', 'buys', 'mind', 'others', 'aware', 'consider', 'bought', 'most'],
    ...['image', 'fit', 'recommend', 'touchpoints', 'memory', 'place'],
  ],
  rules: `
    ${peopleRules}
    screen-out industry when industry is 1,2,3
    screen-out buys when buys is last
    random aware options
    anchor aware.last
    exclusive aware.last
    random consider options
    anchor consider.last
    exclusive consider.last
    show consider when aware is not last
    show consider.* when aware is *
    random bought options
    anchor bought.last
    exclusive bought.last
    show bought when aware is not last
    show bought.* when aware is *
    random most options
    show most when aware is not last and bought is not last
    show most.* when bought is *
    random image rows
    anchor image.last
    exclusive image.last
    show image when aware is not last
    show image.* when aware is *
    random fit rows
    show fit when aware is not last
    show fit/* when aware is *
    show recommend when aware is 1
    show touchpoints when aware is 1
    exclusive touchpoints.last
    show memory when aware is 1 and touchpoints is not last
  `,
  quotas: { people: peopleQuota },
  analyses: {
    funnel: { kind: 'cross', rows: ['aware', 'consider', 'bought', 'most'], banner: ['gender', 'age', 'place'] },
    image: { kind: 'summary', questions: ['image', 'fit'] },
    loyalty: { kind: 'summary', questions: ['recommend', 'touchpoints'] },
    trend: {
      kind: 'trend',
      slots: { wave: ['@quarter'], measures: ['@npsGroup recommend'], sets: ['aware', 'consider', 'bought'] },
    },
  },
  pages: {
    mind: [{ ask: 'mind', exhibit: 'cloud' }],
    funnel: [{ ask: 'aware' }, { ask: 'consider' }, { ask: 'bought' }, { ask: 'most' }],
    image: [{ ask: 'image' }],
    fit: [{ ask: 'fit' }],
    nps: [
      { ask: 'recommend', exhibit: 'gauge' },
      { ask: 'recommend', exhibit: 'split' },
    ],
    touchpoints: [{ ask: 'touchpoints' }],
    groups: [{ from: 'funnel', row: 'aware' }],
    trend: [{ from: 'trend', exhibit: 'shares' }],
  },
});
