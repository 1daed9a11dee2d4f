import type { Answers } from '../answering/survey-model.ts';
import { flatItems } from '../flow/items.ts';
import { own } from '../json.ts';
import type { BoundData } from '../question-type/seal.ts';
import { readSetting } from '../settings/settings.ts';
import type { Columns } from './columns.ts';
import type { LoopRound } from './merge-flows.ts';

interface Scored {
  readonly key: string;
  readonly stem: string;
  readonly round?: LoopRound;
  readonly bound: BoundData;
}

/** The score of every question whose options have scores, and of the whole survey when there are any. */
export function scoreColumns(asked: readonly Scored[]): readonly Columns[] {
  const scored = asked.filter(({ bound }) => bound.tests.includes('score') && hasScores(bound));
  if (scored.length === 0) return [];
  return [
    ...scored.map(
      (one): Columns => ({
        key: one.key,
        stem: one.stem,
        questionId: one.bound.question.id,
        ...(one.round && { round: one.round }),
        variables: [
          {
            key: '#score',
            name: '_score',
            label: one.bound.question.title.text,
            measure: 'scale',
            reads: [{ as: 'score' }],
          },
        ],
        values: answers => [scoreOf(one, answers)],
      }),
    ),
    {
      key: '#score',
      stem: 'score',
      variables: [{ key: '', name: '', label: 'score', measure: 'scale' }],
      values: answers => {
        const scores = scored.flatMap(one => scoreOf(one, answers) ?? []);
        // No scored answer is not a score of 0.
        return [scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) : null];
      },
    },
  ];
}

function hasScores({ question }: BoundData): boolean {
  return flatItems(question.items).some(item => readSetting(item.settings, 'score') !== null);
}

function scoreOf({ key, bound }: Scored, answers: Answers): number | null {
  const answer = own(answers, key);
  return answer === undefined ? null : (bound.operands(answer).score ?? null);
}
