import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { solutionTexts } from './solution.ts';

interface Ends {
  readonly low: string;
  readonly high: string;
}
interface Point extends Ends {
  readonly price: string;
}
interface PriceRange extends Ends {
  readonly lowEnds: Ends;
  readonly highEnds: Ends;
}

const nearZh = (low: string, high: string) =>
  low === high ? '其他价格都明显较低' : `${low} 到 ${high} 之间的差别在误差范围内`;
const nearEn = (low: string, high: string) =>
  low === high
    ? 'every other price does clearly worse'
    : `between ${low} and ${high} the difference is within the margin of error`;

export const psmTexts = bilingual(
  {
    name: 'PSM 价格敏感度',
    answers: '人们能接受什么价格，定在哪里最合适？',
    slots: {
      question: { name: 'PSM 题', hint: '一个 PSM 题（太便宜、便宜、贵、太贵）' },
      intentCheap: { name: '便宜价的购买意愿', hint: '可选：5 级购买意愿，用于估计需求和收入' },
      intentExpensive: { name: '贵价的购买意愿', hint: '可选：与上面同一量表' },
      group: solutionTexts.zh.group,
    },
    options: {
      ordering: {
        name: '四个价格',
        words: { strict: '须依次升高', nonStrict: '可以相等' },
        hint: '不符合的答卷不计入',
      },
      intentEnd: { name: '肯定会买的是', words: { high: '第 5 级', low: '第 1 级' }, hint: '仅在使用购买意愿时有效' },
    },
    titles: {
      curves: '价格敏感度曲线',
      points: '关键价格点',
      demand: '需求曲线（NMS）',
      revenue: '收入曲线（NMS）',
      optimum: '需求最大与收入最大的价格',
      segments: '不同人群的关键价格点',
    },
    questions: { tooCheap: '太便宜', cheap: '便宜', expensive: '贵', tooExpensive: '太贵' },
    points: {
      pmc: '可接受下限 PMC（太便宜 × 贵）',
      opp: '最优价格点 OPP（太便宜 × 太贵）',
      idp: '无差异价格点 IDP（便宜 × 贵）',
      pme: '可接受上限 PME（便宜 × 太贵）',
    },
    short: { pmc: 'PMC', opp: 'OPP', idp: 'IDP', pme: 'PME' },
    columns: {
      price: '价格',
      low: '95% 下限',
      high: '95% 上限',
      percent: '交点处占比',
      people: '样本量',
      trial: '购买比例',
      revenue: '人均收入',
    },
    mostTrial: '需求最大',
    mostRevenue: '收入最大',
    range: ({ low, high, lowEnds, highEnds }: PriceRange) =>
      `可接受的价格在 ${low} 到 ${high} 之间（95% 区间：下限 ${lowEnds.low}–${lowEnds.high}，上限 ${highEnds.low}–${highEnds.high}）。`,
    optimal: ({ price, low, high }: Point) =>
      `嫌太便宜和嫌太贵的人一样多的价格是 ${price}（最优价格点，95% 区间 ${low}–${high}）。`,
    usual: ({ price, low, high }: Point) =>
      `觉得便宜和觉得贵的人一样多的价格是 ${price}（无差异价格点，95% 区间 ${low}–${high}），一般视为人们心目中的正常价格。`,
    trialBest: ({ price, low, high, share }: Point & { share: string }) =>
      `愿意购买的人在 ${price} 时最多，约 ${share}；${nearZh(low, high)}。`,
    revenueBest: ({ price, low, high }: Point) => `人均收入在 ${price} 时最高；${nearZh(low, high)}。`,
    unordered: (people: number) => `${people} 份答卷的四个价格没有依次升高，未计入。`,
    partial: (people: number) => `${people} 份答卷没有填完四个价格，未计入。`,
    apart: '有的曲线没有相交，对应的价格点无法得出。',
    turned: '可接受下限高于上限，按这种方法得不出可接受的价格区间。',
    how: 'Van Westendorp 方法：在每个被提到的价格上累计占比，曲线在其间取直线，交点即价格点。',
    bootstrap: '95% 区间由重复抽样（bootstrap，固定随机种子）得出。',
    nms: 'Newton-Miller-Smith 扩展：购买意愿由低到高按 0、10%、30%、50%、70% 折算为购买概率，在每人的价格之间取直线，在太便宜和太贵处为 0。人均收入不含成本。',
    overlap: '两组的区间互不重叠时，差异比较可靠。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Price sensitivity (PSM)',
    answers: 'Which prices do people accept, and where is the best one?',
    slots: {
      question: { name: 'PSM question', hint: 'One PSM question (too cheap, cheap, expensive, too expensive)' },
      intentCheap: {
        name: 'Intent at the cheap price',
        hint: 'Optional: purchase intent on five points, for demand and revenue',
      },
      intentExpensive: { name: 'Intent at the expensive price', hint: 'Optional: on the same scale' },
      group: solutionTexts.en.group,
    },
    options: {
      ordering: {
        name: 'The four prices',
        words: { strict: 'Have to rise', nonStrict: 'May be equal' },
        hint: 'Others are left out',
      },
      intentEnd: {
        name: 'Would certainly buy',
        words: { high: 'Point 5', low: 'Point 1' },
        hint: 'Only where purchase intents are used',
      },
    },
    titles: {
      curves: 'Price sensitivity curves',
      points: 'Price points',
      demand: 'Demand (NMS)',
      revenue: 'Revenue (NMS)',
      optimum: 'Prices of most demand and most revenue',
      segments: 'Price points by group',
    },
    questions: { tooCheap: 'Too cheap', cheap: 'Cheap', expensive: 'Expensive', tooExpensive: 'Too expensive' },
    points: {
      pmc: 'Lowest acceptable, PMC (too cheap × expensive)',
      opp: 'Optimal price point, OPP (too cheap × too expensive)',
      idp: 'Indifference price point, IDP (cheap × expensive)',
      pme: 'Highest acceptable, PME (cheap × too expensive)',
    },
    short: { pmc: 'PMC', opp: 'OPP', idp: 'IDP', pme: 'PME' },
    columns: {
      price: 'Price',
      low: '95% low',
      high: '95% high',
      percent: 'Share where they cross',
      people: 'N',
      trial: 'Would buy',
      revenue: 'Revenue per person',
    },
    mostTrial: 'Most demand',
    mostRevenue: 'Most revenue',
    range: ({ low, high, lowEnds, highEnds }) =>
      `Acceptable prices run from ${low} to ${high} (95% intervals: ${lowEnds.low}–${lowEnds.high} and ${highEnds.low}–${highEnds.high}).`,
    optimal: ({ price, low, high }) =>
      `At ${price} as many find it too cheap as too expensive (optimal price point; 95% interval ${low}–${high}).`,
    usual: ({ price, low, high }) =>
      `At ${price} as many find it cheap as expensive (indifference price point; 95% interval ${low}–${high}): often read as what people take for a normal price.`,
    trialBest: ({ price, low, high, share }) =>
      `Most people would buy at ${price}, about ${share}; ${nearEn(low, high)}.`,
    revenueBest: ({ price, low, high }) => `Revenue per person is highest at ${price}; ${nearEn(low, high)}.`,
    unordered: people =>
      people === 1
        ? 'The four prices of 1 person do not rise; it is left out.'
        : `The four prices of ${people} people do not rise; they are left out.`,
    partial: people =>
      people === 1
        ? '1 person did not name all four prices and is left out.'
        : `${people} people did not name all four prices and are left out.`,
    apart: 'Some of the curves do not cross: the price points there cannot be told.',
    turned: 'The lowest acceptable price is above the highest: this method gives no acceptable range here.',
    how: 'Van Westendorp’s method: shares are cumulated at every price that was named, with straight lines between them; price points are where curves cross.',
    bootstrap: '95% intervals by bootstrap, with a fixed seed.',
    nms: 'Extension of Newton, Miller and Smith: purchase intents count as probabilities of 0, 10%, 30%, 50% and 70% from the lowest to the highest, with straight lines between a person’s prices and 0 where it is too cheap or too expensive. Revenue is without costs.',
    overlap: 'Where the intervals of two groups do not overlap, the difference is rather safe.',
  },
);
