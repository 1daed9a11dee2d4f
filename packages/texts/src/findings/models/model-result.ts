import { bilingual } from '../../bilingual.ts';

const counted = (count: number) => Math.round(count).toLocaleString('en');

interface Rung {
  readonly code: number;
  readonly label: string;
}

interface Beside {
  readonly question: string;
  /** What stands beside its scale. */
  readonly labels: readonly string[];
  readonly people: number;
}

interface Scored {
  readonly names: string;
  readonly first: Rung;
  readonly last: Rung;
}

/** What the results of several models say in the same words. */
export const modelResultTexts = bilingual(
  {
    /** Several questions or categories in a sentence. */
    list: (names: readonly string[]) => names.join('、'),
    leftOut: (people: number) => `${counted(people)} 份答卷因有缺失值未计入。`,
    few: '样本不足 30，结果仅供参考。',
    stars: '* p<0.05，** p<0.01，*** p<0.001，双侧检验。',
    takenAsScores: (names: string) =>
      `以下题目按选项编号（1、2、3……）计分，请确认选项是依次从低到高（或从高到低）排列的：${names}。`,
    scored: ({ names, first, last }: Scored) =>
      `按分数计入（${first.code} =“${first.label}”……${last.code} =“${last.label}”）：${names}。`,
    besideOf: ({ question, labels, people }: Beside) =>
      `${question}的${labels.map(label => `“${label}”`).join('、')}（${counted(people)} 份）`,
    beside: (each: readonly string[]) => `以下答案不计分，按缺失值处理：${each.join('；')}。`,
    onEffective: '已加权；检验和区间按有效样本量计算。',
  },
  {
    list: names => names.join(', '),
    leftOut: people =>
      people === 1
        ? '1 person is left out because an answer is missing.'
        : `${counted(people)} people are left out because an answer is missing.`,
    takenAsScores: names =>
      `These are scored by the numbers of their options (1, 2, 3 …). Please make sure that the options go from low to high, or from high to low: ${names}.`,
    scored: ({ names, first, last }) =>
      `Taken as points (${first.code} = “${first.label}” … ${last.code} = “${last.label}”): ${names}.`,
    few: 'Fewer than 30 people: read this with care.',
    stars: '* p<0.05, ** p<0.01, *** p<0.001, two-sided.',
    besideOf: ({ question, labels, people }) =>
      `${labels.map(label => `“${label}”`).join(', ')} of ${question} (${people === 1 ? '1 person' : `${counted(people)} people`})`,
    beside: each => `These answers have no points and count as missing: ${each.join('; ')}.`,
    onEffective: 'Weighted; tests and intervals are those of the effective base.',
  },
);
