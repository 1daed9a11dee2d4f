import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';
import { saidOf } from './said-of.ts';

interface Richest {
  readonly name: string;
  readonly rule: string;
  /** Of the group, and of everybody. */
  readonly percent: string;
  readonly all: string;
  readonly people: number;
}

export const decisionTreeTexts = bilingual(
  {
    name: '决策树',
    answers: '哪些人会选择某一项？用一步步的条件把人群分开。',
    slots: {
      dependent: { name: '目标题', hint: '单选题，例如是否会再次购买' },
      predictors: { name: '分组依据', hint: '可能有区分作用的题目：量表、评分、数字或单选题' },
    },
    options: {
      method: { name: '算法', words: { cart: 'CART（每次分两支）', chaid: 'CHAID（可分多支）' } },
      depth: { name: '最多几层' },
      leastParent: { name: '继续拆分至少需要的人数' },
      leastLeaf: { name: '每一支至少的人数' },
      prune: { name: '剪枝', hint: '去掉作用很小的分支' },
      complexity: {
        name: '复杂度参数 cp',
        hint: '剪枝时，每个分支至少要减少的错误占根节点错误的比例，如 0.01；留空：由交叉验证决定（1-SE 规则）',
      },
    },
    titles: { tree: '决策树', leaves: '叶节点与规则', importance: '题目的重要性', classification: '分类表' },
    columns: {
      rule: '规则',
      people: '样本量',
      share: '占比',
      predicted: '预测',
      importance: '重要性',
      predictedAs: (text: string) => `预测：${text}`,
      correct: '正确率',
      total: '合计',
    },
    leaf: (number: number) => `人群 ${number}`,
    everybody: '全部',
    and: '；',
    chosen: ({ question, options }: { question: string; options: readonly string[] }) =>
      saidOf.zh(question, options.join('、')),
    between: ({ question, from, to }: { question: string; from: string; to: string }) =>
      `${from} ≤ ${question} < ${to}`,
    atLeast: ({ question, from }: { question: string; from: string }) => `${question} ≥ ${from}`,
    below: ({ question, to }: { question: string; to: string }) => `${question} < ${to}`,
    partsMost: ({ question, percent }: { question: string; percent: string }) =>
      `对区分人群作用最大的题目是“${question}”（占全部题目作用的 ${percent}）。`,
    partsNothing: (outcome: string) =>
      `没有找到能可靠区分“${outcome}”的题目。可以换一些题目、减小每一支至少的人数，或改用 CHAID 看比例上的差异。`,
    byChance: '交叉验证没有表明这棵树对没有参与建树的答卷也成立：这些分组可能只是偶然，不宜据此下结论。',
    richest: ({ name, rule, percent, all, people }: Richest) =>
      `“${name}”比例最高的人群（${percent}，${people} 人；全部为 ${all}）：${rule}。`,
    validated: ({ right, guessed }: { right: string; guessed: string }) =>
      `对没有参与建树的答卷（交叉验证），按树判断的正确率为 ${right}；一律猜人数最多的一类为 ${guessed}。`,
    noBetter: '按树判断的正确率没有明显超过一律猜人数最多的一类：适合看人群差异，不宜用来逐人预测。',
    small: (leaves: number) => `有 ${leaves} 个人群不足 30 人，比例仅供参考。`,
    onItself: '分类表用建树的同一批答卷计算，会高估对新答卷的正确率；请以交叉验证的正确率为准。',
    methods: {
      cart: 'CART：按基尼系数每次分成两支。',
      chaid: 'CHAID：合并相近的选项，按卡方检验（Bonferroni 校正，p<0.05）拆分。',
    },
    weighted: '比例已加权；人数未加权。',
    saved: { name: (name: string) => `${name}_人群`, label: (outcome: string) => `${outcome}的决策树人群` },
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'Decision tree',
    answers: 'Who chooses an option? Parts people step by step.',
    slots: {
      dependent: { name: 'Outcome', hint: 'A single choice, such as whether people would buy again' },
      predictors: { name: 'Parted by', hint: 'What may tell people apart: scales, ratings, numbers or single choices' },
    },
    options: {
      method: { name: 'Method', words: { cart: 'CART (two branches each)', chaid: 'CHAID (several branches)' } },
      depth: { name: 'Levels at most' },
      leastParent: { name: 'People needed to part a group' },
      leastLeaf: { name: 'People in a group at least' },
      prune: { name: 'Prune', hint: 'Takes branches back that save little' },
      complexity: {
        name: 'Complexity cp',
        hint: 'When pruning: the share of the root’s mistakes that a branch must save, such as 0.01; empty: by cross-validation (1-SE rule)',
      },
    },
    titles: {
      tree: 'Decision tree',
      leaves: 'Leaves and their rules',
      importance: 'Importance of questions',
      classification: 'Classification table',
    },
    columns: {
      rule: 'Rule',
      people: 'N',
      share: 'Share',
      predicted: 'Predicted',
      importance: 'Importance',
      predictedAs: text => `Predicted: ${text}`,
      correct: 'Correct',
      total: 'Total',
    },
    leaf: number => `Group ${number}`,
    everybody: 'Everybody',
    and: '; ',
    chosen: ({ question, options }) => saidOf.en(question, options.join(', ')),
    between: ({ question, from, to }) => `${from} ≤ ${question} < ${to}`,
    atLeast: ({ question, from }) => `${question} ≥ ${from}`,
    below: ({ question, to }) => `${question} < ${to}`,
    partsMost: ({ question, percent }) =>
      `“${question}” does most to tell people apart (${percent} of what all questions do).`,
    partsNothing: outcome =>
      `No question was found that reliably tells people apart in “${outcome}”. Try others, smaller groups, or CHAID, which looks at differences in shares.`,
    byChance:
      'Cross-validation does not show that the tree holds for people who did not grow it: its groups may be chance, so conclude nothing from them.',
    richest: ({ name, rule, percent, all, people }) =>
      `“${name}” is most frequent (${percent} of ${people} people, against ${all} of all) among: ${rule}.`,
    validated: ({ right, guessed }) =>
      `Of people who did not grow it (cross-validation), the tree classifies ${right} rightly; always guessing the largest group would get ${guessed}.`,
    noBetter:
      'It does not classify clearly better than always guessing the largest group: read it for how groups differ, not to predict single people.',
    small: leaves =>
      leaves === 1
        ? 'One group has fewer than 30 people: read its shares with care.'
        : `${leaves} groups have fewer than 30 people: read their shares with care.`,
    onItself:
      'This table is of the same people that the tree was grown from, and flatters it: cross-validation tells how it does on others.',
    methods: {
      cart: 'CART: two branches each, by Gini’s index.',
      chaid: 'CHAID: like options are merged, and groups parted by chi-square tests (Bonferroni, p<0.05).',
    },
    weighted: 'Shares are weighted, numbers of people are not.',
    saved: { name: name => `${name}_group`, label: outcome => `Group of the decision tree of ${outcome}` },
  },
);
