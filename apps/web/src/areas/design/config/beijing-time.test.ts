import { expect, it } from 'vitest';
import { fromField, toField } from './beijing-time.ts';

it('shows and reads moments in Beijing time, wherever the browser is', () => {
  const moment = Date.parse('2026-11-15T00:30:00Z');
  expect(toField(moment)).toBe('2026-11-15T08:30');
  expect(fromField('2026-11-15T08:30')).toBe(moment);
});

it('takes an empty field as "none" and half a date as nothing yet', () => {
  expect(toField(null)).toBe('');
  expect(fromField('')).toBeNull();
  expect(fromField('2026-13-40T99:99')).toBeUndefined();
});
