import type { SymposiumSetup } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { isComplete, moved } from './is-complete.ts';

const prompt = { promptId: 'p1', text: 'Why?', stimulusId: null, questionId: null, isHeld: false };
const section = { sectionId: 's1', title: 'First', minutes: 10, opensAt: null, closesAt: null, prompts: [prompt] };
const setup: SymposiumSetup = {
  kind: 'board',
  beginsAt: 1_000,
  minutes: 90,
  endsAt: 2_000,
  timeZone: 'Asia/Shanghai',
  welcome: '',
  namesAreChosen: false,
  consentText: '',
  asksRecording: false,
  hasMedia: false,
  deleteAfterDays: null,
  remindsAt: null,
  tellsAt: null,
  sections: [section],
};

test('a set-up is complete when no title and no question is blank and a board ends after it begins', () => {
  expect(isComplete(setup)).toBe(true);
  expect(isComplete({ ...setup, sections: [{ ...section, title: ' ' }] })).toBe(false);
  expect(isComplete({ ...setup, sections: [{ ...section, prompts: [prompt, { ...prompt, text: '' }] }] })).toBe(false);
  expect(isComplete({ ...setup, endsAt: 1_000 })).toBe(false);
  expect(isComplete({ ...setup, kind: 'live', endsAt: 1_000 })).toBe(true);
});

test('moving keeps everything, and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c']);
});
