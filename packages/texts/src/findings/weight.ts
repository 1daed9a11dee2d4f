import { bilingual } from '../bilingual.ts';

/** How records were weighted, as it stands under a table. */
export const weightTexts = bilingual(
  {
    between: '、',
    variable: ({ name }: { name: string }) => `按变量 ${name} 加权`,
    rim: ({ list, least, most }: { list: string; least: string; most: string }) =>
      `按 ${list} 的目标比例做边际加权（权重限于 ${least} 至 ${most}）`,
    join: '；',
    notReached: '没有达到目标比例',
    /** Records that a weight leaves out. */
    leftOut: ({ missing, zero }: { missing: number; zero: number }) =>
      `${[
        ...(missing > 0 ? [`${missing} 份答卷没有权重`] : []),
        ...(zero > 0 ? [`${zero} 份答卷的权重为 0`] : []),
      ].join('、')}，不计入样本量`,
    noAnswer: '未回答',
    category: ({ question, category }: { question: string; category: string }) => `${question}“${category}”`,
    target: (of: { question: string; category: string; target: string; reached: string }) =>
      `${of.question}“${of.category}”目标 ${of.target}，实际 ${of.reached}`,
    missed: (list: readonly string[]) =>
      `加权没有达到目标：${list.join('；')}。请放宽权重上下限或合并选项；在此之前，结果不能代表目标总体。`,
    untargeted: ({ people, list }: { people: number; list: readonly string[] }) =>
      `${list.join('、')}没有加权目标：有 ${people} 份答卷因此保持权重 1，目标比例只在其余答卷中成立。`,
  },
  {
    between: ', ',
    variable: ({ name }) => `Weighted by ${name}`,
    rim: ({ list, least, most }) => `Rim weighted to targets of ${list} (weights kept between ${least} and ${most})`,
    join: '; ',
    notReached: 'targets not reached',
    leftOut: ({ missing, zero }) => {
      const parts = [
        ...(missing > 0 ? [`${missing} ${missing === 1 ? 'record' : 'records'} without a weight`] : []),
        ...(zero > 0 ? [`${zero} ${zero === 1 ? 'record' : 'records'} with a weight of 0`] : []),
      ];
      return `${parts.join(' and ')} ${missing + zero === 1 ? 'is' : 'are'} not in the base`;
    },
    noAnswer: 'no answer',
    category: ({ question, category }) => `${question} “${category}”`,
    target: ({ question, category, target, reached }) =>
      `${question} “${category}” was to be ${target} and is ${reached}`,
    missed: list =>
      `The weighting did not reach its targets: ${list.join('; ')}. Allow a wider range of weights or merge options; until then results do not stand for the population that was aimed at.`,
    untargeted: ({ people, list }) =>
      `No target is set for ${list.join(', ')}: ${people} ${people === 1 ? 'record keeps' : 'records keep'} the weight 1, and targets hold among the others only.`,
  },
);
