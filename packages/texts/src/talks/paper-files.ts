import { bilingual } from '../bilingual.ts';

interface Minutes {
  readonly used: number;
  readonly planned: number | null;
}

/** What stands in a file of a paper besides its own words and the names of its parts. */
export const paperFileTexts = bilingual(
  {
    minutes: (minutes: number) => `（${minutes} 分钟）`,
    minutesInAll: ({ used, planned }: Minutes) =>
      planned === null ? `各环节合计 ${used} 分钟` : `各环节合计 ${used} 分钟，计划 ${planned} 分钟`,
    mustAsk: '【必问】',
    serves: (goals: string) => `对应目标：${goals}`,
    sources: '资料出处',
    noSource: '出处已移除',
    colon: '：',
  },
  {
    minutes: minutes => `(${minutes} min)`,
    minutesInAll: ({ used, planned }) =>
      planned === null ? `${used} minutes in all` : `${used} minutes in all, ${planned} planned`,
    mustAsk: '[must ask]',
    serves: goals => `Goals: ${goals}`,
    sources: 'Sources',
    noSource: 'source removed',
    colon: ': ',
  },
);
