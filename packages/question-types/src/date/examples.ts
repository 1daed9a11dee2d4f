import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const EARLIEST_DATE = 20107;
const LATEST_DATE = 20108;

export const example: TypeExample = {
  question: exampleQuestion('date', { settings: { [EARLIEST_DATE]: '2020-02-29', [LATEST_DATE]: '2030-12-31' } }),
  answers: ['2024-02-29', '2020-02-29', '2030-12-31'],
  wrong: [
    { answer: '2023-02-29', problem: 'not-date' },
    { answer: '2020-02-28', problem: 'too-early' },
    { answer: '2031-01-01', problem: 'too-late' },
  ],
};
