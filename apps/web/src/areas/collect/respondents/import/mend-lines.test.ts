import { checkRespondent } from '@wenshu/api-contract';
import { expect, test } from 'vitest';
import { cellText, faultsOf, mendedOf, withCell } from './mend-lines.ts';

const draft = {
  name: 'A',
  mobile: '12',
  email: '',
  group: '',
  labels: ['x'],
  custom: { Shop: '1' } as Record<string, string>,
};

test('a cell of any kind is read and written back', () => {
  const written = ['name', 'labels', 'custom.Shop', 'custom.__proto__'].reduce(
    (before, field) => withCell(before, field, 'p、q'),
    draft,
  );
  expect(written.labels).toEqual(['p', 'q']);
  expect(['name', 'labels', 'custom.Shop', 'custom.__proto__'].map(field => cellText(written, field))).toEqual(
    Array(4).fill('p、q'),
  );
});

test('a line counts as mended once nothing is wrong with it', () => {
  expect(faultsOf(draft, checkRespondent)).toEqual([{ field: 'mobile', reason: 'mobile-wrong' }]);
  const right = withCell(draft, 'mobile', '13800000001');
  const lines = [
    { line: 4, respondent: draft, faults: [] },
    { line: 7, respondent: right, faults: [] },
  ];
  expect(mendedOf(lines, checkRespondent)).toEqual([{ line: 7, respondent: right }]);
});
