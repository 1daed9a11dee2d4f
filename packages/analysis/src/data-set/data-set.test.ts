import { type Codebook, type CodebookVariable, numberedLanguages, type VariableValue } from '@wenshu/survey-core';
import { describe, expect, it } from 'vitest';
import { type DataRecord, dataSetOf } from './data-set.ts';
import { pageCode, parameterValues } from './facts.ts';

const member = (code: number, label: string): CodebookVariable => ({
  key: `q2.${code}`,
  setKey: 'q2',
  setCode: code,
  name: `Q2_${code}`,
  label: `Which?: ${label}`,
  measure: 'nominal',
  set: 'Q2',
  questionId: 'q2' as never,
  valueLabels: [
    { value: 0, label: '0' },
    { value: 1, label },
  ],
  reads: [{ as: 'selected', itemId: label, rowId: 'row' }],
  loop: { key: `loop.${code}`, setKey: 'loop', round: { itemId: 'r', code: 3, label: 'Third' } },
});
const variables: readonly CodebookVariable[] = [
  {
    key: 'q1',
    name: 'Q1',
    label: 'Do you?',
    measure: 'nominal',
    questionId: 'q1' as never,
    valueLabels: [{ value: 1, label: 'Yes', itemId: 'yes' }],
    reads: [{ as: 'selected' }],
  },
  member(1, 'Tea'),
  member(7, 'Coffee'),
  { key: 'q2.7#text', name: 'Q2_7_text', label: 'Which?: Coffee', measure: 'text', questionId: 'q2' as never },
  {
    key: 'q3',
    name: 'Q3',
    label: 'How much?',
    measure: 'scale',
    questionId: 'q3' as never,
    part: { is: 'viewed' },
    unit: 'seconds',
    range: { least: 0, most: 9 },
    whole: 100,
  },
];

/** Answers are the values themselves: how a codebook reads answers is not the matter here. */
const codebook: Codebook = {
  variables,
  questions: [],
  pages: [
    { questionId: 'q1', seqName: 'Q1', name: 'page_Q1' },
    { questionId: 'q3', seqName: 'Q3', name: 'page_Q3' },
  ],
  languages: numberedLanguages.filter(({ languageId }) => [1, 3, 4].includes(languageId)),
  valuesOf: answers => (answers as unknown as { values: VariableValue[] }).values,
  designOf: () => undefined,
};

const record = (values: readonly VariableValue[]): DataRecord => ({
  setAsideReason: '',
  memo: '',
  status: 2,
  setAside: null,
  serial: 5,
  versionTime: 7,
  startedAt: 1_000,
  submittedAt: 61_000,
  activeMs: 59_600,
  channel: '',
  entrance: 'personal',
  linkCode: 'secret',
  nation: '中国',
  province: null,
  city: null,
  regionCode: null,
  terminal: 'mobile',
  system: null,
  browser: null,
  labels: ['vip'],
  languageId: 1,
  isBooster: false,
  trapsFailed: 1,
  flags: [1, 5],
  parameters: { wave: '2', ['x'.repeat(61)]: 'too long a name' },
  pageMs: { q3: 12_340 },
  pageAt: 'q3',
  answers: { values } as never,
});

describe('the data set', () => {
  const dataSet = dataSetOf(codebook, { language: 'en', parameters: ['wave'] });
  const find = (name: string) => dataSet.variables.find(variable => variable.name === name);

  it('makes one variable of a multiple-response set, with the options as categories', () => {
    expect(dataSet.variables.filter(({ key }) => !key.startsWith('fact:')).map(({ name }) => name)).toEqual([
      'Q1',
      'Q2',
      'Q2_7_text',
      'Q3',
    ]);
    expect(find('Q2')).toMatchObject({
      kept: 'codes',
      label: 'Which?',
      categories: [
        { code: 1, label: 'Tea', itemId: 'Tea' },
        { code: 7, label: 'Coffee', itemId: 'Coffee' },
      ],
    });
  });

  it('says what conditions read of a variable, and which round of a loop it is', () => {
    expect(find('Q1')).toMatchObject({ reads: [{ as: 'selected' }], categories: [{ code: 1, itemId: 'yes' }] });
    expect(find('Q2')).toMatchObject({
      reads: [{ as: 'selected', rowId: 'row' }],
      loop: { key: 'loop', round: { itemId: 'r', code: 3, label: 'Third' } },
    });
    expect(find('Q3')).not.toHaveProperty('loop');
  });

  it('keeps which part of its question a variable is, its unit, the ends of its scale and what it shares out', () => {
    const { variables: kept } = dataSetOf(
      { ...codebook, variables: variables.map(one => (one.setKey ? { ...one, part: { is: 'tags' } } : one)) },
      { language: 'en' },
    );
    expect(kept.find(({ name }) => name === 'Q2')).toMatchObject({ part: { is: 'tags' } });
    expect(kept.find(({ name }) => name === 'Q3')).toMatchObject({
      part: { is: 'viewed' },
      unit: 'seconds',
      range: { least: 0, most: 9 },
      whole: 100,
    });
  });

  it('calls no two variables alike, and leaves the codebook’s names as they are', () => {
    const alike = ['Q2', 'q2_2', 'fact_status', 'parameter_wave'].map(
      (name): CodebookVariable => ({ key: `other ${name}`, name, label: name, measure: 'scale' }),
    );
    const crowded = dataSetOf(
      { ...codebook, variables: [...variables, ...alike] },
      { language: 'en', parameters: ['wave', 'w ave', 'w_ave'] },
    );
    const names = crowded.variables.map(({ name }) => name.toUpperCase());
    expect(new Set(names).size).toBe(names.length);
    expect(crowded.variables.filter(({ key }) => key.startsWith('other')).map(({ name }) => name)).toEqual(
      alike.map(({ name }) => name),
    );
    // A set is called like no member of a set either.
    expect(crowded.variables.find(({ key }) => key === 'q2')?.name).toBe('Q2_3');
  });

  it('tells "nothing chosen" from "not answered"', () => {
    const { key } = find('Q2')!;
    expect(dataSet.rowOf(record([1, 0, 1, 'black', 2.5]))[key]).toEqual([7]);
    expect(dataSet.rowOf(record([1, 0, 0, null, 2.5]))[key]).toEqual([]);
    expect(dataSet.rowOf(record([1, null, null, null, 2.5]))[key]).toBeNull();
  });

  it('keeps codes, numbers and texts as what they are', () => {
    const row = dataSet.rowOf(record([1, 0, 1, 'black', 2.5]));
    expect([find('Q1'), find('Q2_7_text'), find('Q3')].map(variable => variable!.kept)).toEqual([
      'code',
      'text',
      'number',
    ]);
    expect([find('Q1'), find('Q2_7_text'), find('Q3')].map(variable => row[variable!.key])).toEqual([1, 'black', 2.5]);
  });

  it('keeps no code that columns cannot hold', () => {
    const { key } = find('Q1')!;
    const kept = [1.75, 2 ** 31, 2 ** 31 - 1, -(2 ** 31), -1e15, 'x'].map(
      value => dataSet.rowOf(record([value, 0, 1, null, value]))[key],
    );
    expect(kept).toEqual([null, null, 2 ** 31 - 1, -(2 ** 31), null, null]);
  });

  it('has a key of its own for every variable, and a value for every key', () => {
    const keys = dataSet.variables.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const row = dataSet.rowOf(record([1, 0, 1, 'black', 2.5]));
    expect(keys.filter(key => row[key] === undefined)).toEqual(['fact:parameter:wave']);
  });

  it('brings the facts of a record, in both languages and without a secret code', () => {
    const row = dataSet.rowOf(record([1, 0, 1, null, null]));
    expect(row).toMatchObject({
      'fact:status': 2,
      'fact:setAside': null,
      'fact:serial': 5,
      'fact:version': 7,
      'fact:durationSeconds': 60,
      'fact:channel': null,
      'fact:entrance': 2,
      'fact:link': null,
      'fact:labels': ['vip'],
      'fact:isBooster': 0,
      'fact:trap': 1,
      'fact:flags': [1, 5],
    });
    expect([row['fact:pageTime:q1'], row['fact:pageTime:q3']]).toEqual([null, 12.3]);
    expect(find('fact_page_Q3_seconds')).toMatchObject({
      kept: 'number',
      label: 'Time on the page that begins with Q3 (s)',
    });
    expect(parameterValues(record([]))).toEqual({ 'fact:parameter:wave': '2' });
    const chinese = dataSetOf(codebook, { language: 'zh' }).variables;
    expect(chinese.find(({ key }) => key === 'fact:status')).toMatchObject({ label: '答卷状态', kept: 'code' });
    expect(find('fact_status')?.categories).toContainEqual({ code: 2, label: 'Success sample' });
  });

  it('call languages and devices what their reader calls them', () => {
    const factOf = (language: 'zh' | 'en', key: string) =>
      dataSetOf(codebook, { language }).variables.find(one => one.key === key)!;
    const languagesIn = (language: 'zh' | 'en') =>
      factOf(language, 'fact:language').categories!.map(({ code, label }) => [code, label]);
    expect(languagesIn('en')).toEqual([
      [1, 'Simplified Chinese'],
      [3, 'Traditional Chinese'],
      [4, 'Japanese'],
    ]);
    expect(languagesIn('zh')).toEqual([
      [1, '简体中文'],
      [3, '繁体中文'],
      [4, '日语'],
    ]);
    expect(factOf('zh', 'fact:terminal').words).toMatchObject({ desktop: '电脑', mobile: '手机' });
    expect(factOf('en', 'fact:terminal').words).toMatchObject({ desktop: 'Computer' });
  });

  it('say of a record that it is a success sample, screened out, over a full quota, was not completed, or declined the agreement (S4.10)', () => {
    expect(find('fact_status')!.categories!.map(({ label }) => label)).toEqual([
      ...['Not completed', 'Success sample', 'Screened out', 'Quota full', 'Quota full (hold)'],
      'Declined the agreement',
    ]);
    const read = (status: number) => dataSet.rowOf({ ...record([]), status })['fact:status'];
    expect([1, 2, 3, 4, 6].map(read)).toEqual([1, 2, 3, 4, 6]);
  });

  it('says on which page an unfinished record stands, by a code that is the page’s own', () => {
    const unfinished = { ...record([1, 0, 1, null, null]), submittedAt: null };
    expect(dataSet.rowOf(unfinished)['fact:leftAt']).toBe(pageCode('q3'));
    expect(dataSet.rowOf({ ...unfinished, pageAt: null })['fact:leftAt']).toBeNull();
    // Who has submitted has left nowhere.
    expect(dataSet.rowOf(record([1, 0, 1, null, null]))['fact:leftAt']).toBeNull();
    expect(find('fact_leftAt')?.categories).toEqual([
      { code: pageCode('q1'), label: 'Page that begins with Q1' },
      { code: pageCode('q3'), label: 'Page that begins with Q3' },
    ]);
    expect(pageCode('q1')).not.toBe(pageCode('q3'));
  });
});

it('values that the creator has no words for are said in the words of whoever reads them', () => {
  const mood: CodebookVariable = {
    key: 'q9.logo',
    name: 'Q9_1',
    label: 'What do you think?: logo',
    measure: 'nominal',
    questionId: 'q9' as never,
    valueLabels: [
      { value: 1, label: 'like', word: 'like' },
      { value: 3, label: 'dislike', word: 'dislike' },
      { value: 4, label: 'neutral' },
    ],
  };
  const labelsIn = (language: 'zh' | 'en') =>
    dataSetOf({ ...codebook, variables: [mood] }, { language }).variables[0]!.categories!.map(({ label }) => label);
  expect(labelsIn('zh')).toEqual(['喜欢', '不喜欢', 'neutral']);
  expect(labelsIn('en')).toEqual(['Like', 'Dislike', 'neutral']);
});
