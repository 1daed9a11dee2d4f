import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

export const trendTexts = bilingual(
  {
    name: '波次趋势',
    answers: '各波之间升了还是降了，差别是不是真的？',
    slots: {
      wave: { name: '波次', hint: '说明每份答卷属于哪一波的题目，例如“波次”' },
      measures: { name: '比较什么', hint: '数字和量表比较均值，单选题比较各选项的占比' },
      sets: { name: '多选题', hint: '比较各选项的占比' },
    },
    options: {
      compare: { name: '和哪一波比', words: { previous: '上一波', first: '第一波', all: '所有波次两两比较' } },
    },
    titles: { trend: '各波对比', tests: '波次之间的检验', shares: '占比的变化', means: '均值的变化' },
    mean: '均值',
    wave: ({ name, people }: { name: string; people: number }) => `${name}（n=${people}）`,
    pair: ({ from, to }: { from: string; to: string }) => `${from} → ${to}`,
    columns: {
      waves: '波次',
      difference: '差值',
      lower: '95% 区间下限',
      upper: '95% 区间上限',
      p: 'p',
      corrected: '校正后 p（Holm）',
    },
    ofShares: '占比之差',
    ofMeans: '均值之差',
    changed: ({ count, of }: { count: number; of: number }) => `共比较 ${of} 次，其中 ${count} 次的变化大于偶然波动。`,
    nothing: '没有发现大于偶然波动的变化。',
    notJudged: '相互比较的波次中，样本都不足 30，无法判断变化是不是偶然。',
    unoffered: (names: string) =>
      `${names}：有的波次没有人选过，可能当时没有这个选项，这些波次显示为“-”，也不参与比较。`,
    signs:
      '▲ 显著上升，▼ 显著下降（校正后 p<0.05，双侧，两波的有效样本都不少于 30）。比较多个波次时，箭头说的是最近的一次显著比较。',
    tests: '各波视为独立样本：占比用合并占比的 z 检验，均值用 Welch t 检验；同一指标的多次比较用 Holm 法校正。',
    weighted: '已加权；检验按有效样本量计算。',
    few: '部分波次的样本不足 30，结果仅供参考。',
    untold: (names: string) => `${names}：有数据的波次不到两个，无法比较。`,
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Trend over waves',
    answers: 'What rose and what fell from wave to wave, and is it real?',
    slots: {
      wave: { name: 'Wave', hint: 'The question that says of which wave a record is, such as “Wave”' },
      measures: { name: 'What is compared', hint: 'Means of numbers and scales, shares of the options of one choice' },
      sets: { name: 'Several answers', hint: 'Shares of their options' },
    },
    options: {
      compare: {
        name: 'Compared with',
        words: { previous: 'the wave before', first: 'the first wave', all: 'every other wave' },
      },
    },
    titles: {
      trend: 'Waves side by side',
      tests: 'Tests between waves',
      shares: 'How shares moved',
      means: 'How means moved',
    },
    mean: 'Mean',
    wave: ({ name, people }) => `${name} (n=${people})`,
    pair: ({ from, to }) => `${from} → ${to}`,
    columns: {
      waves: 'Waves',
      difference: 'Difference',
      lower: '95% interval from',
      upper: '95% interval to',
      p: 'p',
      corrected: 'p corrected (Holm)',
    },
    ofShares: 'Difference of shares',
    ofMeans: 'Difference of means',
    changed: ({ count, of }) => `Of ${of} comparisons ${count} show a change beyond chance.`,
    nothing: 'No change beyond chance was found.',
    notJudged: 'In every comparison a wave has fewer than 30 people: whether anything changed cannot be told.',
    unoffered: names =>
      `${names}: nobody chose this in some of the waves, where it may not have been offered. Those waves show “-” and are not compared.`,
    signs:
      '▲ rose, ▼ fell significantly (corrected p<0.05, two-sided, an effective base of at least 30 in both waves). With several comparisons the sign is that of the latest significant one.',
    tests:
      'Waves are taken as independent samples: shares by the z test with the pooled share, means by Welch’s t; the comparisons of one measure are corrected by Holm.',
    weighted: 'Weighted; tests use the effective base.',
    few: 'Some waves have fewer than 30 people: read them with care.',
    untold: names => `${names}: fewer than two waves have answers, so there is nothing to compare.`,
  },
);
