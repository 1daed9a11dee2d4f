import { questionnaireStatus } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import type { Access } from '../state/editor-state.ts';
import { accessNews } from './access-news.ts';

const { editing, collecting, suspended, ended } = questionnaireStatus;
const at = (status: Access['status'], statusBy?: Access['statusBy']): Access => ({
  status,
  statusBy,
  mayEdit: true,
  isGone: false,
  versionTime: null,
  editedFrom: null,
});

test("one's own publishing is no news, a colleague's is, and so is their next change", () => {
  expect(accessNews(at(editing), at(collecting, 'self'))).toBeUndefined();
  expect(accessNews(at(editing), at(collecting, 'other'))).toBe('published');
  expect(accessNews(at(collecting, 'self'), at(suspended, 'other'))).toBe('suspended');
  expect(accessNews(at(suspended, 'other'), at(collecting, 'self'))).toBeUndefined();
  expect(accessNews(at(collecting, 'self'), at(ended, 'other'))).toBe('ended');
});

test('a survey that ended by itself was ended by nobody', () => {
  expect(accessNews(at(collecting, 'self'), at(ended, 'nobody'))).toBe('endedByItself');
});

test('who switched it is no news without another status', () => {
  expect(accessNews(at(collecting), at(collecting, 'other'))).toBeUndefined();
});

test('a right that is taken away is told, whoever changed the status', () => {
  expect(accessNews(at(editing), { ...at(collecting, 'self'), mayEdit: false })).toBe('noRight');
});
