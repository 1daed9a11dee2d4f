import { bilingual } from '../bilingual.ts';

/** What every exhibit says in the same words. */
export const exhibitTexts = bilingual(
  {
    /** A question by its number and its words. */
    titled: ({ name, label }: { name: string; label: string }) => `${name} ${label}`,
    seconds: ' 秒',
  },
  {
    titled: ({ name, label }) => `${name} ${label}`,
    seconds: ' s',
  },
);
