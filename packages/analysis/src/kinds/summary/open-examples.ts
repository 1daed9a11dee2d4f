import type { Summary } from '@wenshu/survey-core';
import type { DataQuestion, DataVariable, Row } from '../../data-set/variable.ts';
import { exampleRows as crossRows, exampleVariables as crossVariables } from '../cross/examples.ts';
import { requestAll } from './examples.ts';

const levels = ['Bad', 'Fair', 'Good'].map((label, place) => ({ code: place + 1, label }));

/** The survey of the cross tables, and questions that people answer in words, with files, places and clicks. */
export const exampleVariables: readonly DataVariable[] = [
  ...crossVariables,
  ...['price', 'taste'].map(
    (row): DataVariable => ({
      key: `q5.${row}`,
      name: `Q5_${row}`,
      label: `Rate: ${row}`,
      kept: 'code',
      measure: 'ordinal',
      questionId: 'q5',
      categories: levels,
    }),
  ),
  ...(
    [
      ['q6', 'Why', 'text'],
      ['q7.name', 'About you: name', 'text'],
      ['q7.age', 'About you: age', 'number'],
      ['q7.job', 'About you: job', 'text'],
      ['q1#other', 'Satisfaction: other', 'text'],
    ] as const
  ).map(
    ([key, label, kept]): DataVariable => ({
      key,
      name: key.toUpperCase(),
      label,
      kept,
      measure: kept === 'text' ? 'text' : 'scale',
      questionId: key.slice(0, 2),
    }),
  ),
  ...(['latitude', 'longitude', 'address', 'area', 'areaName'] as const).map(
    (part): DataVariable => ({
      key: `q8#${part}`,
      name: `Q8_${part}`,
      label: 'Where',
      questionId: 'q8',
      ...(part.endsWith('tude') ? { kept: 'number', measure: 'scale' } : { kept: 'text', measure: 'text' }),
    }),
  ),
  {
    key: 'q9',
    name: 'Q9',
    label: 'Photos',
    kept: 'text',
    measure: 'text',
    content: 'files',
    questionId: 'q9',
  },
  {
    key: 'qa#clicks',
    name: 'QA',
    label: 'Look',
    kept: 'text',
    measure: 'text',
    content: 'points',
    questionId: 'qa',
  },
  regionVariable('qa', 'logo', ['0', '1'], 0),
  regionVariable('qa', 'text', ['0', '1'], 0),
  regionVariable('qb', 'logo', ['Like', 'Neutral', 'Dislike'], 1),
];

function regionVariable(key: string, item: string, labels: readonly string[], first: number): DataVariable {
  return {
    key: `${key}.${item}`,
    name: `${key}_${item}`,
    label: `Look: ${item}`,
    kept: 'code',
    measure: 'nominal',
    questionId: key,
    reads: [{ as: 'selected', itemId: item }],
    categories: labels.map((label, place) => ({ code: place + first, label })),
  };
}

const question = (key: string, summary: Summary, parts: readonly (readonly [string, string])[]): DataQuestion => ({
  key,
  questionId: key,
  name: key.toUpperCase(),
  title: `Question ${key}`,
  summary,
  variables: parts.map(([part, label]) => ({ key: part, label })),
});

export const exampleQuestions: readonly DataQuestion[] = [
  question('q1', { kind: 'options', chart: 'bar' }, [
    ['q1', ''],
    ['q1#other', 'other'],
  ]),
  question('q2', { kind: 'options', chart: 'bar' }, [['q2', '']]),
  question('q5', { kind: 'options-by-row', chart: 'stacked-bar' }, [
    ['q5.price', 'price'],
    ['q5.taste', 'taste'],
  ]),
  question('q6', { kind: 'texts', chart: 'word-cloud' }, [['q6', '']]),
  question('q7', { kind: 'texts-by-item', chart: 'table' }, [
    ['q7.name', 'name'],
    ['q7.age', 'age'],
    ['q7.job', 'job'],
  ]),
  question('q8', { kind: 'places', chart: 'map' }, [
    ['q8#latitude', '(°N)'],
    ['q8#longitude', '(°E)'],
    ['q8#address', ''],
    ['q8#area', '(GB/T 2260)'],
    ['q8#areaName', ''],
  ]),
  question('q9', { kind: 'files', chart: 'gallery' }, [['q9', '']]),
  {
    ...question('qa', { kind: 'hotspots', chart: 'heat-map' }, [
      ['qa#clicks', ''],
      ['qa.logo', 'logo'],
      ['qa.text', 'text'],
    ]),
    design: {
      picture: '/api/platform/publicFile?id=0b7d7f8e-0000-4000-8000-000000000001',
      regions: [
        { id: 'logo', region: { x: 0, y: 0, width: 0.5, height: 0.5 } },
        { id: 'text', region: null },
      ],
    },
  },
  {
    ...question('qb', { kind: 'hotspots', chart: 'heat-map' }, [['qb.logo', 'logo']]),
    design: {
      picture: 'https://example.org/a.png',
      regions: [{ id: 'logo', region: { x: 0.1, y: 0.2, width: 0.3, height: 0.4 } }],
    },
  },
];

const areas = [
  ['310101', '上海市黄浦区'],
  ['330106', '浙江省杭州市西湖区'],
  ['441900', '广东省东莞市'],
] as const;

const reasons = ['配送很快，包装很好', 'Too expensive!', '价格有点贵', 'too expensive! ', '客服态度不好', '12345'];

export const exampleRows: readonly Row[] = crossRows.map((row, place) => ({
  ...row,
  'q5.price': (place % 3) + 1,
  'q5.taste': place % 11 === 0 ? null : (place % 2) + 2,
  q6: place % 4 === 3 ? null : reasons[place % reasons.length]!,
  'q7.name': place % 5 === 0 ? null : `Person ${place % 7}`,
  'q7.age': place % 5 === 0 ? null : 20 + (place % 40),
  'q7.job': place % 3 === 0 ? 'Teacher' : null,
  'q1#other': place % 50 === 0 ? 'It depends' : null,
  'q8#latitude': place % 6 === 0 ? 31.23 + place / 100 : null,
  'q8#longitude': place % 6 === 0 ? 121.47 : null,
  'q8#address': place % 9 === 0 ? '人民大道' : null,
  'q8#area': place % 4 === 0 ? null : areas[place % 3]![0],
  'q8#areaName': place % 4 === 0 ? null : areas[place % 3]![1],
  q9: place % 10 === 0 ? `file${place}/photo.JPG; b${place}/notes; more.pdf` : null,
  'qa#clicks': place % 3 === 0 ? `0.${place % 10},0.25; 0.9,0.9` : null,
  'qa.logo': place % 3 === 0 ? Number(place % 10 < 6) : null,
  'qa.text': place % 3 === 0 ? 0 : null,
  'qb.logo': place % 8 === 0 ? null : (place % 3) + 1,
}));

export const exampleRequest = requestAll(exampleQuestions);
