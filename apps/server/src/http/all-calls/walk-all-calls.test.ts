import { type Call, errorCodes, type Right, rights, waysToHold } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { sendCall } from '../../testing/send-call.ts';

const SCROLL_ID = 'walked1234';
const refusals: readonly string[] = [
  errorCodes.signInNeeded.code,
  errorCodes.noPermission.code,
  errorCodes.tokenInvalid.code,
];

let test: TestApp;
let stranger: TestPerson;
let calls: readonly Call[];

beforeAll(async () => {
  test = await buildTestApp();
  stranger = await buildPerson(test.platform);
  calls = test.app.door.calls;
});
afterAll(() => test.close());

/** Only the object is named: whoever may not act on it must be refused before anything else of the input is looked at. */
const inputOf = (call: Call) => (call.needs ? { [call.needs.on]: SCROLL_ID } : {});
const send = (call: Call, token?: string) => sendCall(test.app, call, inputOf(call), token ? { token } : {});
const nameOf = (call: Call) => `${call.method} ${call.path}`;

describe('every registered call', () => {
  it('is there to be walked', () => {
    expect(calls.length).toBeGreaterThan(8);
    expect(new Set(calls.map(nameOf)).size).toBe(calls.length);
  });

  it('refuses a visitor when it is for signed-in people', async () => {
    for (const call of calls.filter(each => each.audience === 'signed-in')) {
      const answer = await send(call);
      expect([nameOf(call), answer.status, answer.code]).toEqual([nameOf(call), 401, errorCodes.signInNeeded.code]);
    }
  });

  it('refuses a token that nobody was given', async () => {
    for (const call of calls.filter(each => each.audience === 'signed-in')) {
      const answer = await send(call, 'not-a-token');
      expect([nameOf(call), answer.code]).toEqual([nameOf(call), errorCodes.tokenInvalid.code]);
    }
  });

  it('asks a visitor or a respondent for no sign-in', async () => {
    for (const call of calls.filter(each => each.audience !== 'signed-in' && each.answers !== 'file')) {
      const answer = await send(call);
      expect([nameOf(call), refusals.includes(answer.code) && answer.status === 401]).toEqual([nameOf(call), false]);
    }
  });

  it('refuses a signed-in stranger when it needs a right', async () => {
    for (const call of calls.filter(each => each.needs)) {
      const answer = await send(call, stranger.token);
      expect([nameOf(call), answer.code]).toEqual([nameOf(call), errorCodes.noPermission.code]);
    }
  });

  it('refuses a person who holds every right but the one it needs, and lets the holder of that one through', async () => {
    const onSurveys = calls.filter(each => each.needs?.on === 'scrollId');
    const people = new Map<Right, readonly [almost: TestPerson, holder: TestPerson]>();
    for (const needed of new Set(onSurveys.map(each => each.needs!.right))) {
      const [almost, holder] = [await buildPerson(test.platform), await buildPerson(test.platform)];
      const others = rights.filter(right => !waysToHold(needed).includes(right));
      await giveRights(test.platform, almost, SCROLL_ID, others);
      people.set(needed, [almost, holder]);
    }
    for (const call of onSurveys) {
      const [almost, holder] = people.get(call.needs!.right)!;
      // Each time: one of the calls gives up what one holds.
      await giveRights(test.platform, holder, SCROLL_ID, [call.needs!.right]);
      expect([nameOf(call), (await send(call, almost.token)).code]).toEqual([
        nameOf(call),
        errorCodes.noPermission.code,
      ]);
      const isRefused = refusals.includes((await sendAny(call, holder.token)) ?? '');
      expect([nameOf(call), isRefused]).toEqual([nameOf(call), false]);
    }
  }, 120_000);

  it('stops whoever asks about accounts without end, a person and an address alike', async () => {
    const restless = await buildPerson(test.platform);
    const about = calls.filter(({ path }) => path.startsWith('/account/'));
    expect(about.length).toBeGreaterThan(30);
    for (const subject of [`account:person:${restless.id}`, 'account:address:203.0.113.9'])
      await test.platform.database.pool.query(
        `insert into attempt (subject, window_start, tries)
         select $1, date_trunc('minute', $2::timestamptz), 100000`,
        [subject, test.platform.clock.now()],
      );
    for (const call of about) {
      const who = call.audience === 'signed-in' ? { token: restless.token } : { remoteAddress: '203.0.113.9' };
      const { status, code } = await sendCall(test.app, call, {}, who);
      expect([nameOf(call), status, code]).toEqual([nameOf(call), 429, errorCodes.tooManyRequests.code]);
    }
  });

  it('refuses rights on another questionnaire', async () => {
    const elsewhere = await buildPerson(test.platform);
    await giveRights(test.platform, elsewhere, 'another1234', rights);
    for (const call of calls.filter(each => each.needs?.on === 'scrollId')) {
      expect([nameOf(call), (await send(call, elsewhere.token)).code]).toEqual([
        nameOf(call),
        errorCodes.noPermission.code,
      ]);
    }
  });
});

/** A file has no code; reaching it is being let through. */
async function sendAny(call: Call, token: string): Promise<string | undefined> {
  try {
    return (await send(call, token)).code;
  } catch {
    return undefined;
  }
}
