import type { SymposiumSetup } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { hasOpened, isPromptOpen } from './prompt-times.ts';

const section = { sectionId: 'day2', title: 'Day 2', minutes: 0, opensAt: 200, closesAt: 300, prompts: [] };
// Nothing else of it is looked at.
const board = { kind: 'board', endsAt: 900, sections: [section] } as unknown as SymposiumSetup;
const at = (now: number, more: { sectionId?: string | null; until?: number | null } = {}) =>
  isPromptOpen(board, { sectionId: 'day2', until: null, ...more }, new Date(now));

it('a prompt is answered from the moment its section opens to the end of the first time that is set', () => {
  expect([199, 200, 300, 301].map(now => at(now))).toEqual([false, true, true, false]);
  expect([250, 251].map(now => at(now, { until: 250 }))).toEqual([true, false]);
  expect([900, 901].map(now => at(now, { sectionId: null }))).toEqual([true, false]);
});

it('in a live talk no date keeps a section shut', () => {
  expect([hasOpened({ kind: 'live' }, section, new Date(5)), hasOpened(board, section, new Date(5))]).toEqual([
    true,
    false,
  ]);
});
