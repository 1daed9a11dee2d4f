import { bilingual } from '../bilingual.ts';

/** How far somebody has come with a survey, by the number of their record's status. */
export const answerStatusTexts = bilingual(
  {
    '0': '未作答',
    '1': '未完成',
    '2': '成功样本',
    '3': '被甄别',
    '4': '配额已满',
    '5': '配额已满（等待）',
    '6': '未同意协议',
  },
  {
    '0': 'Not answered',
    '1': 'Not completed',
    '2': 'Success sample',
    '3': 'Screened out',
    '4': 'Quota full',
    '5': 'Quota full (hold)',
    '6': 'Declined the agreement',
  },
);
