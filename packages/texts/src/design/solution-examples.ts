import { bilingual } from '../bilingual.ts';

interface Held {
  readonly inside: number;
  readonly all: number;
}

/** Example results: what simulated people answered whose true values are known. */
export const solutionExampleTexts = bilingual(
  {
    open: '查看示例结果',
    title: ({ name }: { readonly name: string }) => `示例结果：${name}`,
    lead: ({ people, subject }: { readonly people: number; readonly subject: string }) =>
      `${people} 位模拟受访者回答了关于“${subject}”的问卷，以下分析由系统实际运算得出。模拟时设定的真实值已知，可与估计值逐一对照。`,
    loading: '正在计算示例…',
    loadFailed: '示例加载失败',
    loadFailedText: '请稍后重试。',
    retry: '重试',
    truth: '真实值与估计值对照',
    columns: { truth: '真实值', estimate: '估计值', low: '区间下限', high: '区间上限', inside: '真实值在区间内？' },
    inside: '✓ 在区间内',
    outside: '在区间外',
    held: ({ inside, all }: Held) => `${all} 个真实值中有 ${inside} 个落在 95% 置信区间内。`,
    how: '受访者由系统按设定的真实值随机生成，每次作答带有随机误差。按 95% 的定义，平均每 20 个区间会有 1 个不含真实值。',
    takenFor: ({ feature, kind }: { readonly feature: string; readonly kind: string }) =>
      `${feature}：归为${kind}的比例`,
    analysis: ({ name }: { readonly name: string }) => `${name}（示例）`,
    report: ({ name }: { readonly name: string }) => `${name}：真实值对照`,
    surveyName: ({ name, subject }: { readonly name: string; readonly subject: string }) => `示例｜${name}：${subject}`,
  },
  {
    open: 'See an example result',
    title: ({ name }) => `Example result: ${name}`,
    lead: ({ people, subject }) =>
      `${people} simulated people answered about ${subject}; the product’s own analysis worked out what follows. What they truly think is known, so each estimate stands beside its true value.`,
    loading: 'Working out the example…',
    loadFailed: 'The example could not be loaded',
    loadFailedText: 'Please try again in a moment.',
    retry: 'Try again',
    truth: 'True values beside the estimates',
    columns: {
      truth: 'True value',
      estimate: 'Estimate',
      low: 'Lower end',
      high: 'Upper end',
      inside: 'Truth inside?',
    },
    inside: '✓ inside',
    outside: 'outside',
    held: ({ inside, all }) => `${inside} of ${all} true values lie inside their 95 % interval.`,
    how: 'The people are simulated: they are drawn from these true values, and every answer scatters by chance. By the meaning of 95 %, about one interval in 20 misses the truth.',
    takenFor: ({ feature, kind }) => `${feature}: share who take it for ${kind}`,
    analysis: ({ name }) => `${name} (example)`,
    report: ({ name }) => `${name}: against the true values`,
    surveyName: ({ name, subject }) => `Example | ${name}: ${subject}`,
  },
);
