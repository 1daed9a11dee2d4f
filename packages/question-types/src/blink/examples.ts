import { exampleQuestion, type TypeExample } from '../_shared/example.ts';
import { EXAMPLE_PICTURE } from '../_shared/files/example-picture.ts';

const REQUIRED = 20001;
const PICTURE = 20114;
const PICTURE_ALT = 20115;
const EXPOSURE_SECONDS = 20119;

export const example: TypeExample = {
  question: exampleQuestion('blink', {
    settings: {
      [REQUIRED]: true,
      [PICTURE]: EXAMPLE_PICTURE,
      [PICTURE_ALT]: 'A green tea carton',
      [EXPOSURE_SECONDS]: 0.5,
    },
  }),
  answers: [{ exposureMs: 516 }, { exposureMs: 0 }],
  wrong: [],
};
