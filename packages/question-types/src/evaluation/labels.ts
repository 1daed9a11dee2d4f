import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    evaluationTags: '请选择符合的评价标签',
    comment: '说说您的感受（选填）',
  },
  {
    evaluationTags: 'Please pick the tags that fit',
    comment: 'Tell us more (optional)',
  },
);
