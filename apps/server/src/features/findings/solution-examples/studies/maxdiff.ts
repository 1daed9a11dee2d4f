import { listOf, type Study, wordsIn } from '../study.ts';

const items = {
  '咖啡口味|Taste of the coffee': 1.2,
  '价格实惠|Fair prices': 0.7,
  '座位舒适|Comfortable seats': 0.4,
  '出杯快|Served quickly': 0.2,
  '店员热情|Friendly staff': 0,
  '甜点选择|Choice of cakes': -0.4,
  '会员优惠|Member discounts': -0.7,
  '店内音乐|Music in the café': -1.4,
};

export const maxdiff: Study<'maxdiff'> = {
  mind: { worths: Object.values(items) },
  // They name the best first, and the worst of what is left.
  options: { model: 'sequential' },
  setting: language => ({
    subject: wordsIn(language)('社区咖啡馆|A neighbourhood café'),
    items: listOf(
      'row',
      Object.keys(items).map(name => ({ name: wordsIn(language)(name) })),
    ),
    itemsPerTask: 4,
    tasks: 8,
    versions: 6,
  }),
};
