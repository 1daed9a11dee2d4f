import { attributesIn, type StudiedAttribute, type Study, wordsIn, worthsOf } from '../study.ts';

const attributes: readonly StudiedAttribute[] = [
  {
    name: '品牌|Brand',
    levels: { '澄屿|Aldravo': 0.6, '沐朗|Norvique': 0.2, '拓净|Quellon': -0.2, '禾微|Tessmo': -0.6 },
  },
  {
    name: '续航|Run time',
    levels: {
      '30 分钟|30 minutes': -0.7,
      '45 分钟|45 minutes': -0.1,
      '60 分钟|60 minutes': 0.3,
      '75 分钟|75 minutes': 0.5,
    },
  },
  { name: '噪声|Noise', levels: { '60 dB': 0.4, '65 dB': 0.2, '70 dB': -0.1, '75 dB': -0.5 } },
  {
    name: '价格|Price',
    levels: [
      [899, 0.9],
      [1199, 0.4],
      [1499, -0.3],
      [1799, -1],
    ],
  },
];

export const cbc: Study<'cbc'> = {
  mind: { worths: worthsOf(attributes), none: -0.8 },
  setting: language => ({
    subject: wordsIn(language)('无线吸尘器|A cordless vacuum cleaner'),
    unit: '¥',
    attributes: attributesIn(attributes, language),
    restrictions: [],
    alternatives: 3,
    tasks: 10,
    hasNone: true,
    versions: 8,
  }),
};
