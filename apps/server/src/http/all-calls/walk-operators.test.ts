import { errorCodes, operatorDoorCalls, operatorHolds, operatorRoles } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PATIENCE_MS } from '../../../../../tools/testing/patience.ts';
import { buildOperator } from '../../testing/build-operator.ts';
import { buildPerson } from '../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const { operatorSessionNeeded, operatorNotAllowed } = errorCodes;
const calls = () => test.app.door.calls.filter(({ audience }) => audience === 'operator');
/** With nothing to act on: whoever may not is refused before the input is looked at. */
const codeOf = async (call: ReturnType<typeof calls>[number], headers: Readonly<Record<string, string>>) => {
  const answer = await test.app.inject({
    method: call.method,
    url: `/api${call.path}`,
    headers,
    ...(call.body && !call.takes && { payload: {} }),
  });
  // A file has no code; reaching it is being let through.
  return answer.headers['content-type']?.includes('json') ? (answer.json().code as string) : 'file';
};

it('every call of the console refuses who has no seat, or only an account', async () => {
  const { token } = await buildPerson(test.platform);
  for (const call of calls())
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: 'wenshu-operator=made-up' }])
      expect([call.path, await codeOf(call, headers)]).toEqual([call.path, operatorSessionNeeded.code]);
});

it(
  'every call of the console lets those roles through that hold its right, and no other',
  async () => {
    for (const role of operatorRoles) {
      // Anew where one of the calls has given the seat up.
      let seated = await buildOperator(test, role);
      for (const call of calls()) {
        const code = await codeOf(call, { ...seated.seat.headers });
        if (call.path === operatorDoorCalls.leave.path) seated = await buildOperator(test, role);
        const isLetIn = code !== operatorNotAllowed.code && code !== operatorSessionNeeded.code;
        const mayIn = call.operatorNeeds === undefined || operatorHolds([role], call.operatorNeeds);
        expect([role, call.path, isLetIn]).toEqual([role, call.path, mayIn]);
      }
    }
  },
  PATIENCE_MS,
);

it('every call of the console that changes something, or looks at somebody, leaves a line', () => {
  const without = calls()
    .filter(({ method, noted }) => method !== 'GET' && !noted)
    .map(({ path }) => path);
  expect(without.toSorted()).toEqual([
    // Noted with how many accounts were named, where any are.
    '/operator/announcements/count',
    // Noted with the number that a new one gets.
    '/operator/announcements/send',
    // Says that somebody sits there.
    '/operator/door/here',
    // Changes nothing.
    '/operator/log/check',
    // As the announcement.
    '/operator/news/save',
    // Noted with the account, whose id is not known before.
    '/operator/operators/add',
  ]);
});
