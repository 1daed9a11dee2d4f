import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    rankHint: '请依次点选，先选的排在前面',
    rankExactly: ({ count }: { count: number }) => `，请选 ${count} 项`,
    rankBetween: ({ least, most }: { least: number; most: number }) => `，请选 ${least}–${most} 项`,
    rankAtLeast: ({ least }: { least: number }) => `，至少选 ${least} 项`,
    rankAtMost: ({ most }: { most: number }) => `，最多选 ${most} 项`,
    rankOf: ({ rank, option }: { rank: number; option: string }) => `第 ${rank} 位：${option}`,
    notRanked: ({ option }: { option: string }) => `${option}，未排序`,
    rankMoved: ({ rank, option }: { rank: number; option: string }) => `${option} 现在排第 ${rank} 位`,
    rankRemoved: ({ option }: { option: string }) => `${option} 已取消排序`,
    moveUp: ({ option }: { option: string }) => `上移 ${option}`,
    moveDown: ({ option }: { option: string }) => `下移 ${option}`,
  },
  {
    rankHint: 'Choose one after another, the first one first',
    rankExactly: ({ count }) => `: ${count} of them`,
    rankBetween: ({ least, most }) => `: ${least} to ${most} of them`,
    rankAtLeast: ({ least }) => `: at least ${least}`,
    rankAtMost: ({ most }) => `: at most ${most}`,
    rankOf: ({ rank, option }) => `Place ${rank}: ${option}`,
    notRanked: ({ option }) => `${option}, no place yet`,
    rankMoved: ({ rank, option }) => `${option} is now in place ${rank}`,
    rankRemoved: ({ option }) => `${option} has no place now`,
    moveUp: ({ option }) => `Move ${option} up`,
    moveDown: ({ option }) => `Move ${option} down`,
  },
);
