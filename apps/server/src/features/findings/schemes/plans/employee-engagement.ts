import { employeeEngagementWords } from '@wenshu/texts/findings/schemes/employee-engagement';
import { scheme } from '../scheme.ts';

const drivers = ['work', 'team', 'company'];

export const employeeEngagement = scheme(employeeEngagementWords, {
  purpose: 'employees',
  samples: 300,
  fields: {
    company: { kind: 'text', most: 30 },
    departments: { kind: 'names', least: 2, most: 20 },
  },
  questions: [
    ...['department', 'tenure', 'leads', 'engagement', 'work', 'team', 'company', 'recommend'],
    ...['leaving', 'reasons', 'invest', 'say'],
  ],
  rules: `
    random engagement rows
    random work rows
    random team rows
    random company rows
    show reasons when leaving is 3,4
    random reasons options
    anchor reasons.last
    random invest options
    anchor invest.last
  `,
  // Everybody is asked: a full cell turns nobody away.
  quotas: { departments: { by: { department: 'even' }, whenFull: 'continue' } },
  analyses: {
    drivers: { kind: 'keyDrivers', slots: { dependent: ['@average engagement'], drivers } },
    priorities: { kind: 'importancePerformance', slots: { performance: drivers, outcome: ['@average engagement'] } },
    profile: {
      kind: 'cross',
      rows: ['engagement', 'recommend', 'leaving'],
      banner: ['department', 'tenure', 'leads'],
      boxes: { engagement: [4, 5] },
    },
    leaving: { kind: 'summary', questions: ['leaving', 'reasons', 'invest'] },
    index: { kind: 'reliability', slots: { items: ['engagement'] } },
  },
  pages: {
    engagement: [{ ask: 'engagement' }],
    enps: [
      { ask: 'recommend', exhibit: 'gauge' },
      { ask: 'recommend', exhibit: 'split' },
    ],
    drivers: [{ from: 'drivers', exhibit: 'shares', isBare: true }],
    priorities: [{ from: 'priorities', exhibit: 'map', isBare: true }],
    work: [{ ask: 'work' }, { ask: 'team' }],
    company: [{ ask: 'company' }],
    leaving: [{ ask: 'leaving' }, { ask: 'reasons' }],
    groups: [{ from: 'profile', row: 'leaving' }],
    invest: [{ ask: 'invest' }],
    words: [{ ask: 'say', exhibit: 'cloud' }],
  },
});
