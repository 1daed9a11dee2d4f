import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    kanoWith: ({ feature }: { feature: string }) => `如果有“${feature}”，您觉得`,
    kanoWithout: ({ feature }: { feature: string }) => `如果没有“${feature}”，您觉得`,
    kanoImportance: ({ feature }: { feature: string }) => `“${feature}”对您有多重要？`,
    notImportant: '完全不重要',
    veryImportant: '非常重要',
  },
  {
    kanoWith: ({ feature }) => `If it has “${feature}”, how do you feel?`,
    kanoWithout: ({ feature }) => `If it does not have “${feature}”, how do you feel?`,
    kanoImportance: ({ feature }) => `How important is “${feature}” to you?`,
    notImportant: 'Not at all important',
    veryImportant: 'Very important',
  },
);
