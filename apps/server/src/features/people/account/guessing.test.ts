import {
  accountCalls,
  type CallData,
  type CaptchaResult,
  SLIDER_WAY,
  type SliderPoint,
  sliderCalls,
  smsCalls,
  smsTypes,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { handTrack } from '../../../testing/fakes/drag-slider.ts';
import { seededRandom } from '../../../testing/hostile.ts';
import { askForCode, otherCode } from '../../../testing/sent-codes.ts';
import { signInLimits } from './require-password.ts';
import { codeLimit } from './require-sms-code.ts';

const GUESSES = 1000;
const JUDGED_WRONG = { password: '9102', code: '9111', slider: '9112' } as const;

let test: TestApp;
let series = 0;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const HERE = '203.0.113.1';
/** Every guess from another place. */
const anywhere = () => {
  series += 1;
  return `100.${64 + (series >> 16)}.${(series >> 8) & 255}.${series & 255}`;
};

/** Sends them in handfuls, as a program does, and counts the answers by their code. */
async function guess(send: (n: number) => Promise<{ code: string }>): Promise<Map<string, number>> {
  const told = new Map<string, number>();
  for (let from = 0; from < GUESSES; from += 50) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => send(from + n)));
    for (const { code } of answers) told.set(code, (told.get(code) ?? 0) + 1);
  }
  return told;
}

const signIn = (phone: string, password: string, remoteAddress: string) =>
  test.call(
    accountCalls.signIn,
    { phone: encryptField(phone), password: encryptField(password), verifyCode: '', verifyCodeKey: '' },
    { remoteAddress },
  );
const smsSignIn = (phone: string, smsCode: string, remoteAddress: string) =>
  test.call(smsCalls.smsSignIn, { phone: encryptField(phone), smsCode }, { remoteAddress });

describe('a thousand guesses at a password', () => {
  it.each([
    ['one address', () => HERE],
    ['a thousand addresses', anywhere],
  ])(
    'from %s: ten are judged; the owner gets in by SMS meanwhile, and by password after the window',
    async (_where, place) => {
      const owner = await buildPerson(test.platform);
      const told = await guess(n => signIn(owner.phone, `Guess${n}aA`, place()));
      expect(told.get(JUDGED_WRONG.password)).toBe(signInLimits.phone.most);
      expect(told.get('9007')).toBe(GUESSES - signInLimits.phone.most);
      expect((await signIn(owner.phone, owner.password, anywhere())).code).toBe('9007');
      const code = await askForCode(test, owner.phone, smsTypes.signIn, anywhere());
      expect((await smsSignIn(owner.phone, code, anywhere())).code).toBe('0000');
      test.clock.advanceSeconds(signInLimits.phone.windowSeconds);
      expect((await signIn(owner.phone, owner.password, HERE)).code).toBe('0000');
    },
  );

  it('at a thousand phones from one address: a hundred are judged', async () => {
    test.clock.advanceSeconds(signInLimits.address.windowSeconds);
    const told = await guess(n => signIn(`1861${String(n).padStart(7, '0')}`, 'Guess1234', HERE));
    expect(told.get(JUDGED_WRONG.password)).toBe(signInLimits.address.most);
  });
});

describe('a thousand guesses at an SMS code', () => {
  /** How often the code was looked at: the statement that looks is the one that counts. */
  const triesAt = async (phone: string) => {
    const { rows } = await test.platform.database.pool.query('select tries from sms_code where phone = $1', [phone]);
    return rows[0]?.tries;
  };

  it.each([
    ['one address', () => HERE, codeLimit.most],
    ['a thousand addresses', anywhere, GUESSES],
  ])('from %s: five are judged; the owner gets in by the next code', async (_where, place, answered) => {
    test.clock.advanceSeconds(codeLimit.windowSeconds);
    const owner = await buildPerson(test.platform);
    const code = await askForCode(test, owner.phone, smsTypes.signIn, anywhere());
    const told = await guess(() => smsSignIn(owner.phone, otherCode(code), place()));
    expect(told.get(JUDGED_WRONG.code)).toBe(answered);
    expect(await triesAt(owner.phone)).toBe(5);
    expect((await smsSignIn(owner.phone, code, anywhere())).code).toBe(JUDGED_WRONG.code);
    test.clock.advanceSeconds(60);
    const next = await askForCode(test, owner.phone, smsTypes.signIn, anywhere());
    expect((await smsSignIn(owner.phone, next, anywhere())).code).toBe('0000');
  });
});

describe('a thousand tries at the slider', () => {
  let guarded: TestApp;
  beforeAll(async () => {
    guarded = await buildTestApp({ env: { CAPTCHA: 'on' } });
  });
  afterAll(() => guarded.close());

  const slide = async (track: readonly SliderPoint[], remoteAddress: string) => {
    const drawn = await guarded.call(sliderCalls.register, {}, { remoteAddress });
    if (drawn.code !== '0000') return drawn;
    const { sessionId } = drawn.data as CallData<typeof sliderCalls.register>;
    const input = { sessionId, hand: 'pointer' as const, track: [...track] };
    return guarded.call(sliderCalls.validate, input, { remoteAddress });
  };
  const straight = Array.from({ length: 30 }, (_, at): SliderPoint => [(SLIDER_WAY * at) / 29, at * 20]);

  it('from one address: three are free, then each costs work, and three hundred are all there are', async () => {
    const random = seededRandom(7);
    const told = await guess(() => slide(handTrack(random), HERE));
    expect(Object.fromEntries(told)).toEqual({ '0000': 3, [JUDGED_WRONG.slider]: 297, '9007': 700 });
  });

  it('from a thousand addresses: a straight line passes nowhere, a recorded hand once', async () => {
    expect(Object.fromEntries(await guess(() => slide(straight, anywhere())))).toEqual({
      [JUDGED_WRONG.slider]: GUESSES,
    });
    const recorded = handTrack(seededRandom(8));
    const told = await guess(() => slide(recorded, anywhere()));
    expect(Object.fromEntries(told)).toEqual({ '0000': 1, [JUDGED_WRONG.slider]: GUESSES - 1 });
  });

  it('keeps nobody else out', async () => {
    const answer = await slide(handTrack(seededRandom(9)), anywhere());
    expect((await guarded.call(sliderCalls.sliderCaptcha, answer.data as CaptchaResult)).code).toBe('9112');
    expect(answer.code).toBe('0000');
  });
});
