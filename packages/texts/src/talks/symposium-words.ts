import { bilingual } from '../bilingual.ts';

/** What the server itself says of a symposium, in its language. */
export const symposiumWords = bilingual(
  {
    section: ({ number }: { number: number }) => `环节 ${number}`,
    host: '主持人',
  },
  {
    section: ({ number }) => `Section ${number}`,
    host: 'Moderator',
  },
);
