import type { Flow, FlowQuestion, LogicRule } from '@wenshu/survey-core';

const QUESTIONS = 500;
const OPTIONS = ['a', 'b', 'c', 'd'];

/** A survey of 500 single choices, and for each question the one that decides whether it is shown; none for the first. */
export interface Design {
  readonly name: 'mixed' | 'chain' | 'star';
  readonly dependsOn: readonly (number | undefined)[];
}

/** Chain: each on the one before. Star: all on the first. Mixed: every third is free, the others look some way back. */
export const designs: readonly Design[] = [
  { name: 'mixed', dependsOn: indexes().map(n => (n % 3 === 0 ? undefined : n - 1 - ((n * 7) % Math.min(n, 20)))) },
  { name: 'chain', dependsOn: indexes().map(n => (n === 0 ? undefined : n - 1)) },
  { name: 'star', dependsOn: indexes().map(n => (n === 0 ? undefined : 0)) },
];

function indexes(): number[] {
  return Array.from({ length: QUESTIONS }, (_, n) => n);
}

export const questionId = (n: number) => `question${n}`;

/** Shown while the question it depends on has "a". */
export function ourFlow({ dependsOn }: Design): Flow {
  const empty = { text: '' };
  const questions = dependsOn.map(
    (_on, n): FlowQuestion => ({
      id: questionId(n),
      type: 'single-choice',
      groupId: 'group1',
      seqName: `Q${n + 1}`,
      title: { text: `Question ${n + 1}` },
      settings: {},
      items: OPTIONS.map(id => ({ id, title: { text: id }, settings: {} })),
      itemGroups: [],
      rows: [],
      rowGroups: [],
    }),
  );
  const logic = dependsOn.flatMap((on, n): LogicRule[] =>
    on === undefined
      ? []
      : [
          {
            id: `rule${n}`,
            order: String(n).padStart(6, '0'),
            kind: 'display',
            target: { questionId: questionId(n) },
            when: { test: 'choice', questionId: questionId(on), is: 'any-of', itemIds: ['a'] },
          },
        ],
  );
  return {
    scrollId: 'bench',
    versionTime: 1,
    languageId: 2,
    title: empty,
    description: empty,
    settings: {},
    groups: [{ id: 'group1', title: empty, settings: {} }],
    questions,
    logic,
    calculations: [],
    verifications: [],
    agreements: [],
    appearance: {},
    cover: null,
    endPages: {},
  };
}

/** The same survey in SurveyJS's words. */
export function theirJson({ dependsOn }: Design): object {
  return {
    elements: dependsOn.map((on, n) => ({
      type: 'radiogroup',
      name: questionId(n),
      choices: OPTIONS,
      ...(on !== undefined && { visibleIf: `{${questionId(on)}} = 'a'` }),
    })),
  };
}
