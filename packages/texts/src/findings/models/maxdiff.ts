import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';

export const maxdiffTexts = bilingual(
  {
    name: 'MaxDiff（最优最差分析）',
    answers: '在许多选项中，人们最看重哪些、最不在意哪些？',
    slots: { question: { name: 'MaxDiff 题', hint: '一个 MaxDiff 题' }, group: solutionTexts.zh.group },
    options: {
      model: {
        name: '最差选择的模型',
        words: { independent: '独立于最优', sequential: '在选出最优后' },
        hint: '最差是从全部选项中选，还是从选出最优后余下的选项中选',
      },
    },
    titles: {
      shares: '偏好份额',
      utilities: '效用值与 95% 区间',
      scores: '各选项的得分',
      segments: '不同人群的偏好份额',
    },
    columns: {
      rank: '排名',
      share: '偏好份额',
      utility: '效用',
      error: '标准误',
      rescaled: '重标度得分（合计 100）',
      best: '被选为最优',
      worst: '被选为最差',
      score: '净得分（最优−最差）/出现次数',
      shown: '出现次数',
    },
    average: '平均',
    first: (name: string, share: string) => `人们最看重“${name}”，偏好份额 ${share}。`,
    times: (first: string, last: string, times: string) => `“${first}”的吸引力是“${last}”的 ${times} 倍。`,
    close: (first: string, second: string) => `“${first}”与“${second}”的差距在误差范围内，不能断定谁更受重视。`,
    notFitted: '现有的选择还不足以估计效用（例如有的选项总是或从未被选中），这里只给出次数。',
    otherFirsts: '不同人群最看重的选项不同。',
    how: (sets: number, fit: string) =>
      `效用由 ${sets} 组选择的条件 logit 模型得出，均值为 0；偏好份额 = e^效用 占全部的比例。McFadden R²=${fit}。`,
    counts: '次数按权重累计（如有加权）；净得分从 −1（总是最差）到 1（总是最优）。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'MaxDiff (best–worst scaling)',
    answers: 'Of many things, which matter most to people and which least?',
    slots: { question: { name: 'MaxDiff question', hint: 'One MaxDiff question' }, group: solutionTexts.en.group },
    options: {
      model: {
        name: 'The worst is chosen',
        words: { independent: 'Among all', sequential: 'After the best' },
        hint: 'Whether the worst is chosen among all that is shown, or among what the best leaves',
      },
    },
    titles: {
      shares: 'Shares of preference',
      utilities: 'Utilities with 95% intervals',
      scores: 'Scores of all items',
      segments: 'Shares of preference by group',
    },
    columns: {
      rank: 'Rank',
      share: 'Share of preference',
      utility: 'Utility',
      error: 'Std. error',
      rescaled: 'Rescaled score (sums to 100)',
      best: 'Chosen as best',
      worst: 'Chosen as worst',
      score: 'Net score (best − worst) / shown',
      shown: 'Times shown',
    },
    average: 'Average',
    first: (name, share) => `“${name}” matters most: its share of preference is ${share}.`,
    times: (first, last, times) => `“${first}” is ${times} times as attractive as “${last}”.`,
    close: (first, second) =>
      `The difference between “${first}” and “${second}” is within the error: which of them matters more is not settled.`,
    notFitted:
      'The choices so far do not tell utilities (an item may always or never be chosen); only counts are shown.',
    otherFirsts: 'What matters most is not the same in all groups.',
    how: (sets, fit) =>
      `Utilities are those of a conditional logit of ${sets} sets, with mean 0; a share of preference is e^utility over that of all. McFadden’s R²=${fit}.`,
    counts:
      'Times are sums of weights where there is a weight; net scores go from −1 (always worst) to 1 (always best).',
  },
);
