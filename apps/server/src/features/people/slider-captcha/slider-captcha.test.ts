import {
  type CallData,
  type CaptchaResult,
  SLIDER_WAY,
  type SliderPoint,
  sliderCalls,
  smsCalls,
  smsTypes,
} from '@wenshu/api-contract';
import { findProof } from '@wenshu/api-contract/proof-of-work';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { handTrack } from '../../../testing/fakes/drag-slider.ts';
import { seededRandom } from '../../../testing/hostile.ts';
import { messagesTo } from '../../../testing/sent-codes.ts';
import { sliderLimit } from './slider-captcha.ts';

let test: TestApp;
let seed = 0;
let places = 0;
let phones = 13_700_000_000;

beforeAll(async () => {
  test = await buildTestApp({ env: { CAPTCHA: 'on' } });
});
afterAll(() => test.close());

type Drawn = CallData<typeof sliderCalls.register>;
type Given = { track?: SliderPoint[]; hand?: 'pointer' | 'keys'; proof?: string };

const failed = { status: 400, code: '9112', message: 'Verification failed, click to refresh', data: null };
/** An address of its own: only the first sliders of one need no proof. */
const newPlace = () => {
  places += 1;
  return `198.51.${Math.floor(places / 250)}.${places % 250}`;
};
const newPhone = () => {
  phones += 1;
  return String(phones);
};
const newTrack = () => {
  seed += 1;
  return handTrack(seededRandom(seed));
};
const at = (remoteAddress: string) => ({ lang: 'en' as const, remoteAddress });
const draw = async (place: string) => (await test.call(sliderCalls.register, { t: '1' }, at(place))).data as Drawn;
const drag = ({ sessionId }: Drawn, place: string, { track = newTrack(), hand = 'pointer', proof }: Given = {}) =>
  test.call(sliderCalls.validate, { sessionId, hand, track, ...(proof && { verifyProof: proof }) }, at(place));
const dragged = async (place: string) => (await drag(await draw(place), place)).data as CaptchaResult;
const show = (result: CaptchaResult, place: string) => test.call(sliderCalls.sliderCaptcha, result, at(place));
const pass = async (place: string) => {
  const result = await dragged(place);
  expect(await show(result, place)).toMatchObject({ status: 200, code: '0000' });
  return result;
};
const send = (phone: string, place: string, sessionId?: string) =>
  test.call(
    smsCalls.sendSms,
    { phone: encryptField(phone), smsType: smsTypes.register, ...(sessionId && { sessionId }) },
    at(place),
  );

describe('the slider', () => {
  it('is drawn for t, 320 by 42 for the scene ic_message (P7.20, P9.14)', async () => {
    const drawn = await draw(newPlace());
    expect(drawn).toMatchObject({ scene: 'ic_message', width: 320, height: 42, bits: 0, keyBits: 16 });
    expect(drawn.sessionId).toMatch(/^[\w-]{24}$/);
  });

  it('gives a result with sessionId, sig, token and scene for a drag (P3.8, P7.21), which is shown under its own name and answered 0000 (P7.22, P7.23)', async () => {
    const place = newPlace();
    const result = await pass(place);
    expect(result).toEqual({
      sessionId: expect.any(String),
      sig: expect.any(String),
      token: expect.any(String),
      scene: 'ic_message',
    });
  });

  it('must be passed before a code is sent, and pays for one message (P5.13)', async () => {
    const place = newPlace();
    const phone = newPhone();
    expect(await send(phone, place)).toEqual(failed);
    await dragged(place);
    expect((await send(phone, place)).code).toBe('9112');
    await pass(place);
    expect((await send(phone, place)).code).toBe('0000');
    expect((await send(newPhone(), place)).code).toBe('9112');
    expect(await messagesTo(test, phone)).toHaveLength(1);
  });

  it('pays once, however many messages are asked for at the same moment', async () => {
    const place = newPlace();
    await pass(place);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(newPhone(), place)));
    expect(answers.filter(({ code }) => code === '0000')).toHaveLength(1);
  });

  it('pays where it was passed, and for the message that names it', async () => {
    const [here, there] = [newPlace(), newPlace()];
    const mine = await pass(here);
    expect((await send(newPhone(), there)).code).toBe('9112');
    expect((await send(newPhone(), there, mine.sessionId)).code).toBe('9112');
    expect((await send(newPhone(), here, 'another')).code).toBe('9112');
    expect((await send(newPhone(), here, mine.sessionId)).code).toBe('0000');
  });

  it('takes one try, right or wrong, and says “verification failed, click to refresh” (P8.22, S8.22)', async () => {
    const place = newPlace();
    const wrong = await draw(place);
    expect(await drag(wrong, place, { track: newTrack().slice(0, 5) })).toEqual(failed);
    expect(await drag(wrong, place)).toEqual(failed);
    const right = await draw(place);
    const result = (await drag(right, place)).data as CaptchaResult;
    expect(await drag(right, place)).toEqual(failed);
    expect((await show(result, place)).code).toBe('0000');
    expect(await show(result, place)).toEqual(failed);
  });

  it('is judged where it was drawn, within five minutes, and pays for five more', async () => {
    const [here, there] = [newPlace(), newPlace()];
    expect((await drag(await draw(here), there)).code).toBe('9112');
    expect((await show(await dragged(here), there)).code).toBe('9112');
    const late = await draw(here);
    test.clock.advanceSeconds(301);
    expect((await drag(late, here)).code).toBe('9112');
    await pass(there);
    test.clock.advanceSeconds(301);
    expect((await send(newPhone(), there)).code).toBe('9112');
  });

  it('believes no result that it did not sign', async () => {
    const place = newPlace();
    const result = await dragged(place);
    const drawn = await draw(place);
    for (const forged of [
      { ...result, sig: result.sig.replace(/.$/, end => (end === 'A' ? 'B' : 'A')) },
      { ...result, token: 'another' },
      { ...result, scene: 'ic_login' },
      { ...result, sessionId: drawn.sessionId },
      { ...result, sig: '' },
    ]) {
      expect(await show(forged, place)).toEqual(failed);
    }
    expect((await show(result, place)).code).toBe('0000');
  });

  it('refuses a drag that was recorded, also from elsewhere', async () => {
    const track = newTrack();
    const [here, there] = [newPlace(), newPlace()];
    expect((await drag(await draw(here), here, { track })).code).toBe('0000');
    expect((await drag(await draw(there), there, { track })).code).toBe('9112');
  });

  it('can be moved by the arrow keys, which always asks for work', async () => {
    const place = newPlace();
    const track = Array.from({ length: 21 }, (_, step): SliderPoint => [(SLIDER_WAY * step) / 20, step * 33]);
    expect((await drag(await draw(place), place, { track, hand: 'keys' })).code).toBe('9112');
    const drawn = await draw(place);
    const proof = await findProof({ challenge: drawn.challenge, bits: drawn.keyBits });
    expect((await drag(drawn, place, { track, hand: 'keys', proof })).code).toBe('0000');
  });

  it('asks for work from the fourth of an address on', async () => {
    const place = newPlace();
    for (let n = 0; n < 3; n++) expect((await draw(place)).bits).toBe(0);
    const drawn = await draw(place);
    expect(drawn.bits).toBe(16);
    expect((await drag(drawn, place)).code).toBe('9112');
    const next = await draw(place);
    expect((await drag(next, place, { proof: await findProof(next) })).code).toBe('0000');
  });

  it('is not counted for an address where somebody then showed the right code', async () => {
    const place = newPlace();
    const phone = newPhone();
    await pass(place);
    await send(phone, place);
    const smsCode = /\d{6}/.exec((await messagesTo(test, phone)).at(-1) ?? '')?.[0] ?? '';
    const input = { phone: encryptField(phone), password: encryptField('Right1234'), smsCode };
    expect((await test.call(smsCalls.signUp, input, at(place))).code).toBe('0000');
    for (let n = 0; n < 3; n++) expect((await draw(place)).bits).toBe(0);
  });

  it('is drawn no more than so often for an address', async () => {
    const place = newPlace();
    await draw(place);
    await test.platform.database.pool.query('update attempt set tries = $1 where subject = $2', [
      sliderLimit.most,
      `${sliderLimit.name}:${place}`,
    ]);
    expect(await test.call(sliderCalls.register, {}, at(place))).toMatchObject({ status: 429, code: '9007' });
  });

  it('takes a track of 600 points with places and times, and nothing else', async () => {
    const place = newPlace();
    const { sessionId } = await draw(place);
    const input = { sessionId, hand: 'pointer' as const };
    for (const track of [Array(601).fill([0, 0]), [[0]], [['0', 0]], [[0, -1]], [[2000, 0]]] as never[]) {
      expect(await test.call(sliderCalls.validate, { ...input, track }, at(place))).toMatchObject({ code: '9001' });
    }
  });
});

it('needs no drag at all where CAPTCHA is off, and still knows its own sliders', async () => {
  const quiet = await buildTestApp();
  try {
    const drawn = (await quiet.call(sliderCalls.register, {})).data as Drawn;
    const validated = await quiet.call(sliderCalls.validate, { sessionId: drawn.sessionId, hand: 'keys', track: [] });
    expect((await quiet.call(sliderCalls.sliderCaptcha, validated.data as CaptchaResult)).code).toBe('0000');
    const unknown = { sessionId: 'another', hand: 'keys' as const, track: [] };
    expect((await quiet.call(sliderCalls.validate, unknown)).code).toBe('9112');
  } finally {
    await quiet.close();
  }
});
