import { bilingual } from '@wenshu/texts';

/** What a respondent reads in this type alone. */
export const labels = bilingual(
  {
    mostLabel: '最看重',
    leastLabel: '最不看重',
  },
  {
    mostLabel: 'Matters most',
    leastLabel: 'Matters least',
  },
);
