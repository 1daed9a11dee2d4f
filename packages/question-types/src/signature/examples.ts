import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;

export const example: TypeExample = {
  question: exampleQuestion('signature', { settings: { [REQUIRED]: true } }),
  answers: [{ file: { id: 'file1', name: 'signature.png', size: 8_214 } }],
  wrong: [{ answer: { file: { id: 'file1', name: 'signature.png', size: 3_000_000 } }, problem: 'file-too-large' }],
};
