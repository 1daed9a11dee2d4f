import { bilingual } from '../bilingual.ts';

/** Why what was asked in words cannot be worked out. */
export type AskProblem = 'gone' | 'no-groups' | 'no-drivers' | 'no-periods' | 'not-together' | 'same';
export interface AskProblemParams {
  readonly word: AskProblem;
}

export const askProblems = bilingual<Readonly<Record<AskProblem, string>>>(
  {
    gone: '问到的题目或选项已不在数据中，请重新提问',
    'no-groups': '这份问卷里没有适合用来分组的单选题（需 2–30 个选项），无法比较人群',
    'no-drivers': '没有找到至少两道可作为影响因素的量表题，无法做驱动因素分析',
    'no-periods': '答卷只落在一个时间段内，还看不出随时间的变化',
    'not-together': '这几道题的类型不能一起做这种分析，请换一种问法',
    same: '这是同一道题，无法与自己比较',
  },
  {
    gone: 'The question or the option that this is about is no longer in the data. Please ask again',
    'no-groups': 'This survey has no single-choice question (2–30 options) to group people by',
    'no-drivers': 'There are not two scales or more that could drive this, so drivers cannot be worked out',
    'no-periods': 'All answers fall into one period, so nothing can be said about time yet',
    'not-together': 'Questions of these types cannot be analysed together in this way. Please ask differently',
    same: 'This is one and the same question, which cannot be compared with itself',
  },
);
