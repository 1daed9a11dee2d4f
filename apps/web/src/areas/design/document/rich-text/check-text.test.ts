import { richTextTexts } from '@wenshu/texts/rich-text';
import { expect, test } from 'vitest';
import { judgeText } from './check-text.ts';

const t = richTextTexts.en;
const before = { text: 'Before' };

test('an unchanged text is no edit', () => {
  expect(judgeText(before, { text: 'Before' }, {}, t)).toEqual({ outcome: 'same' });
});

test('S5.42: an empty text that is required goes back to what it was', () => {
  expect(judgeText(before, { text: ' ' }, {}, t)).toEqual({ outcome: 'restore', message: 'Content cannot be empty' });
  expect(judgeText(before, { text: '' }, { isRequired: false }, t)).toEqual({ outcome: 'save' });
});

test('S5.41, P9.7: more than 500 characters are refused, and stay to be shortened', () => {
  expect(judgeText(before, { text: '字'.repeat(500) }, {}, t)).toEqual({ outcome: 'save' });
  expect(judgeText(before, { text: '字'.repeat(501) }, {}, t)).toEqual({
    outcome: 'stay',
    message: 'At most 500 characters can be entered',
  });
  expect(judgeText(before, { text: '字'.repeat(800) }, { max: 800 }, t)).toEqual({ outcome: 'save' });
});

test('a picture alone is content', () => {
  expect(judgeText(before, { text: '', html: '<p><img src="/a"></p>' }, {}, t)).toEqual({ outcome: 'save' });
});
