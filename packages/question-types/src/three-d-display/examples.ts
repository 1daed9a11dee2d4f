import { exampleQuestion, type TypeExample } from '../_shared/example.ts';
import { EXAMPLE_PICTURE } from '../_shared/files/example-picture.ts';

const REQUIRED = 20001;
const MODEL = 20120;
const POSTER = 20121;
const PICTURE_ALT = 20115;

export const example: TypeExample = {
  question: exampleQuestion('three-d-display', {
    settings: {
      [REQUIRED]: true,
      [MODEL]: '/examples/carton.glb',
      [POSTER]: EXAMPLE_PICTURE,
      [PICTURE_ALT]: 'A green tea carton',
    },
  }),
  answers: [
    { viewedSeconds: 12.5, rotatedSeconds: 3.2 },
    { viewedSeconds: 2, rotatedSeconds: 0 },
  ],
  wrong: [{ answer: { viewedSeconds: 0, rotatedSeconds: 0 }, problem: 'not-viewed' }],
};
