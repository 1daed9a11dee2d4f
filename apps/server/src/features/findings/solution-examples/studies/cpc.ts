import { attributesIn, type StudiedAttribute, type Study, wordsIn, worthsOf } from '../study.ts';

const attributes: readonly StudiedAttribute[] = [
  { name: '容量|Capacity', levels: { '300 ml': -0.3, '400 ml': 0.1, '500 ml': 0.2, '600 ml': 0 } },
  {
    name: '杯身|Cup',
    levels: {
      '玻璃|Glass': 0.2,
      '不锈钢|Stainless steel': 0.1,
      '树脂|Clear resin': 0.1,
      '普通塑料|Plain plastic': -0.4,
    },
  },
  {
    name: '颜色|Colour',
    levels: { '奶白|Cream': 0.15, '墨绿|Dark green': 0.05, '雾蓝|Misty blue': 0, '亮橙|Bright orange': -0.2 },
  },
  {
    name: '价格|Price',
    levels: [
      [99, 0.6],
      [129, 0.2],
      [159, -0.2],
      [199, -0.6],
    ],
  },
];

export const cpc: Study<'cpc'> = {
  mind: { worths: worthsOf(attributes), mean: 5.5, spread: 1.2 },
  setting: language => ({
    subject: wordsIn(language)('便携榨汁杯|A portable blender'),
    unit: '¥',
    attributes: attributesIn(attributes, language),
    restrictions: [],
  }),
};
