import { countCell, countFormat, type Exhibit, type Head, inFormat, numberAs, wordCell } from '@wenshu/analysis';
import { rewardTexts } from '@wenshu/texts/collect/rewards';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { RewardFigures } from '../../../collect/rewards/index.ts';
import type { Answers } from '../ask-list.ts';
import { framed, type ProgressContext } from '../progress-context.ts';

const yuanFormat = numberAs(2);
const FEN_IN_YUAN = 100;

/** What went out of each red packet and each list of codes. Nothing where the survey gives nothing. */
export function rewardsSection(context: ProgressContext, rewards: readonly RewardFigures[]) {
  const t = progressTexts[context.language];
  const words = rewardTexts[context.language];
  const column = (id: string, text: string, format = countFormat): Head => ({ id, text, role: 'statistic', format });
  return (answers: Answers): readonly Exhibit[] => {
    if (rewards.length === 0) return [];
    const people = rewards.reduce((sum, { receivedCount }) => sum + receivedCount, 0);
    const hasMoney = rewards.some(({ kind }) => kind !== 'codes');
    return [
      {
        ...framed(context, answers, { id: 'rewards', title: t.rewards.title, people, footnotes: [t.rewards.note] }),
        kind: 'table',
        columns: [
          { id: 'state', text: words.center.state, role: 'category' },
          column('count', t.rewards.count),
          column('received', t.rewards.received),
          column('open', t.rewards.open),
          column('held', t.rewards.held),
          column('left', t.rewards.left),
          ...(hasMoney ? [{ id: 'yuan', text: t.rewards.yuan, role: 'statistic' as const, format: yuanFormat }] : []),
        ],
        rows: rewards.map(({ rewardId, name, kind }) => ({
          id: rewardId,
          text: t.rewards.named({ name, kind: words.kinds[kind] }),
          role: 'category',
        })),
        measures: [{ id: 'count', name: t.rewards.count, format: countFormat }],
        cells: rewards.map(({ kind, state, count, receivedCount, openCount, heldCount, leftCount, receivedFen }) => [
          wordCell(words.states[state]),
          ...[count, receivedCount, openCount, heldCount, leftCount].map(countCell),
          ...(hasMoney
            ? [{ values: [inFormat(yuanFormat, kind === 'codes' ? null : receivedFen / FEN_IN_YUAN)] }]
            : []),
        ]),
      },
    ];
  };
}
