import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    notLikely: '完全不可能',
    veryLikely: '极有可能',
  },
  {
    notLikely: 'Not at all likely',
    veryLikely: 'Extremely likely',
  },
);
