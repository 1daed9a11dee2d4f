import { bilingual } from '../bilingual.ts';

/** What every scheme says alike: in its analyses, and in the report that is set up with it. */
export const schemeTexts = bilingual(
  {
    top: (count: number) => `前 ${count} 项合计（Top ${count}）`,
    quarter: '答题季度',
    quarterOf: ({ year, quarter }: { year: number; quarter: number }) => `${year} 年第 ${quarter} 季度`,
    npsGroup: 'NPS 人群',
    npsGroups: { promoters: '推荐者', passives: '中立者', detractors: '贬损者' },
    index: '综合指数',
    report: {
      name: ({ name }: { name: string }) => `${name}报告`,
      method: '研究方法',
      scheme: ({ name }: { name: string }) => `研究方案：${name}`,
      samples: ({ samples }: { samples: number }) => `目标样本量：${samples} 人`,
      quotas: ({ list }: { list: string }) => `配额：${list}`,
      between: '、',
      confidence: '差异检验采用 95% 置信度；样本量少于 30 的结果仅供参考',
      fills: '各页随答卷实时更新，无需手动计算',
    },
  },
  {
    top: count => `Top ${count} together`,
    quarter: 'Quarter of answering',
    quarterOf: ({ year, quarter }) => `${year} Q${quarter}`,
    npsGroup: 'NPS groups',
    npsGroups: { promoters: 'Promoters', passives: 'Passives', detractors: 'Detractors' },
    index: 'Index',
    report: {
      name: ({ name }) => `${name}: report`,
      method: 'How it was asked',
      scheme: ({ name }) => `Scheme: ${name}`,
      samples: ({ samples }) => `Respondents wanted: ${samples}`,
      quotas: ({ list }) => `Quotas: ${list}`,
      between: ', ',
      confidence: 'Differences are tested at 95 % confidence; results of fewer than 30 people are a hint only',
      fills: 'Every page fills itself as answers come in',
    },
  },
);
