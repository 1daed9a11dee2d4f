import type { MadeEdit } from '@wenshu/api-contract';
import { buildExample, ids } from '@wenshu/survey-core/testing';
import { expect, test } from 'vitest';
import { heldBy } from './held-by.ts';

const document = buildExample();
const edit = (...touched: string[]): MadeEdit => ({
  version: 1,
  editId: 'edit000001',
  personId: 'ann',
  nickName: 'Ann',
  isSelf: false,
  time: 1,
  command: 'modifyName',
  touched,
});

test.each([
  ['the question itself', ids.choice, ids.choice, 1],
  ['one of its options', ids.choice, ids.optionA, 1],
  ['the words of an option', ids.choice, `${ids.optionA}.title`, 1],
  ['another question', ids.choice, 'another001', 0],
  ['anything, when the text belongs to no question', undefined, 'another001', 1],
])('what is being written waits for %s', (_what, questionId, touched, count) => {
  expect(heldBy({ questionId, document }, [edit(touched)])).toHaveLength(count);
});
