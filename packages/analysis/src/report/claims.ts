import { reportTexts } from '@wenshu/texts/findings/report';
import { claim } from '../claims/claim.ts';

/** Of a group's tables, one for each question. */
interface KnownGroup {
  /** Whose columns could be tested as a whole. */
  readonly tested: number;
  readonly untested: number;
  /** Of the tested, those that differ when all tests of the report are counted (Holm). */
  readonly differing: number;
}

const some: KnownGroup = { tested: 12, untested: 1, differing: 1 };
const none: KnownGroup = { tested: 1, untested: 0, differing: 0 };
const groupIn = { zh: 'Q3 性别', en: 'Q3 Gender' };

/** What a generated report says of groups against each other. */
export const reportClaims = {
  differing: claim({
    when: 'the test of the whole (χ², exact where thin; Welch’s F of means; of sets option by option) of a question has p < 0.05 after Holm over all questions and groups of the report',
    holds: ({ differing }: KnownGroup) => differing > 0,
    borders: [{ of: 'questions', said: some, unsaid: { ...some, differing: 0 } }],
    says: language => reportTexts[language].auto.differing,
    example: language => ({ group: groupIn[language], tested: 12, differing: 8, shown: 6, all: 24 }),
  }),
  noDifferences: claim({
    when: 'at least one question could be tested, and none has p < 0.05 after Holm over all questions and groups of the report',
    holds: ({ tested, differing }: KnownGroup) => tested > 0 && differing === 0,
    borders: [
      { of: 'tested', said: none, unsaid: { ...none, tested: 0 } },
      { of: 'differing', said: none, unsaid: { ...none, differing: 1 } },
    ],
    says: language => reportTexts[language].auto.noDifferences,
    example: language => ({ group: groupIn[language], tested: 12, all: 24 }),
  }),
  notCompared: claim({
    when: 'there are questions to compare and none could be tested: fewer than two groups have the least base for tests (10) in any',
    holds: ({ tested, untested }: KnownGroup) => tested === 0 && untested > 0,
    borders: [
      { of: 'tested', said: { ...some, tested: 0 }, unsaid: some },
      { of: 'untested', said: { ...some, tested: 0 }, unsaid: { ...none, tested: 0 } },
    ],
    says: language => reportTexts[language].auto.notCompared,
    example: language => ({ group: groupIn[language] }),
  }),
  nothingElse: claim({
    when: 'there is no other question with categories or numbers',
    holds: ({ tested, untested }: KnownGroup) => tested + untested === 0,
    borders: [{ of: 'questions', said: { ...none, tested: 0 }, unsaid: none }],
    says: language => reportTexts[language].auto.nothingElse,
    example: language => ({ group: groupIn[language] }),
  }),
  someNotCompared: claim({
    when: 'some questions could be tested and others could not',
    holds: ({ tested, untested }: KnownGroup) => tested > 0 && untested > 0,
    borders: [
      { of: 'untested', said: some, unsaid: { ...some, untested: 0 } },
      { of: 'tested', said: some, unsaid: { ...some, tested: 0 } },
    ],
    says: language => reportTexts[language].auto.someNotCompared,
    example: () => ({ count: 3 }),
  }),
};
