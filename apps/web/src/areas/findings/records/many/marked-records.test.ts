import { expect, it } from 'vitest';
import { actionsFor, type MarkedRecords } from './marked-records.ts';

const looks = { serial: 1, status: 2 };

it('offers what would change at least one of the records', () => {
  const of = (...states: (undefined | 'invalid' | 'deleted')[]): MarkedRecords =>
    new Map(states.map((setAside, place) => [String(place), { ...looks, setAside }]));
  expect(actionsFor(of(undefined), 'all', false)).toEqual(['invalid', 'delete', 'memo']);
  expect(actionsFor(of('invalid'), 'all', false)).toEqual(['delete', 'restore', 'memo']);
  expect(actionsFor(of('deleted'), 'deleted', false)).toEqual(['restore', 'memo']);
  expect(actionsFor(of(undefined, 'deleted'), 'all', false)).toEqual(['invalid', 'delete', 'restore', 'memo']);
});

it('offers for all of a list what its records can be', () => {
  expect(actionsFor(new Map(), 'deleted', true)).toEqual(['restore', 'memo']);
  expect(actionsFor(new Map(), 'unfinished', true)).toEqual(['delete', 'memo']);
});
