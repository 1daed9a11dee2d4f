import { afterEach, expect, it, vi } from 'vitest';
import { decideAfterSignIn } from '../../../../app/guard/decide-after-sign-in.ts';
import { readRemembered } from '../../../../app/guard/remembered-place.ts';
import { leaveForSignIn } from './leave-for-sign-in.ts';

afterEach(() => vi.unstubAllGlobals());

it('leads back to the calculator that somebody wanted to keep a result of (P4.7)', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const assign = vi.fn();
  vi.stubGlobal('location', { assign });
  leaveForSignIn('margin');
  leaveForSignIn('nps');
  expect(assign).toHaveBeenLastCalledWith('/login?redirect=/tools');
  expect(decideAfterSignIn('/tools', 'password', readRemembered())).toEqual({ to: '/tools#nps' });
});
