import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;

export const example: TypeExample = {
  question: exampleQuestion('location', { settings: { [REQUIRED]: true } }),
  answers: [
    { latitude: 31.230416, longitude: 121.473701, address: '上海市黄浦区人民大道' },
    { latitude: -33.8688, longitude: 0 },
    { address: '10 Downing Street, London' },
  ],
  wrong: [{ answer: { address: 'a'.repeat(201) }, problem: 'too-long' }],
};
