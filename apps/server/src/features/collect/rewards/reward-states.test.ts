import { actionsOf, rewardActions, rewardStates, statesFor } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { judgeClaim } from './claims/judge-claim.ts';

it('a red packet is paid, edited and deleted before it is paid for, returned or edited once rejected, opened and closed while it is given out (S4.36)', () => {
  const table = Object.fromEntries(rewardStates.map(state => [state, actionsOf('fixed', state).join(' ')]));
  expect(table).toEqual({
    unpaid: 'pay edit delete',
    'under-review': '',
    rejected: 'edit return',
    issuing: 'close add-count',
    closed: 'open add-count return',
    'used-up': 'return',
    ended: '',
  });
});

it('gift codes are never paid for nor reviewed, and every action but paying can be taken somewhere', () => {
  for (const state of rewardStates) expect(actionsOf('codes', state)).not.toContain('pay');
  for (const action of rewardActions)
    expect([action, statesFor('codes', action).length > 0]).toEqual([action, action !== 'pay']);
  expect(statesFor('lucky', 'add-count')).toEqual(['issuing', 'closed']);
});

const rules = { perDevice: 1, perAddress: 3, holdsSuspicious: true };

it.each([
  ['nothing', [], { device: 0, address: 2 }, rules, [], false],
  ['a failed trap', [5], { device: 0, address: 0 }, rules, ['trap'], true],
  [
    'what its owner lets pass',
    [1, 3],
    { device: 0, address: 0 },
    { ...rules, holdsSuspicious: false },
    ['too-fast', 'same-device'],
    false,
  ],
  [
    'a second one of the device, also where suspicion is let pass',
    [],
    { device: 1, address: 1 },
    { ...rules, holdsSuspicious: false },
    ['device-limit'],
    true,
  ],
  ['a fourth one of the address', [2], { device: 0, address: 3 }, rules, ['straight-line', 'address-limit'], true],
  ['no limit', [], { device: 9, address: 99 }, { ...rules, perDevice: 0, perAddress: 0 }, [], false],
] as const)('a claim with %s against it is judged so', (_what, flags, alike, set, suspicions, isHeld) => {
  expect(judgeClaim(set, { flags, alike })).toEqual({ suspicions, isHeld });
});
