import { bilingual } from '../bilingual.ts';

/** What every exhibit says in the same words. */
export const exhibitTexts = bilingual(
  {
    /** A question by its number and its words. */
    titled: ({ name, label }: { name: string; label: string }) => `${name} ${label}`,
    seconds: ' 秒',
    value: '数值',
    low: '下限',
    high: '上限',
    base: '基数',
    height: '合并距离',
    count: '次数',
  },
  {
    titled: ({ name, label }) => `${name} ${label}`,
    seconds: ' s',
    value: 'Value',
    low: 'Lower bound',
    high: 'Upper bound',
    base: 'Base',
    height: 'Height',
    count: 'Count',
  },
);
