import { exampleParts, exampleQuestion, type TypeExample } from '../_shared/example.ts';
import { EXAMPLE_PICTURE } from '../_shared/files/example-picture.ts';

const REQUIRED = 20001;
const PICTURE = 20114;
const PICTURE_ALT = 20115;
const REGION = 20117;

export const example: TypeExample = {
  question: exampleQuestion('image-hotspot', {
    settings: { [REQUIRED]: true, [PICTURE]: EXAMPLE_PICTURE, [PICTURE_ALT]: 'A green tea carton' },
    items: exampleParts('abc', {
      a: { [REGION]: '0.1,0.05,0.8,0.25' },
      b: { [REGION]: '0.1,0.4,0.35,0.5' },
      c: { [REGION]: '0.55,0.4,0.35,0.5' },
    }),
  }),
  answers: [{ a: 'like', b: 'neutral', c: 'dislike' }, { b: 'like' }],
  wrong: [{ answer: {}, problem: 'required' }],
};
