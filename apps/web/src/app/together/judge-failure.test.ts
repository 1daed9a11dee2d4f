import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { expect, it } from 'vitest';
import { judgeFailure } from './judge-failure.ts';

it.each([
  // A server or a database that is being restarted says nothing about the edit: it waits as long as that takes.
  [new CallFailure('refused', '', { code: errorCodes.serviceStopping.code, status: 503 }), 'passing'],
  [new CallFailure('refused', '', { code: errorCodes.storageFull.code, status: 503 }), 'passing'],
  [new CallFailure('answer-not-readable', '', { status: 502 }), 'passing'],
  [new CallFailure('network'), 'passing'],
  [new CallFailure('refused', '', { code: errorCodes.systemAbnormal.code, status: 500 }), 'failing'],
  [new CallFailure('refresh-refused'), 'signed-out'],
  [new CallFailure('refused', '', { code: errorCodes.editRefused.code }), 'refused'],
  [new CallFailure('refused', '', { code: errorCodes.noPermission.code }), 'no-right'],
  [new Error('ours'), 'refused'],
])('knows what %s means for an edit', (failure, verdict) => {
  expect(judgeFailure(failure)).toBe(verdict);
});

it('asks the kind of document first: a code may mean something of its own there', () => {
  const closed = new CallFailure('refused', '', { code: errorCodes.surveyClosed.code });
  expect([judgeFailure(closed), judgeFailure(closed, { [errorCodes.surveyClosed.code]: 'locked' })]).toEqual([
    'refused',
    'locked',
  ]);
});
