import { bilingual } from '../bilingual.ts';

/** What somebody is called until they say otherwise. */
export const signUpTexts = bilingual(
  { nickName: ({ number }: { number: string }) => `用户${number}` },
  { nickName: ({ number }) => `User ${number}` },
);
