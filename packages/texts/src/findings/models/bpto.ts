import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';

interface Share {
  readonly name: string;
  readonly share: string;
}
/** The price that brings in most, and the one that comes next. */
interface Prices {
  readonly name: string;
  readonly price: string;
  readonly other: string;
}

export const bptoTexts = bilingual(
  {
    name: 'BPTO 品牌价格权衡',
    answers: '价格变动时，各品牌会失去或赢得多少顾客？',
    slots: { question: { name: 'BPTO 题', hint: '一个 BPTO 题' }, group: solutionTexts.zh.group },
    options: {
      at: { name: '情景价格取各品牌的', words: { lowest: '最低价', middle: '中间价', highest: '最高价' } },
      own: { name: '本品牌是第几个', hint: '可选：填入后给出本品牌与各竞争品牌的对比' },
    },
    titles: {
      demand: '各品牌的需求曲线',
      brands: '品牌概览',
      prices: '品牌价格表',
      switching: '涨价后的去向',
      elasticities: '情景份额与价格弹性',
      coefficients: '选择模型',
      segments: '不同人群的品牌选择',
    },
    columns: {
      first: '首选占比',
      choices: '全部选择占比',
      choosers: '选过的人数',
      highest: '最高接受价（平均）',
      optimal: '收入最高的价格',
      shown: '出现次数',
      chosen: '被选次数',
      share: '被选比例',
      demand: '需求（仍会选的人）',
      revenue: '收入指数',
      next: '下一次选了',
      times: '次数',
      price: '情景价格',
      scenarioShare: '情景份额',
      dearer: '该品牌涨价 1% 时份额变化（%）',
      estimate: '系数',
      error: '标准误',
    },
    terms: { none: '都不选', price: '价格' },
    noneOfThese: '都不选',
    first: ({ name, share }: Share) => `全部为最低价时，${share} 的人首选“${name}”，最多。`,
    firstClose: ({ name, share, other, otherShare }: Share & { other: string; otherShare: string }) =>
      `全部为最低价时，首选“${name}”的占 ${share}，首选“${other}”的占 ${otherShare}，差距在误差范围内，不能断定谁更受欢迎。`,
    optimal: ({ name, price }: Prices) => `“${name}”在 ${price} 时收入最高。`,
    optimalClose: ({ name, price, other }: Prices) =>
      `“${name}”的收入在 ${price} 时最高，但与 ${other} 的差距在误差范围内，还不能断定哪个价格更好。`,
    none: (share: string) => `${share} 的选择是“都不选”。`,
    strongest: ({ name, percent }: { name: string; percent: string }) =>
      `对自身涨价最敏感的是“${name}”：涨价 1%，份额约减少 ${percent}%。`,
    notFitted: '现有的选择还不足以估计价格弹性，这里只给出需求曲线和去向。',
    notFalling: '没有证据表明涨价会减少选择，弹性和按模型得出的收入不可信。请检查价格设置，或收集更多答卷。',
    how: '需求：在该价格或更高价格上选过该品牌的人占全部受访者的比例。',
    revenueHow: '收入指数 = 价格 × 需求，不含成本。次数按权重累计（如有加权）。',
    switchingHow: '选了某品牌、它因此涨价之后，同一人下一次的选择；对角线是仍然选它。',
    elasticityHow:
      '行是份额变化的品牌，列是涨价的品牌；对角线为自身弹性，其余为交叉弹性。由 logit 模型在情景价格处得出，交叉弹性在各品牌间相同是该模型的假设。',
    logit: (name: string, tasks: number, fit: string) =>
      `条件 logit 模型，以“${name}”为参照，${tasks} 次选择，McFadden R²=${fit}。`,
    own: {
      titles: {
        prices: (name: string) => `“${name}”的价格表`,
        rivals: (name: string) => `“${name}”与竞争品牌`,
      },
      columns: {
        share: '份额',
        change: '份额变化（百分点）',
        revenue: '收入指数',
        others: '其他品牌的份额变化（百分点）',
        model: '模型：涨价 1% 的影响（%）',
        onThem: '本品牌涨价，它的份额',
        onOwn: '它涨价，本品牌的份额',
        seen: '实际：涨价后离开的人',
        lost: '从本品牌转到它',
        won: '从它转到本品牌',
      },
      best: ({ name, price }: Prices) => `其他品牌价格不变时，“${name}”在 ${price} 收入最高。`,
      close: ({ name, price, other }: Prices) =>
        `其他品牌价格不变时，“${name}”的收入在 ${price} 最高，但与 ${other} 的差距在误差范围内。`,
      strongest: ({ name, share }: Share) => `本品牌涨价后离开的人中，${share} 转向“${name}”，最多。`,
      pricesHow:
        '其他品牌保持情景价格，本品牌取各个问过的价格；份额由选择模型得出，变化与情景价格相比。收入指数 = 价格 × 份额，不含成本。',
      rivalsHow:
        '左边是选择模型在情景价格处的交叉弹性，它假定离开的人按份额分散；右边是答卷中的实际去向，两者差别大时以实际去向为准。',
    },
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Brand–price trade-off (BPTO)',
    answers: 'When prices move, how many customers do brands lose or win?',
    slots: { question: { name: 'BPTO question', hint: 'One BPTO question' }, group: solutionTexts.en.group },
    options: {
      at: {
        name: 'Scenario: each brand at its',
        words: { lowest: 'Lowest price', middle: 'Middle price', highest: 'Highest price' },
      },
      own: { name: 'Number of the own brand', hint: 'Optional: shows it against each of the others' },
    },
    titles: {
      demand: 'Demand by brand',
      brands: 'Brands',
      prices: 'Prices by brand',
      switching: 'Where people go when it gets dearer',
      elasticities: 'Shares and price elasticities in the scenario',
      coefficients: 'Choice model',
      segments: 'Brands by group',
    },
    columns: {
      first: 'First choice',
      choices: 'Of all choices',
      choosers: 'People who chose it',
      highest: 'Highest price accepted (mean)',
      optimal: 'Price of most revenue',
      shown: 'Times shown',
      chosen: 'Times chosen',
      share: 'Chosen when shown',
      demand: 'Demand (still take it)',
      revenue: 'Revenue index',
      next: 'Taken next',
      times: 'Times',
      price: 'Scenario price',
      scenarioShare: 'Scenario share',
      dearer: 'Change of share (%) when this brand gets 1% dearer',
      estimate: 'Coefficient',
      error: 'Std. error',
    },
    terms: { none: 'None of these', price: 'Price' },
    noneOfThese: 'None of these',
    first: ({ name, share }) =>
      `With every brand at its lowest price, ${share} take “${name}” first, more than any other brand.`,
    firstClose: ({ name, share, other, otherShare }) =>
      `With every brand at its lowest price, ${share} take “${name}” first and ${otherShare} “${other}”: the difference is within the margin of error.`,
    optimal: ({ name, price }) => `“${name}” brings in most at ${price}.`,
    optimalClose: ({ name, price, other }) =>
      `“${name}” brings in most at ${price}, but the difference to ${other} is within the margin of error: which price is better is not settled.`,
    none: share => `${share} of the choices are “none of these”.`,
    strongest: ({ name, percent }) =>
      `“${name}” suffers most from its own price: 1% dearer, it loses about ${percent}% of its share.`,
    notFitted: 'The choices so far do not tell price elasticities; demand and switching are shown alone.',
    notFalling:
      'There is no evidence that higher prices lower choice: elasticities, and revenue by the model, cannot be relied on. Check the prices, or collect more.',
    how: 'Demand: people who took the brand at this price or a higher one, in percent of all.',
    revenueHow:
      'The revenue index is price × demand, without costs. Times are sums of weights where there is a weight.',
    switchingHow:
      'What the same person took next, after taking a brand that became dearer by that; on the diagonal they stayed.',
    elasticityHow:
      'Rows are the brands whose share changes, columns the brands that get dearer: own elasticities on the diagonal, cross elasticities beside it. By the logit at the scenario’s prices; that cross elasticities are the same for all brands is its assumption.',
    logit: (name, tasks, fit) =>
      `Conditional logit with “${name}” as reference, ${tasks} choices, McFadden’s R²=${fit}.`,
    own: {
      titles: { prices: name => `Prices of “${name}”`, rivals: name => `“${name}” against the others` },
      columns: {
        share: 'Share',
        change: 'Change of share (points)',
        revenue: 'Revenue index',
        others: 'Change of the others’ shares (points)',
        model: 'Model: effect of 1% dearer (%)',
        onThem: 'Own dearer: their share',
        onOwn: 'They dearer: own share',
        seen: 'Seen: who left when it got dearer',
        lost: 'From own to them',
        won: 'From them to own',
      },
      best: ({ name, price }) => `With the other brands as they are, “${name}” brings in most at ${price}.`,
      close: ({ name, price, other }) =>
        `With the other brands as they are, “${name}” brings in most at ${price}, but the difference to ${other} is within the margin of error.`,
      strongest: ({ name, share }) =>
        `Of those who leave the own brand when it gets dearer, ${share} go to “${name}”, the most.`,
      pricesHow:
        'The others stay at their scenario prices, the own brand takes each price that was asked. Shares by the choice model; changes are against the scenario. The revenue index is price × share, without costs.',
      rivalsHow:
        'Left: cross elasticities of the choice model at the scenario’s prices, which assumes that people leave in proportion to shares. Right: what people really took next. Where the two differ much, trust the latter.',
    },
  },
);
