import { listOf, type Study, wordsIn } from '../study.ts';

const brands = [
  { name: '禾晨燕麦|Oatrise', isOwn: true, lowestPrice: 12, worth: 0 },
  { name: '谷岸|Graincove', isOwn: false, lowestPrice: 11, worth: -0.3 },
  { name: '云穗|Cloudear', isOwn: false, lowestPrice: 10, worth: -0.6 },
  { name: '白麓|Whitefell', isOwn: false, lowestPrice: 9, worth: -0.9 },
] as const;

export const bpto: Study<'bpto'> = {
  mind: { brands: brands.map(({ worth }) => worth), price: -0.3, none: -5.2 },
  setting: language => ({
    subject: wordsIn(language)('一升装燕麦奶|A litre of oat milk'),
    unit: '¥',
    brands: listOf(
      'row',
      brands.map(({ name, worth: _, ...prices }) => ({
        name: wordsIn(language)(name),
        ...prices,
        priceStep: 2,
        priceCount: 6,
      })),
    ),
  }),
};
