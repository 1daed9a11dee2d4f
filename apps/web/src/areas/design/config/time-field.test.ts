import { expect, it } from 'vitest';
import { fromField, toField } from './time-field.ts';

it.each([
  ['Asia/Shanghai', '2026-11-15T08:30'],
  ['Europe/Berlin', '2026-11-15T01:30'],
  ['America/New_York', '2026-11-14T19:30'],
])('shows and reads moments in the questionnaire’s time zone %s, wherever the browser is', (zone, text) => {
  const moment = Date.parse('2026-11-15T00:30:00Z');
  expect(toField(moment, zone)).toBe(text);
  expect(fromField(text, zone)).toBe(moment);
});

it('takes an empty field as "none" and half a date as nothing yet', () => {
  expect(toField(null, 'Asia/Shanghai')).toBe('');
  expect(fromField('', 'Asia/Shanghai')).toBeNull();
  expect(fromField('2026-13-40T99:99', 'Asia/Shanghai')).toBeUndefined();
});
