import { usageAttitudeWords } from '@wenshu/texts/findings/schemes/usage-attitude';
import { peopleQuota, peopleRules } from '../people.ts';
import { scheme } from '../scheme.ts';

export const usageAttitude = scheme(usageAttitudeWords, {
  purpose: 'market',
  samples: 600,
  fields: {
    category: { kind: 'text', most: 30 },
    brands: { kind: 'names', least: 2, most: 15 },
  },
  questions: [
    ...['gender', 'age', 'uses', 'frequency', 'times', 'occasions', 'channels', 'criteria', 'aware', 'used', 'most'],
    ...['loyalty', 'switching', 'attitudes', 'spend', 'unmet', 'household'],
  ],
  rules: `
    ${peopleRules}
    screen-out uses when uses is last
    exclusive times.last
    random occasions options
    anchor occasions.last
    random channels options
    anchor channels.last
    random criteria options
    random aware options
    anchor aware.last
    exclusive aware.last
    random used options
    anchor used.last
    exclusive used.last
    show used when aware is not last
    show used.* when aware is *
    random most options
    show most when aware is not last and used is not last
    show most.* when used is *
    show loyalty when aware is not last and used is not last
    show switching when loyalty is 2,3,4
    random attitudes rows
  `,
  quotas: { people: peopleQuota },
  analyses: {
    profile: {
      kind: 'cross',
      rows: ['frequency', 'channels', 'occasions', 'used', 'spend'],
      banner: ['gender', 'age', 'household'],
    },
    segments: { kind: 'kmeans', slots: { variables: ['attitudes'] }, options: { clusters: 4 } },
    reach: { kind: 'turf', slots: { sets: ['channels'] } },
    habits: { kind: 'summary', questions: ['times', 'occasions', 'criteria', 'loyalty', 'switching'] },
    attitudes: { kind: 'summary', questions: ['attitudes'] },
  },
  pages: {
    usage: [{ ask: 'frequency' }, { ask: 'spend' }],
    occasions: [{ ask: 'times' }, { ask: 'occasions' }],
    channels: [{ ask: 'channels' }],
    reach: [{ from: 'reach', exhibit: 'curve' }],
    criteria: [{ ask: 'criteria' }],
    brands: [{ ask: 'aware' }, { ask: 'used' }, { ask: 'most' }],
    attitudes: [{ ask: 'attitudes' }],
    segments: [{ from: 'segments', exhibit: 'profile' }],
    groups: [{ from: 'profile', row: 'frequency' }],
    unmet: [{ ask: 'unmet', exhibit: 'cloud' }],
  },
});
