import { expect, it } from 'vitest';
import { readEnv } from '../../env.ts';
import { openPayout } from './open-payout.ts';

const kindOf = (vars: Record<string, string>) =>
  openPayout(readEnv({ DATABASE_URL: 'postgres://x', ...vars }), undefined)?.kind;

it('a demonstration pays out only where a demonstration takes in', () => {
  expect(kindOf({})).toBe('local');
  expect(kindOf({ PAYMENT: 'off' })).toBeUndefined();
  expect(kindOf({ PUBLIC_URL: 'https://wenshu.example' })).toBeUndefined();
  expect(kindOf({ PUBLIC_URL: 'https://wenshu.example', PAYMENT: 'local' })).toBe('local');
});
