import { bilingual } from '../../bilingual.ts';

type Names = readonly string[];

interface First {
  readonly name: string;
  readonly share: string;
}

/** What both conjoint analyses say of part-worths. */
export const worthTexts = bilingual(
  {
    price: {
      name: '价格是第几个属性',
      hint: '留空自动识别（水平为金额的属性）；0 表示没有价格属性',
    },
    attribute: (number: number) => `属性 ${number}`,
    titles: {
      importance: '各属性的重要性',
      partWorths: '各水平的效用与 95% 区间',
      worths: '效用值表',
      willingness: '支付意愿',
      segmentImportance: '不同人群的属性重要性',
      segmentWorths: '不同人群的效用值',
    },
    columns: {
      utility: '效用',
      error: '标准误',
      importance: '重要性',
      ownImportance: '个人重要性的平均',
      amount: '比该属性第一个水平多愿付的金额',
    },
    pair: (attribute: string, level: string) => `${attribute}：${level}`,
    first: ({ name, share }: First) => `影响最大的是“${name}”，占全部重要性的 ${share}。`,
    firstClose: ({ name, share, other, otherShare }: First & { other: string; otherShare: string }) =>
      `“${name}”（重要性 ${share}）与“${other}”（${otherShare}）的差距在误差范围内，不能断定谁的影响更大。`,
    best: (pairs: Names) => `明显更受欢迎的水平：${pairs.join('；')}。`,
    slope: (slope: string, error: string) =>
      `价格按直线估计：每增加一个货币单位，效用变化 ${slope}（标准误 ${error}）。`,
    willingnessHow:
      '支付意愿 = 效用差 ÷ 每一货币单位的效用；价格分水平估计时取各价格效用的最小二乘直线。区间由 delta 法得出。它是价格范围内的估计，不宜外推。',
    dearerLiked: '有较高的价格反而明显比较低的价格更受欢迎，人们可能把价格当作质量的标志；支付意愿仅供参考。',
    uneven: '价格的效用没有逐级下降，但回升的部分在误差范围内；支付意愿仅供参考。',
    notFalling: '效用没有随价格升高而下降，无法换算成支付意愿。请检查价格水平，或收集更多答卷。',
  },
  {
    price: {
      name: 'Number of the price attribute',
      hint: 'Leave it empty to have it found (levels that are amounts of money); 0 if there is none',
    },
    attribute: number => `Attribute ${number}`,
    titles: {
      importance: 'Importance of attributes',
      partWorths: 'Part-worths with 95% intervals',
      worths: 'Table of part-worths',
      willingness: 'Willingness to pay',
      segmentImportance: 'Importance of attributes by group',
      segmentWorths: 'Part-worths by group',
    },
    columns: {
      utility: 'Part-worth',
      error: 'Std. error',
      importance: 'Importance',
      ownImportance: 'Mean of people’s own',
      amount: 'Paid more than for the first level',
    },
    pair: (attribute, level) => `${attribute}: ${level}`,
    first: ({ name, share }) => `“${name}” makes the most difference: ${share} of all importance.`,
    firstClose: ({ name, share, other, otherShare }) =>
      `Which matters more is not settled: “${name}” (${share} of all importance) and “${other}” (${otherShare}) are within the margin of error.`,
    best: pairs => `Clearly liked best: ${pairs.join('; ')}.`,
    slope: (slope, error) =>
      `The price is a straight line: each unit of money changes utility by ${slope} (std. error ${error}).`,
    willingnessHow:
      'Willingness to pay is the difference in utility over the utility of a unit of money; of a price in levels that is the least-squares line through their part-worths. Intervals by the delta method. It holds within the prices that were shown.',
    dearerLiked:
      'One price is clearly liked better than a lower one: people may take the price for a sign of quality. Read amounts of money with care.',
    uneven:
      'The worth of prices does not fall at every step, but the rise is within the margin of error. Read amounts of money with care.',
    notFalling:
      'Utility does not fall with the price, so nothing can be said in money. Check the levels of the price, or collect more.',
  },
);
