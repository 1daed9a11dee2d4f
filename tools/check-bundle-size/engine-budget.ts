/** The types that stand for all others. */
const ARCHETYPES = ['single-choice', 'multiple-choice', 'fill-in', 'matrix-single', 'ranking'];

/** What answering carries to a phone before the first question, without views. */
export const SCRIPT_BUDGETS_KB = [
  {
    name: 'answering engine with the archetypes',
    parts: [
      { what: '*', file: 'packages/survey-core/src/answering.ts' },
      ...ARCHETYPES.map((slug, n) => ({
        what: `{ answering as type${n} }`,
        file: `packages/question-types/src/${slug}/answer.ts`,
      })),
    ],
    // With rich texts, themes and designs. What reads rules is not in it: it comes with the rest.
    maxKb: 15,
  },
  {
    name: 'answering engine with every type, and rules',
    parts: [
      { what: '*', file: 'packages/survey-core/src/answering.ts' },
      { what: '*', file: 'packages/survey-core/src/answering/compile-survey.ts' },
      { what: '*', file: 'packages/question-types/src/answering.ts' },
    ],
    maxKb: 30,
  },
  {
    name: 'calculators of the site, without the test of means',
    parts: [
      {
        what: '{ attempt, columnPairs, shareDifference, sampleSize, shareMargin, npsOfCounts, npsLeastChange, psm, rakeOfCounts }',
        file: 'packages/statistics/src/calculators.ts',
      },
    ],
    maxKb: 12,
  },
];
