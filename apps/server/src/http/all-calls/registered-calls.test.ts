import * as contract from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { callsOf } from '../../../../../tools/spec-coverage/compare-calls.ts';
import { buildTestApp } from '../../testing/build-test-app.ts';

it('registers every call that the contract promises', async () => {
  const test = await buildTestApp();
  const nameOf = ({ method, path }: contract.Call) => `${method} ${path}`;
  expect(test.app.door.calls.map(nameOf).toSorted()).toEqual(callsOf(contract).map(nameOf).toSorted());
  await test.close();
});
