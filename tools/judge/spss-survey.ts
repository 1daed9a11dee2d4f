import type { Cell, SavDictionary } from '@wenshu/data-files';

/** A survey with everything that the format has: Chinese, labels, missing values, sets, dates, texts of every length. */
export const surveyDictionary: SavDictionary = {
  fileLabel: '满意度调查 2026',
  documents: ['问卷导出', '第二行说明'],
  weight: 'weight',
  multipleSets: [
    {
      name: '$brands',
      label: '使用过的品牌',
      countedValue: 1,
      variables: ['brand_used_1', 'brand_used_2', 'brand_used_3'],
    },
    { name: '$codes', label: 'Two codes', variables: ['satisfaction_overall', 'score'] },
  ],
  variables: [
    { name: '编号', width: 0, label: '受访者编号', format: { type: 'F', width: 8, decimals: 0 }, measure: 'scale' },
    {
      name: 'satisfaction_overall',
      width: 0,
      label: '总体而言，您的满意度如何？',
      measure: 'ordinal',
      format: { type: 'F', width: 2, decimals: 0 },
      missing: { values: [98, 99] },
      valueLabels: ['非常满意', '满意', '一般', '不满意', '非常不满意']
        .map((label, index) => ({ value: index + 1, label }))
        .concat({ value: 98, label: '不知道' }, { value: 99, label: '拒答' }),
    },
    ...['甲', '乙', '丙'].map((brand, index) => ({
      name: `brand_used_${index + 1}`,
      width: 0,
      label: `品牌${brand}`,
      measure: 'nominal' as const,
      format: { type: 'F' as const, width: 1, decimals: 0 },
      valueLabels: [
        { value: 0, label: '未选' },
        { value: 1, label: '选中' },
      ],
    })),
    {
      name: 'score',
      width: 0,
      label: 'Score 0–100',
      measure: 'scale',
      format: { type: 'F', width: 8, decimals: 2 },
      missing: { range: { low: 900, high: Number.POSITIVE_INFINITY }, values: [-1] },
    },
    { name: 'day', width: 0, format: { type: 'DATE', width: 11, decimals: 0 } },
    { name: 'submitted', width: 0, format: { type: 'DATETIME', width: 20, decimals: 0 } },
    { name: 'weight', width: 0, format: { type: 'F', width: 8, decimals: 4 }, attributes: { origin: ["it's raked"] } },
    {
      name: 'code',
      width: 4,
      missing: { values: ['na'] },
      valueLabels: [{ value: 'a', label: 'First' }],
    },
    {
      // One value: PSPP up to 1.6 takes several in a form of its own only, which SPSS does not.
      name: 'city',
      width: 40,
      label: '城市',
      missing: { values: ['none'] },
      valueLabels: [
        { value: '北京', label: '首都' },
        { value: 'Frankfurt am Main', label: 'Frankfurt, Main' },
      ],
    },
    { name: 'text255', width: 255 },
    { name: 'text256', width: 256 },
    { name: '开放题', width: 2000, label: '请说明原因' },
  ],
};

const cities = ['北京', 'Frankfurt am Main', '', 'none', 'Zürich', '上海 "浦东", 新区'];

export function surveyRows(count: number): Cell[][] {
  return Array.from({ length: count }, (_, index): Cell[] => {
    const some = <T>(value: T, every: number) => (index % every === 0 ? null : value);
    return [
      ...[index + 1, some(index % 7 === 6 ? 99 : (index % 5) + 1, 11)],
      ...[index % 2, some((index >> 1) % 2, 13), (index >> 2) % 2],
      ...[some(index % 17 === 0 ? 999 : (index * 7919.123) % 100, 9)],
      ...[some(new Date(Date.UTC(1990, 0, 1 + index * 23)), 8)],
      ...[some(new Date(Date.UTC(2026, 2, 1, 9, 5, index)), 10), 0.5 + (index % 100) / 50],
      ...[['a', 'na', '', 'abcd'][index % 4]!, cities[index % cities.length]!],
      ...['x'.repeat(index % 256), `${'y'.repeat(index % 254)}é`, '很长的回答，'.repeat(index % 111).trim()],
    ];
  });
}
