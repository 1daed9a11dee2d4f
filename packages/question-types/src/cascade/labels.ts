import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    level: ({ level }: { level: number }) => `第 ${level} 级`,
  },
  {
    level: ({ level }) => `Level ${level}`,
  },
);
