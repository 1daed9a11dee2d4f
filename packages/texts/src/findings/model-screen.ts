import { bilingual } from '../bilingual.ts';

interface Named {
  readonly name: string;
}

/** The screen of models: which one, what it works on, how. What is said of a single model stands with it. */
export const modelScreenTexts = bilingual(
  {
    title: '模型分析',
    model: '模型',
    choose: '您想知道什么？',
    chooseText: '从问题出发选择模型。选好题目后立即得出结果，并自动保存。',
    another: '换一个模型',
    purposes: {
      solution: { name: '研究方案', text: 'KANO、联合分析、MaxDiff 与定价题的专门分析' },
      structure: { name: '找出结构', text: '题目之间有什么关系' },
      groups: { name: '划分人群', text: '受访者可以分成哪几类' },
      explain: { name: '解释结果', text: '什么影响了我关心的指标' },
      compare: { name: '比较差异', text: '不同人群之间是否真的不同' },
      prioritise: { name: '确定优先级', text: '先做哪一件事' },
    },
    slots: {
      add: '加入',
      putInto: ({ name, slot }: Named & { slot: string }) => `将“${name}”加入“${slot}”`,
      all: '全部适用',
      allHint: '加入所有适用的题目',
      clear: '清空',
      help: '拖到下方的框中；也可以用方向键选择，回车加入。',
      itemHelp: 'Alt+↑↓ 移动，Delete 移除。',
      takes: {
        numbers: '这里需要量表、评分或数字题',
        categories: '这里需要单选题',
        'numbers-or-categories': '这里需要单选题、量表、评分或数字题',
        sets: '这里需要多选题',
        'yes-or-no': '这里需要只有两个选项的单选题',
        utilities: '这里需要由“每人单独”估计保存的个人效用',
        question: '这里需要这一方案的专用题',
      },
      already: ({ slot }: { slot: string }) => `已在“${slot}”中`,
      full: ({ most }: { most: number }) => `这里最多放 ${most} 个`,
    },
    options: { title: '选项', automatic: '自动', noCategories: '请先选择题目' },
    empty: ({ lacking }: { lacking: string }) => `还需要${lacking}。从题目列表拖入，或点题目旁的按钮。`,
    lacking: ({ slot, least }: { slot: string; least: number }) =>
      least === 1 ? `“${slot}”` : `“${slot}”（至少 ${least} 个）`,
    list: (parts: readonly string[]) => parts.join('和'),
    switching: {
      title: ({ name }: Named) => `换成${name}？`,
      text: ({ name }: Named) => `${name}的题目、设置和结果会被清除，筛选条件会保留。`,
      saved: ({ names }: { names: string }) => `它保存到数据的变量也会删除：${names}。`,
      list: (names: readonly string[]) => names.join('、'),
      confirm: '清除并更换',
      decline: '取消',
    },
    naming: { saved: '名称已更新', failed: '名称没有更新成功，请稍后再试' },
    saved: {
      save: '保存到数据',
      hint: '每份答卷都会得到自己的结果，以后收集的也一样。',
      hintRecorded: '参与估计的每份答卷都会得到自己的效用；以后收集的答卷需要再保存一次。',
      progress: ({ percent }: { percent: number }) => `正在计算并保存：${percent}%`,
      done: ({ names, count }: { names: string; count: number }) =>
        `已保存 ${count} 个变量：${names}。现在可以在交叉分析、筛选、单题统计、原始数据、导出和报告中使用。`,
      list: (names: readonly string[]) => names.join('、'),
      toCross: '去做交叉分析',
      toRecords: '查看原始数据',
    },
  },
  {
    title: 'Models',
    model: 'Model',
    choose: 'What would you like to know?',
    chooseText: 'Start from the question. Results appear as soon as the questions are chosen, and save themselves.',
    another: 'Another model',
    purposes: {
      solution: { name: 'Solutions', text: 'For Kano, conjoint, MaxDiff and pricing questions' },
      structure: { name: 'Find structure', text: 'How questions hang together' },
      groups: { name: 'Find groups of people', text: 'Which kinds of respondents there are' },
      explain: { name: 'Explain an outcome', text: 'What moves the figure you care about' },
      compare: { name: 'Compare', text: 'Whether groups really differ' },
      prioritise: { name: 'Set priorities', text: 'What to do first' },
    },
    slots: {
      add: 'Add',
      putInto: ({ name, slot }) => `Put “${name}” into “${slot}”`,
      all: 'All that fit',
      allHint: 'Add every question that fits',
      clear: 'Clear',
      help: 'Drag into a box below. By keyboard: arrow keys choose, Enter adds.',
      itemHelp: 'Alt+↑↓ moves, Delete removes.',
      takes: {
        numbers: 'Scales, ratings or numbers go here',
        categories: 'Single-choice questions go here',
        'numbers-or-categories': 'Single-choice questions, scales, ratings or numbers go here',
        sets: 'Multiple-choice questions go here',
        'yes-or-no': 'Single-choice questions with exactly two options go here',
        utilities: 'Utilities that were saved for each person go here',
        question: 'Only a question of this solution goes here',
      },
      already: ({ slot }) => `It is in “${slot}” already`,
      full: ({ most }) => `There is room for ${most} here`,
    },
    options: { title: 'Options', automatic: 'Automatic', noCategories: 'Choose a question first' },
    empty: ({ lacking }) => `Still needed: ${lacking}. Drag questions in, or press the button beside one.`,
    lacking: ({ slot, least }) => (least === 1 ? `“${slot}”` : `“${slot}” (at least ${least})`),
    list: parts => parts.join(' and '),
    switching: {
      title: ({ name }) => `Change to ${name}?`,
      text: ({ name }) => `The questions, settings and results of ${name} are cleared. The filter stays.`,
      saved: ({ names }) => ` What it saved to the data is removed too: ${names}.`,
      list: names => names.join(', '),
      confirm: 'Clear and change',
      decline: 'Cancel',
    },
    naming: { saved: 'The name is updated', failed: 'The name could not be updated. Please try again' },
    saved: {
      save: 'Save to the data',
      hint: 'Every record gets its own result, also those that come later.',
      hintRecorded:
        'Every record that was estimated gets its own utilities; for those that come later it has to be saved again.',
      progress: ({ percent }) => `Estimating and saving: ${percent}%`,
      done: ({ names, count }) =>
        `${count === 1 ? '1 variable is' : `${count} variables are`} saved: ${names}. Use them in cross tables, filters, statistics, raw data, exports and reports.`,
      list: names => names.join(', '),
      toCross: 'Cross it with something',
      toRecords: 'Look at the raw data',
    },
  },
);
