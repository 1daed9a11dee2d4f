import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { saidOf } from './said-of.ts';

export const multipleCorrespondenceTexts = bilingual(
  {
    name: '多重对应分析',
    answers: '多个单选题的哪些选项常常出现在同一类人身上？',
    slots: { variables: { name: '题目', hint: '单选题，至少 2 个，答卷至少 100 份' } },
    options: {},
    titles: { map: '选项分布图', inertia: '惯量', points: '各选项的位置' },
    columns: {
      inertia: '惯量',
      percent: '惯量 %',
      adjusted: '校正惯量',
      adjustedPercent: '校正惯量 %',
      people: '人数',
      mass: '质量',
    },
    dimension: (number: number) => `维度 ${number}`,
    axis: ({ number, percent }: { number: number; percent: string }) => `维度 ${number}（${percent}）`,
    category: ({ title, label }: { title: string; label: string }) => saidOf.zh(title, label),
    mapShows: (percent: string) => `图中包含了这些题目之间关联信息的 ${percent}（校正后）。`,
    mapShowsPlain: (percent: string) => `图中包含了这些题目全部差异的 ${percent}；题目之间的关联很弱。`,
    notRelated: '没有发现这些题目之间有显著关联：图上的远近可能只是偶然，不宜解读。',
    near: '位置相近的选项，往往被同一类人选择；离原点越远，越有特点。',
    little: (percent: string) => `图中只包含 ${percent} 的信息，位置可能有误导。`,
    small: (names: readonly string[]) => `以下选项不足 30 人，位置不稳定，可先合并：${names.join('、')}。`,
    adjustedIs: '“校正”去掉了每个题目对自身的解释（Greenacre 校正）；未达到的维度没有校正值。',
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Multiple correspondence analysis',
    answers: 'Which options of several questions go with the same kind of people?',
    slots: { variables: { name: 'Questions', hint: 'Single choices, at least 2, and at least 100 people' } },
    options: {},
    titles: { map: 'Map of options', inertia: 'Inertia', points: 'Where the options stand' },
    columns: {
      inertia: 'Inertia',
      percent: '% of inertia',
      adjusted: 'Adjusted inertia',
      adjustedPercent: '% of adjusted inertia',
      people: 'People',
      mass: 'Mass',
    },
    dimension: number => `Dimension ${number}`,
    axis: ({ number, percent }) => `Dimension ${number} (${percent})`,
    category: ({ title, label }) => saidOf.en(title, label),
    mapShows: percent => `The map holds ${percent} (adjusted) of how these questions are related.`,
    mapShowsPlain: percent =>
      `The map holds ${percent} of all differences in these questions, which are only faintly related.`,
    notRelated:
      'No significant relation was found between these questions: what lies near on the map may do so by chance.',
    near: 'Options near each other tend to be chosen by the same people; the farther from the middle, the more an option stands out.',
    little: percent => `The map holds only ${percent} of it and may mislead.`,
    small: names =>
      `Fewer than 30 people chose these, so they stand on unsure ground; consider merging them: ${names.join(', ')}.`,
    adjustedIs:
      'Adjusted inertia leaves out what each question explains of itself (Greenacre); dimensions that explain no more have none.',
  },
);
