import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    leftOfTotal: ({ left, total }: { left: number; total: number }) => `剩余 ${left}，合计应为 ${total}`,
  },
  {
    leftOfTotal: ({ left, total }) => `${left} left of ${total}`,
  },
);
