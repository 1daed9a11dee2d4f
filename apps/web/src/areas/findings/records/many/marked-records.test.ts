import { expect, it } from 'vitest';
import { actionsFor } from './marked-records.ts';

const looks = { serial: 1, status: 2 };

it('offers what would change at least one of the records', () => {
  const fresh = ['a', { ...looks, setAside: undefined }] as const;
  const invalid = ['b', { ...looks, setAside: 'invalid' }] as const;
  const deleted = ['c', { ...looks, setAside: 'deleted' }] as const;
  expect(actionsFor(new Map([fresh]), 'all', false)).toEqual(['invalid', 'delete', 'memo']);
  expect(actionsFor(new Map([invalid]), 'all', false)).toEqual(['delete', 'restore', 'memo']);
  expect(actionsFor(new Map([deleted]), 'deleted', false)).toEqual(['restore', 'memo']);
  expect(actionsFor(new Map([fresh, deleted]), 'all', false)).toEqual(['invalid', 'delete', 'restore', 'memo']);
});

it('offers for all of a list what its records can be', () => {
  expect(actionsFor(new Map(), 'deleted', true)).toEqual(['restore', 'memo']);
  expect(actionsFor(new Map(), 'unfinished', true)).toEqual(['delete', 'memo']);
});
