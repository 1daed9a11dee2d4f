import { askedTexts } from '@wenshu/texts/findings/asked';
import { claim } from '../claims/claim.ts';
import { LEAST_TO_SPEAK } from '../claims/least-to-speak.ts';

/** Of one outcome by several groupings, each by itself. */
interface KnownLook {
  /** Tests of groupings that have enough people to be spoken of. */
  readonly tested: number;
  readonly untested: number;
  /** Of the tested, those that differ when all of them are counted (Holm). */
  readonly standing: number;
}

const some: KnownLook = { tested: 6, untested: 1, standing: 1 };
const none: KnownLook = { tested: 1, untested: 0, standing: 0 };
const outcomeIn = { zh: '总体满意度', en: 'Overall satisfaction' };
const groupsIn = { zh: ['年龄段', '所在城市'], en: ['Age', 'City'] };

/** What the assistant says where it looked through all groupings. */
export const askedClaims = {
  stand: claim({
    when: `the test of an outcome by a grouping (t test, ANOVA or Welch’s of means; χ², exact where thin, of shares; option by option of sets) of at least ${LEAST_TO_SPEAK} people (effective base) has p < 0.05 after Holm over all groupings that were looked through`,
    holds: ({ standing }: KnownLook) => standing > 0,
    borders: [{ of: 'standing', said: some, unsaid: { ...some, standing: 0 } }],
    says: language => askedTexts[language].stand,
    example: language => ({ outcome: outcomeIn[language], groups: groupsIn[language], tested: 6 }),
  }),
  noneStand: claim({
    when: 'at least one grouping could be tested, and none has p < 0.05 after Holm over all that were looked through',
    holds: ({ tested, standing }: KnownLook) => tested > 0 && standing === 0,
    borders: [
      { of: 'tested', said: none, unsaid: { ...none, tested: 0 } },
      { of: 'standing', said: none, unsaid: { ...none, standing: 1 } },
    ],
    says: language => askedTexts[language].noneStand,
    example: language => ({ outcome: outcomeIn[language], tested: 6 }),
  }),
  notTested: claim({
    when: `no grouping could be tested: fewer than ${LEAST_TO_SPEAK} people, or fewer than two groups with enough answers, in each`,
    holds: ({ tested, untested }: KnownLook) => tested === 0 && untested > 0,
    borders: [
      { of: 'tested', said: { ...some, tested: 0, standing: 0 }, unsaid: some },
      { of: 'untested', said: { ...none, tested: 0, untested: 1 }, unsaid: { ...none, tested: 0 } },
    ],
    says: language => askedTexts[language].notTested,
    example: language => ({ outcome: outcomeIn[language] }),
  }),
  someNotTested: claim({
    when: 'some groupings could be tested and others could not',
    holds: ({ tested, untested }: KnownLook) => tested > 0 && untested > 0,
    borders: [
      { of: 'untested', said: some, unsaid: { ...some, untested: 0 } },
      { of: 'tested', said: some, unsaid: { ...some, tested: 0 } },
    ],
    says: language => askedTexts[language].someNotTested,
    example: language => groupsIn[language] as readonly string[],
  }),
};
