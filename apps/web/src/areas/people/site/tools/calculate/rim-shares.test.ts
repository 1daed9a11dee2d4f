import { expect, it } from 'vitest';
import { parseShares, shareOf, withShare } from './rim-shares.ts';

const sex = { name: 'sex', groups: ['f', 'm'] };
const seen = { name: '', groups: ['f'] };

it('changes one group’s share, tells groups of two targets apart, and forgets groups that the table has no more', () => {
  const text = withShare('1\tf\t48\n1\tgone\t2\n2\tf\t100', [sex, seen], { target: 0, group: 'm', share: '52,5' });
  expect(text).toBe('1\tf\t48\n1\tm\t52,5\n2\tf\t100');
  const shares = parseShares(text);
  expect([shareOf(shares, 0, 'm'), shareOf(shares, 1, 'f'), shareOf(shares, 1, 'm')]).toEqual(['52,5', '100', '']);
});
