import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    tooCheap: '低到什么价格，您会觉得太便宜而怀疑质量？',
    cheap: '什么价格，您会觉得便宜、很划算？',
    expensive: '什么价格，您会觉得有点贵，但还能接受？',
    tooExpensive: '高到什么价格，您会觉得太贵而不会购买？',
  },
  {
    tooCheap: 'At what price is it so cheap that you would doubt its quality?',
    cheap: 'At what price is it a bargain?',
    expensive: 'At what price is it getting expensive, but still worth considering?',
    tooExpensive: 'At what price is it too expensive to consider?',
  },
);
