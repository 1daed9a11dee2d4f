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
    // With rich texts, themes and designs, which the engine of the first days had not, and now languages by their tags, jumps that are
    // decided when a page is left, and lookups by own keys.
    maxKb: 18.5,
  },
  {
    name: 'answering engine with every type',
    parts: [
      { what: '*', file: 'packages/survey-core/src/answering.ts' },
      { what: '*', file: 'packages/question-types/src/answering.ts' },
    ],
    maxKb: 30,
  },
];
