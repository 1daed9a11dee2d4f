import { expect, it } from 'vitest';
import { nameToSave } from './use-name-draft.ts';

it('saves a name that was written, without the blanks around it', () => {
  expect(nameToSave('  Wave 2 ', 'Wave 1')).toBe('Wave 2');
});

it('saves nothing when a field is only visited or emptied: a name is never lost by leaving it', () => {
  expect(nameToSave('Wave 1', 'Wave 1')).toBeUndefined();
  expect(nameToSave(' Wave 1 ', 'Wave 1')).toBeUndefined();
  expect(nameToSave('   ', 'Wave 1')).toBeUndefined();
});
