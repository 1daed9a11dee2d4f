import { weightTexts } from '@wenshu/texts/findings/weight';
import { claim } from '../claims/claim.ts';
import type { Weightless } from './weigh-asks.ts';

const sexIn = { zh: 'Q1 性别', en: 'Q1 Sex' };
const womenIn = { zh: '女', en: 'Women' };
const otherIn = { zh: '不便透露', en: 'Prefer not to say' };

export const weightClaims = {
  missed: claim({
    when: 'raking ended and at least one target is off by 0.05 percentage points or more: limits on weights, or targets that exclude each other',
    holds: (targets: number) => targets > 0,
    borders: [{ of: 'targets', said: 1, unsaid: 0 }],
    says: language => weightTexts[language].missed,
    example: language => [
      weightTexts[language].target({
        question: sexIn[language],
        category: womenIn[language],
        target: '40.0%',
        reached: '13.7%',
      }),
    ],
  }),
  untargeted: claim({
    when: 'at least one record has a category, or no answer, that a target of the rim weight says nothing of',
    holds: (people: number) => people > 0,
    borders: [{ of: 'people', said: 1, unsaid: 0 }],
    says: language => weightTexts[language].untargeted,
    example: language => ({
      people: 12,
      list: [weightTexts[language].category({ question: sexIn[language], category: otherIn[language] })],
    }),
  }),
  leftOut: claim({
    when: 'at least one record that is counted has no weight, or a weight of 0',
    holds: ({ missing, zero }: Weightless) => missing + zero > 0,
    borders: [
      { of: 'missing', said: { missing: 1, zero: 0, impossible: 0 }, unsaid: { missing: 0, zero: 0, impossible: 0 } },
      { of: 'zero', said: { missing: 0, zero: 1, impossible: 0 }, unsaid: { missing: 0, zero: 0, impossible: 0 } },
    ],
    says: language => weightTexts[language].leftOut,
    example: () => ({ missing: 12, zero: 3 }),
  }),
};
