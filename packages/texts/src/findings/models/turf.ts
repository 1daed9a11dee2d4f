import { bilingual } from '../../bilingual.ts';
import type { ModelWords } from './model-words.ts';

interface Best {
  readonly size: number;
  readonly names: string;
  readonly percent: string;
}

/** With the one that comes next. */
interface Beside extends Best {
  readonly next: string;
  readonly nextPercent: string;
}

export const turfTexts = bilingual(
  {
    name: 'TURF 组合分析',
    answers: '只能选几样时，哪几样的组合能打动最多的人？',
    slots: {
      sets: { name: '多选题', hint: '每个选项是一个候选，如口味、功能' },
      items: { name: '是否题', hint: '每个题目是一个候选；与多选题合计至少 2 个' },
      always: { name: '必选', hint: '每个组合都包含的是否题' },
      utilities: {
        name: '个人效用',
        hint: '由 MaxDiff 或 CBC 的“每人单独”估计保存的变量，每个是一个候选；须来自同一个分析',
      },
    },
    options: {
      size: { name: '组合最多几样' },
      top: { name: '每种大小列出几个组合' },
      leastLiked: { name: '至少喜欢几样才算触达', hint: '通常为 1' },
      likedBy: { name: '个人效用怎样算喜欢', words: { first: '排在前几名', above: '高于某个值' } },
      firsts: { name: '前几名' },
      threshold: { name: '效用高于', hint: '有锚定题时，0 就是锚点' },
    },
    titles: { combinations: '最佳组合', curve: '触达曲线', items: '单项触达' },
    columns: {
      items: '组合',
      reach: '触达人数',
      percent: '触达率',
      frequency: '总频次',
      average: '人均喜欢几样',
    },
    size: (size: number) => `${size} 样`,
    place: ({ size, place }: { size: number; place: number }) => `${size} 样 · 第 ${place} 名`,
    best: ({ size, names, percent }: Best) => `${size} 样的最佳组合是“${names}”，触达 ${percent} 的人。`,
    close: ({ size, names, percent, next, nextPercent }: Beside) =>
      `${size} 样中触达率最高的是“${names}”（${percent}），但与第 2 名“${next}”（${nextPercent}）的差距在误差范围内，不能断定哪个更好。`,
    tied: ({ size, names, percent, next }: Beside) =>
      `${size} 样的组合中，“${names}”与“${next}”触达的人一样多（${percent}），并列第一。`,
    whole: ({ size, names, percent }: Best) => `全部 ${size} 样（${names}）合起来触达 ${percent} 的人。`,
    enough: ({ size, gain }: { size: number; gain: string }) =>
      `增加到 ${size} 样，触达率只提高 ${gain} 个百分点，意义不大。`,
    curveIs: '曲线变平缓后，再增加候选也打动不了多少新的人。',
    stepwise: '组合太多，无法逐一比较，部分结果由逐步搜索得到，可能存在更好的组合。',
    likedFirst: (count: number) => `按个人效用，排在某人前 ${count} 名的算他喜欢。`,
    likedAbove: (threshold: string) => `按个人效用，效用高于 ${threshold} 的算喜欢。`,
    reachIs: (least: number) => `触达：喜欢组合中至少 ${least} 样的人。频次：他们喜欢的样数之和。`,
  } satisfies ModelWords & Record<string, unknown>,
  {
    name: 'TURF',
    answers: 'If only a few can be offered, which few please the most people?',
    slots: {
      sets: { name: 'Multiple choice', hint: 'Each option is a candidate, such as flavours or features' },
      items: { name: 'Yes-or-no questions', hint: 'Each is a candidate; at least 2 in all with the options' },
      always: { name: 'Always included', hint: 'Yes-or-no questions that are in every combination' },
      utilities: {
        name: 'People’s own utilities',
        hint: 'Variables that a MaxDiff or CBC saved for each person; each is a candidate, all of one analysis',
      },
    },
    options: {
      size: { name: 'Largest combination' },
      top: { name: 'Combinations listed of each size' },
      leastLiked: { name: 'Reached by at least', hint: 'How many of it somebody must like; usually 1' },
      likedBy: {
        name: 'By utilities somebody likes',
        words: { first: 'Their first ones', above: 'All above a value' },
      },
      firsts: { name: 'How many first ones' },
      threshold: { name: 'Utility above', hint: 'With an anchor, 0 is the anchor' },
    },
    titles: { combinations: 'Best combinations', curve: 'Reach by size', items: 'Reach of each alone' },
    columns: {
      items: 'Combination',
      reach: 'People reached',
      percent: 'Reach',
      frequency: 'Frequency',
      average: 'Liked per person',
    },
    size: size => String(size),
    place: ({ size, place }) => `Of ${size}, no. ${place}`,
    best: ({ size, names, percent }) =>
      size === 1
        ? `The best single one is ${names}, which reaches ${percent} of people.`
        : `The best ${size} are ${names}, which reach ${percent} of people.`,
    close: ({ size, names, percent, next, nextPercent }) =>
      size === 1
        ? `${names} reaches most people (${percent}), but its lead over ${next} (${nextPercent}) is within the margin of error: which is better is not settled.`
        : `Among combinations of ${size}, ${names} reach most people (${percent}), but the lead over ${next} (${nextPercent}) is within the margin of error: which is better is not settled.`,
    tied: ({ size, names, percent, next }) =>
      size === 1
        ? `${names} and ${next} reach the same number of people (${percent}) and share first place.`
        : `Among combinations of ${size}, these share first place with ${percent}: ${names}; and ${next}.`,
    whole: ({ size, names, percent }) => `All ${size} together (${names}) reach ${percent} of people.`,
    enough: ({ size, gain }) => `With ${size} the reach rises by only ${gain} points: hardly worth it.`,
    curveIs: 'Where the line flattens, offering more wins hardly anybody new.',
    stepwise:
      'There are too many combinations to compare them all: some were found step by step, and a better one may exist.',
    likedFirst: count =>
      count === 1
        ? 'By utilities, somebody likes what is first for them.'
        : `By utilities, somebody likes what is among their first ${count}.`,
    likedAbove: threshold => `By utilities, somebody likes what has a utility above ${threshold}.`,
    reachIs: least =>
      `Reached is who likes at least ${least} of a combination. Frequency is how many of it those people like, in all.`,
  },
);
