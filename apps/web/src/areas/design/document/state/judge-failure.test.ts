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
  [new Error('ours'), 'refused'],
])('knows what %s means for an edit', (failure, verdict) => {
  expect(judgeFailure(failure)).toBe(verdict);
});
