import { bilingual } from '../bilingual.ts';

/** How answering can end (S4.17), by one name wherever a creator meets it: appearance, logic, translations, the printed questionnaire. */
export const endOutcomeTexts = bilingual(
  {
    finished: '正常完成',
    screened: '被甄别',
    'quota-full': '配额已满',
    'quota-held': '配额已满（等待）',
    closed: '问卷已关闭',
    'already-completed': '已经参与过',
  },
  {
    finished: 'Finished',
    screened: 'Screened out',
    'quota-full': 'Quota full',
    'quota-held': 'Quota full (hold)',
    closed: 'Survey closed',
    'already-completed': 'Already completed',
  },
);
