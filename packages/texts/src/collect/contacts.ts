import { bilingual } from '../bilingual.ts';

/** A person's contacts: friends, and respondents over all surveys. */
export const contactTexts = bilingual(
  {
    nickname: '昵称',
  },
  {
    nickname: 'Nickname',
  },
);
