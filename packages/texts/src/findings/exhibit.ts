import { bilingual } from '../bilingual.ts';

interface Counted {
  readonly people: number;
  readonly weighted?: number;
  readonly effective?: number;
}

/** Thousands stand apart, as they do in tables; both languages write them alike. */
const whole = (count: number) => Math.round(count).toLocaleString('en');
const tenths = (count: number) => count.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What every exhibit says in the same words. */
export const exhibitTexts = bilingual(
  {
    /** A question by its number and its words. */
    titled: ({ name, label }: { name: string; label: string }) => `${name} ${label}`,
    seconds: ' 秒',
    /** Behind a difference of per cents. */
    points: ' 个百分点',
    base: ({ people, weighted, effective }: Counted) =>
      [
        `样本量 ${whole(people)}`,
        ...(weighted === undefined ? [] : [`加权 ${whole(weighted)}`]),
        ...(effective === undefined ? [] : [`有效 ${tenths(effective)}`]),
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
    points: ' pp',
    base: ({ people, weighted, effective }) =>
      [
        `Base ${whole(people)}`,
        ...(weighted === undefined ? [] : [`weighted ${whole(weighted)}`]),
        ...(effective === undefined ? [] : [`effective ${tenths(effective)}`]),
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
