import { bilingual } from '../../bilingual.ts';
import { individualTexts } from './individual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';

type Firsts = readonly { readonly group: string; readonly name: string }[];

export const maxdiffTexts = bilingual(
  {
    name: 'MaxDiff（最优最差分析）',
    answers: '在许多选项中，人们最看重哪些、最不在意哪些？',
    slots: {
      question: { name: 'MaxDiff 题', hint: '一个 MaxDiff 题' },
      group: solutionTexts.zh.group,
      covariates: individualTexts.zh.covariates,
      anchor: {
        name: '锚定题',
        hint: '可选：一个多选题，问哪些选项“确实重要”或“会购买”，选项文字与 MaxDiff 的选项相同；仅用于每人单独估计',
      },
    },
    options: {
      estimate: individualTexts.zh.estimate,
      model: {
        name: '最差选择的模型',
        words: { independent: '独立于最优', sequential: '在选出最优后' },
        hint: '最差是从全部选项中选，还是从选出最优后余下的选项中选',
      },
      ...individualTexts.zh.sampling,
    },
    titles: {
      shares: '偏好份额',
      utilities: '效用值与 95% 区间',
      utilitiesOfPeople: '效用：平均与中间一半的人',
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
      shareDeviation: '人与人之间份额的标准差',
      above: '在锚点以上的人',
    },
    average: '平均',
    anchor: '锚点',
    anchorOfPeople: '锚定题只用于“每人单独”的估计，这里没有使用。',
    anchorHow:
      '效用 0 为锚点：锚定题中选中的选项视为高于锚点，未选中的视为低于锚点（直接锚定法）。锚点以上表示对此人确实重要。',
    leastAbove: ({ name, percent }: { name: string; percent: string }) =>
      `“${name}”只对 ${percent} 的人在锚点以上，是各选项中最少的。`,
    sharesOfPeople: '偏好份额先按每人计算（e^效用 占全部的比例），再求平均。',
    first: ({ name, share }: { name: string; share: string }) => `人们最看重“${name}”，偏好份额 ${share}。`,
    times: ({ first, last, times }: { first: string; last: string; times: string }) =>
      `“${first}”的偏好份额约为“${last}”的 ${times} 倍。`,
    close: ({ first, second }: { first: string; second: string }) =>
      `“${first}”与“${second}”的差距在误差范围内，不能断定谁更受重视。`,
    notFitted: '现有的选择还不足以估计效用（例如有的选项总是或从未被选中），这里只给出次数。',
    chance: '看不出哪个选项更重要（选择与随机没有显著差异），请勿解读排名。',
    otherFirsts: (each: Firsts) =>
      `不同人群最看重的选项不同：${each.map(({ group, name }) => `${group}为“${name}”`).join('，')}。`,
    how: (sets: number, fit: string) =>
      `效用由 ${sets} 组选择的条件 logit 模型得出，均值为 0；偏好份额 = e^效用 占全部的比例。McFadden R²=${fit}。`,
    counts: '次数按权重累计（如有加权）；净得分从 −1（总是最差）到 1（总是最优）。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'MaxDiff (best–worst scaling)',
    answers: 'Of many things, which matter most to people and which least?',
    slots: {
      question: { name: 'MaxDiff question', hint: 'One MaxDiff question' },
      group: solutionTexts.en.group,
      covariates: individualTexts.en.covariates,
      anchor: {
        name: 'Anchor',
        hint: 'Optional: a multiple-choice question of what matters at all, or would be bought, with the same words as the items; for the estimate of each person only',
      },
    },
    options: {
      estimate: individualTexts.en.estimate,
      model: {
        name: 'The worst is chosen',
        words: { independent: 'Among all', sequential: 'After the best' },
        hint: 'Whether the worst is chosen among all that is shown, or among what the best leaves',
      },
      ...individualTexts.en.sampling,
    },
    titles: {
      shares: 'Shares of preference',
      utilities: 'Utilities with 95% intervals',
      utilitiesOfPeople: 'Utilities: mean, and the middle half of people',
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
      shareDeviation: 'Std. deviation of shares over people',
      above: 'Above the anchor for',
    },
    average: 'Average',
    anchor: 'Anchor',
    anchorOfPeople: 'The anchor is only used when each person is estimated; here it is not.',
    anchorHow:
      'A utility of 0 is the anchor: what was chosen in the anchor question counts as above it, what was not as below it (direct anchoring). Above the anchor something matters to that person at all.',
    leastAbove: ({ name, percent }) =>
      `“${name}” is above the anchor for only ${percent} of people, fewer than any other.`,
    sharesOfPeople:
      'Shares of preference are worked out for each person (e^utility over that of all) and then averaged.',
    first: ({ name, share }) => `“${name}” matters most: its share of preference is ${share}.`,
    times: ({ first, last, times }) =>
      `The share of preference of “${first}” is about ${times} times that of “${last}”.`,
    close: ({ first, second }) =>
      `The difference between “${first}” and “${second}” is within the margin of error: which of them matters more is not settled.`,
    notFitted:
      'The choices so far do not tell utilities (an item may always or never be chosen); only counts are shown.',
    chance: 'There is no evidence that any item matters more than another: do not read the ranks.',
    otherFirsts: each =>
      `What matters most is not the same in all groups: ${each.map(({ group, name }) => `“${name}” for ${group}`).join(', ')}.`,
    how: (sets, fit) =>
      `Utilities are those of a conditional logit of ${sets} sets, with mean 0; a share of preference is e^utility over that of all. McFadden’s R²=${fit}.`,
    counts:
      'Times are sums of weights where there is a weight; net scores go from −1 (always worst) to 1 (always best).',
  },
);
