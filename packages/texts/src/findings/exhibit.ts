import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly people: number;
  readonly weighted?: number;
  readonly effective?: number;
}

/** What every exhibit says in the same words. */
export const exhibitTexts = bilingual(
  {
    /** A question by its number and its words. */
    titled: ({ name, label }: { name: string; label: string }) => `${name} ${label}`,
    seconds: ' 秒',
    base: ({ people, weighted, effective }: Counted) =>
      [
        `样本量 ${people}`,
        ...(weighted === undefined ? [] : [`加权 ${weighted.toFixed(0)}`]),
        ...(effective === undefined ? [] : [`有效 ${effective.toFixed(1)}`]),
      ].join('，'),
    filter: (text: string) => `筛选：${text}`,
    weight: (text: string) => `权重：${text}`,
    asOf: (text: string) => `数据截至 ${text}`,
    value: '数值',
    low: '下限',
    high: '上限',
    people: '人数',
    count: '次数',
    left: '左支',
    right: '右支',
    height: '距离',
  },
  {
    titled: ({ name, label }) => `${name} ${label}`,
    seconds: ' s',
    base: ({ people, weighted, effective }) =>
      [
        `Base ${people}`,
        ...(weighted === undefined ? [] : [`weighted ${weighted.toFixed(0)}`]),
        ...(effective === undefined ? [] : [`effective ${effective.toFixed(1)}`]),
      ].join(', '),
    filter: text => `Filter: ${text}`,
    weight: text => `Weight: ${text}`,
    asOf: text => `Data as of ${text}`,
    value: 'Value',
    low: 'Low',
    high: 'High',
    people: 'People',
    count: 'Count',
    left: 'Left',
    right: 'Right',
    height: 'Distance',
  },
);
