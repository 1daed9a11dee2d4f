import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';
import { worthTexts } from './worths.ts';

/** The first product of a scenario, and the one that comes next. */
interface Led {
  readonly scenario: string;
  readonly product: string;
  readonly share: string;
  readonly other: string;
  readonly otherShare: string;
}
interface Moved {
  readonly product: string;
  readonly attribute: string;
  readonly low: string;
  readonly high: string;
}

export const simulatorTexts = bilingual(
  {
    name: '市场模拟器',
    answers: '产品这样组合、这样定价，会有多少人选它？',
    slots: {
      question: { name: '联合分析题', hint: '一个 CBC 或 CPC 题' },
      worths: { name: '个人效用', hint: '保存到数据的个人效用，自动填入' },
      group: solutionTexts.zh.group,
    },
    options: {
      utilities: { name: '效用', words: { together: '全体合并估计', people: '每个人各自的' } },
      method: {
        name: '选择规则',
        words: { logit: '偏好份额（logit）', firstChoice: '首选', randomised: '随机首选（RFC）' },
        hint: '首选和随机首选需要每个人各自的效用',
      },
      scale: { name: '尺度系数', hint: '大于 1 份额更集中，小于 1 更分散；可用实际市场份额校准' },
      none: { name: '可以都不选' },
      price: worthTexts.zh.price,
    },
    first: { scenario: (number: number) => `情景 ${number}`, product: (number: number) => `产品 ${number}` },
    none: '都不选',
    titles: {
      shares: '模拟份额',
      scenarios: '情景对比',
      sensitivity: '换一个水平会怎样',
      demand: '份额随价格的变化',
      segments: '不同人群的份额',
    },
    columns: { share: '份额', price: '价格', revenue: '收入', profit: '利润' },
    nothing: '还没有产品。请至少加入一个产品。',
    leads: ({ scenario, product, share }: Led) => `${scenario}：“${product}”的份额最高，为 ${share}。`,
    close: ({ scenario, product, share, other, otherShare }: Led) =>
      `${scenario}：“${product}”（${share}）与“${other}”（${otherShare}）的差距在误差范围内，不能断定谁更高。`,
    highest: ({ scenario, product, share }: Led) =>
      `${scenario}：按全体合并的效用，“${product}”的份额最高，为 ${share}（没有区间，差距未经检验）。`,
    moves: ({ product, attribute, low, high }: Moved) =>
      `对“${product}”影响最大的是“${attribute}”：份额可从 ${low} 变到 ${high}。`,
    bestAhead: '按每个人各自的效用，排在第一的方案明显领先于第二个（95% 水平）。',
    bestOpen:
      '这些方案按模拟的数值排序，并不能说第一个就是最好的：它没有明显领先于下一个，或者样本不足 30 人，或者用的是全体合并估计的效用，无法检验。',
    together: '这里用的是全体合并估计的效用，看不到人与人的差别；份额没有区间，相似产品之间的替代也会被低估。',
    onlyLogit: '合并估计的效用只能计算偏好份额；首选和随机首选需要每个人各自的效用。',
    beyond: '有的价格超出了问卷中出现过的范围，按最近的一个价格计算，不作外推。',
    unknownLevels: '有的产品缺少某个属性的水平，或该水平没有人评价过，按 0 计入。',
    noNone: '这一题没有“都不选”的效用，份额按一定会选其中一个计算。',
    methods: {
      logit: '偏好份额：按每一行效用的 logit 概率分配，再取（加权）平均。',
      firstChoice: '首选：每个人都选效用最高的产品；并列时平分。',
      randomised:
        '随机首选：每个人重复选 40 次，每次在效用上加正态误差（标准差 0.5）、在产品上加 Gumbel 误差（尺度 0.5），固定随机种子。',
    },
    scaled: (scale: string) => `全部效用乘以尺度系数 ${scale}。`,
    interval: '95% 区间为各人份额均值的抽样误差，不含效用本身的估计误差。',
    without: (people: number) => `${people} 份答卷没有个人效用，未计入。`,
    preference: '这是偏好份额，不是销量预测：未考虑知名度、铺货和促销。',
    revenueHow: (market: string) => `收入 = 市场规模（${market}）× 份额 × 价格。`,
    profitHow: '利润 = 市场规模 × 份额 ×（价格 − 各水平成本之和）。',
    sensitivityHow: (scenario: string) => `“${scenario}”中，每次只改一个产品的一个属性，其他产品和属性都不变。`,
    demandHow: (scenario: string) => `“${scenario}”中，每次只改一个产品的价格；两个价格水平之间按直线计算。`,
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Market simulator',
    answers: 'Put together like this and at this price, how many would choose it?',
    slots: {
      question: { name: 'Conjoint question', hint: 'One CBC or CPC question' },
      worths: { name: 'Individual utilities', hint: 'Those saved to the data, filled in by itself' },
      group: solutionTexts.en.group,
    },
    options: {
      utilities: { name: 'Utilities', words: { together: 'Of all together', people: 'Of each person' } },
      method: {
        name: 'How people choose',
        words: {
          logit: 'Share of preference (logit)',
          firstChoice: 'First choice',
          randomised: 'Randomised first choice',
        },
        hint: 'First choice, randomised or not, needs utilities of each person',
      },
      scale: {
        name: 'Scale factor',
        hint: 'Above 1 shares are further apart, below 1 closer; set it so that known market shares come out',
      },
      none: { name: 'None may be chosen' },
      price: worthTexts.en.price,
    },
    first: { scenario: number => `Scenario ${number}`, product: number => `Product ${number}` },
    none: 'None of these',
    titles: {
      shares: 'Simulated shares',
      scenarios: 'Scenarios side by side',
      sensitivity: 'What another level would do',
      demand: 'Shares by price',
      segments: 'Shares by group',
    },
    columns: { share: 'Share', price: 'Price', revenue: 'Revenue', profit: 'Profit' },
    nothing: 'There is no product yet. Add at least one.',
    leads: ({ scenario, product, share }) => `${scenario}: “${product}” leads with ${share}.`,
    close: ({ scenario, product, share, other, otherShare }) =>
      `${scenario}: the difference between “${product}” (${share}) and “${other}” (${otherShare}) is within the margin of error.`,
    highest: ({ scenario, product, share }) =>
      `${scenario}: by the utilities of all together “${product}” has the highest share, ${share} (no interval; the lead is not tested).`,
    moves: ({ product, attribute, low, high }) =>
      `“${attribute}” moves “${product}” most: its share goes from ${low} to ${high}.`,
    bestAhead: 'By the utilities of each person, the first of these is clearly ahead of the next (95% level).',
    bestOpen:
      'These are in the order of their simulated numbers, which does not make the first the best one: it is not clearly ahead of the next, or there are fewer than 30 people, or the utilities are those of all together and cannot be tested.',
    together:
      'The utilities are those of all people together: how people differ is not in them. Shares have no intervals, and similar products take less from each other than they would.',
    onlyLogit:
      'With utilities of all together there are shares of preference only; first choice, randomised or not, needs utilities of each person.',
    beyond:
      'Some prices lie outside those that were shown. The nearest one that was shown holds there; nothing is extrapolated.',
    unknownLevels: 'Some products lack a level of an attribute, or nobody has seen that level: it counts as 0.',
    noNone: 'Nothing is known of choosing none in this question: everybody takes one of the products.',
    methods: {
      logit: 'Share of preference: logit probabilities of each row of utilities, then their (weighted) mean.',
      firstChoice: 'First choice: everybody takes the product of the highest utility; ties are split.',
      randomised:
        'Randomised first choice: everybody chooses 40 times, with normal errors on part-worths (standard deviation 0.5) and Gumbel errors on products (scale 0.5), from a fixed seed.',
    },
    scaled: scale => `All utilities are multiplied by the scale factor ${scale}.`,
    interval:
      '95% intervals are the sampling error of the mean of people’s shares, without that of the utilities themselves.',
    without: people =>
      people === 1
        ? '1 record has no utilities of its own and is left out.'
        : `${people} records have no utilities of their own and are left out.`,
    preference:
      'These are shares of preference, no forecast of sales: awareness, distribution and promotion are not in them.',
    revenueHow: market => `Revenue is the size of the market (${market}) × share × price.`,
    profitHow: 'Profit is the size of the market × share × (price − the costs of the levels).',
    sensitivityHow: scenario =>
      `In “${scenario}” one attribute of one product is changed at a time; all else stays as it is.`,
    demandHow: scenario =>
      `In “${scenario}” the price of one product is changed at a time, on a straight line between two prices that were shown.`,
  },
);
