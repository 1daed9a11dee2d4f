import { exampleQuestion, type TypeExample } from '../_shared/example.ts';

const REQUIRED = 20001;

export const example: TypeExample = {
  question: exampleQuestion('location', { settings: { [REQUIRED]: true } }),
  answers: [
    {
      latitude: 31.230416,
      longitude: 121.473701,
      address: '人民大道 200 号',
      area: '310101',
      areaName: '上海市黄浦区',
    },
    { area: '441900', areaName: '广东省东莞市' },
    { latitude: -33.8688, longitude: 0 },
    { address: '10 Downing Street, London' },
  ],
  wrong: [
    { answer: { address: 'a'.repeat(201) }, problem: 'too-long' },
    { answer: { area: '310000', areaName: '上海市' }, problem: 'path-unfinished' },
  ],
};
