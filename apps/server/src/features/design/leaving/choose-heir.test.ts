import { rights } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { chooseHeir } from './choose-heir.ts';

const creator = { personId: 'creator', rights };

test('a survey that nobody else works on has no heir', () => {
  expect(chooseHeir([creator], 'creator')).toBeUndefined();
});

test('whoever may let others in comes before whoever may do more', () => {
  const sharer = { personId: 'sharer', rights: ['questionnaire.view', 'questionnaire.share'] as const };
  const worker = { personId: 'worker', rights: rights.filter(right => right !== 'questionnaire.share') };
  expect(chooseHeir([creator, worker, sharer], 'creator')).toBe('sharer');
});

test('then whoever may do most, and of equals the first', () => {
  const reader = { personId: 'a', rights: ['questionnaire.view'] as const };
  const first = { personId: 'b', rights: ['questionnaire.view', 'questionnaire.edit'] as const };
  const second = { personId: 'c', rights: ['questionnaire.view', 'records.view'] as const };
  expect(chooseHeir([reader, first, second, creator], 'creator')).toBe('b');
});
