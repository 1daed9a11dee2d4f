import { type LargeQuestion, one, type Words } from './large-question.ts';

/** The brands of drinks beside the one that a survey is about. */
export const rivalBrands = [
  '云朵|Cloudlet',
  '跃动|Leap',
  '北辰|Polaris',
  '四季|Seasons',
  '旧友|Old Friend',
  '山河|Landmark',
  '安心|Steady',
] as const satisfies readonly Words[];

export const genderQuestion: LargeQuestion = {
  type: 'single-choice',
  name: 'S1',
  title: '您的性别是？|What is your gender?',
  settings: { required: true },
  options: ['男|Male', '女|Female'],
  answer: one(({ isFemale }) => Number(isFemale)),
};
