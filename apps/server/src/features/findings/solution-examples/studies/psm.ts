import { type Study, wordsIn } from '../study.ts';

export const psm: Study<'psm'> = {
  mind: { median: 200, spread: 0.22, tooCheap: 0.55, cheap: 0.8, expensive: 1.1, tooExpensive: 1.45 },
  setting: language => ({
    subject: wordsIn(language)('智能护眼台灯|A smart desk lamp'),
    unit: '¥',
    lowestPrice: 60,
    priceStep: 10,
    priceCount: 40,
  }),
};
