import { inflateSync } from 'node:zlib';
import { accountCalls } from '@wenshu/api-contract';
import { type Challenge, findProof, isProof } from '@wenshu/api-contract/proof-of-work';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { countSolved, drawPlain, randomTexts } from '../../../testing/fakes/picture-solver.ts';
import { seededRandom } from '../../../testing/hostile.ts';
import { drawDistorted, drawPictureCode } from './draw-picture-code.ts';
import { FACES, letterShape, PICTURE_ALPHABET } from './letter-shape.ts';
import { speakCode } from './speak-code.ts';

let test: TestApp;
let person: TestPerson;
let keys = 0;

beforeAll(async () => {
  test = await buildTestApp({ env: { CAPTCHA: 'on' } });
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const newKey = () => {
  keys += 1;
  return `0123456789abcdef${keys}`;
};
/** From an address of its own: only the first pictures of one need no proof. */
const ask = (verifyCodeKey: string) =>
  test.call(accountCalls.verifyCode, { verifyCodeKey }, { remoteAddress: `198.51.100.${keys}` });
const answerOf = async (key: string): Promise<string> => {
  const { rows } = await test.platform.database.pool.query('select answer from picture_code where key = $1', [key]);
  return rows[0].answer;
};
const signIn = (verifyCodeKey: string, verifyCode: string) =>
  test.call(
    accountCalls.signIn,
    { phone: encryptField(person.phone), password: encryptField(person.password), verifyCode, verifyCodeKey },
    { lang: 'en' },
  );

describe('the picture code', () => {
  it('is a picture for the key that asks (P3.6, P7.26), and lets in who reads it, in small letters too', async () => {
    const key = newKey();
    expect((await ask(key)).data).toMatch(/^data:image\/png;base64,/);
    expect((await signIn(key, (await answerOf(key)).toLowerCase())).code).toBe('0000');
  });

  it('refuses a wrong code, a code never asked for, and none at all, with “Verification code error” (P8.13)', async () => {
    const key = newKey();
    await ask(key);
    const wrong = { status: 400, code: '9103', message: 'Verification code error', data: null, field: 'verifyCode' };
    expect(await signIn(key, '????')).toEqual(wrong);
    expect(await signIn(newKey(), 'AAAA')).toEqual(wrong);
    expect(await signIn('', '')).toEqual(wrong);
  });

  it('is good for one try, whether that was right or wrong', async () => {
    for (const firstTry of ['right', 'wrong']) {
      const key = newKey();
      await ask(key);
      const answer = await answerOf(key);
      await signIn(key, firstTry === 'right' ? answer : '????');
      expect((await signIn(key, answer)).code).toBe('9103');
    }
  });

  it('runs out after five minutes', async () => {
    const key = newKey();
    await ask(key);
    const answer = await answerOf(key);
    test.clock.advanceSeconds(301);
    expect((await signIn(key, answer)).code).toBe('9103');
  });

  it('is replaced when its key asks again', async () => {
    const key = newKey();
    await ask(key);
    const first = await answerOf(key);
    await ask(key);
    const second = await answerOf(key);
    expect((await signIn(key, second)).code).toBe('0000');
    expect(first).toHaveLength(4);
  });

  it('wants a key of letters and digits, without dashes (P3.5)', async () => {
    for (const key of ['', 'short', 'with-dashes-in-it-0000']) {
      expect(await ask(key)).toMatchObject({ code: '9001', field: 'verifyCodeKey' });
    }
  });
});

describe('the proof of work behind it', () => {
  const from = (last: number) => ({ lang: 'en' as const, remoteAddress: `192.0.2.${last}` });
  const askAt = (key: string, last: number, call: 'verifyCode' | 'verifySound' = 'verifyCode') =>
    test.call(accountCalls[call], { verifyCodeKey: key }, from(last));
  const challengeOf = async (key: string) =>
    (await test.call(accountCalls.verifyChallenge, { verifyCodeKey: key })).data as Challenge;
  const signInWith = async (key: string, verifyProof?: string) => {
    const input = { phone: encryptField(person.phone), password: encryptField(person.password) };
    const code = { verifyCode: await answerOf(key), verifyCodeKey: key, ...(verifyProof && { verifyProof }) };
    return (await test.call(accountCalls.signIn, { ...input, ...code })).code;
  };
  /** The first three cost nothing. */
  const useUpFree = async (last: number) => {
    for (let n = 0; n < 3; n++) await askAt(newKey(), last);
  };

  it('asks nothing of the first pictures, so that four fields suffice to sign in (P7.6)', async () => {
    const key = newKey();
    await askAt(key, 1);
    expect(await challengeOf(key)).toMatchObject({ bits: 0 });
    expect(await signInWith(key)).toBe('0000');
  });

  it('then takes the right letters only with a nonce that fits', async () => {
    await useUpFree(2);
    const [without, wrong, right] = [newKey(), newKey(), newKey()];
    for (const key of [without, wrong, right]) await askAt(key, 2);
    expect(await signInWith(without)).toBe('9103');
    const { challenge, bits } = await challengeOf(wrong);
    expect(bits).toBeGreaterThan(0);
    const unfit = ['a', 'b', 'c'].find(nonce => !isProof({ challenge, bits }, nonce));
    expect(await signInWith(wrong, unfit)).toBe('9103');
    expect(await signInWith(right, await findProof(await challengeOf(right)))).toBe('0000');
  });

  it('does not take the nonce of an earlier picture of the same key', async () => {
    await useUpFree(3);
    const key = newKey();
    await askAt(key, 3);
    const nonce = await findProof(await challengeOf(key));
    await askAt(key, 3);
    expect(isProof(await challengeOf(key), nonce)).toBe(false);
    expect(await signInWith(key, nonce)).toBe('9103');
  });

  it('gets dearer with the pictures of one address, and of this one only', async () => {
    const bitsAfter = async (pictures: number, last: number) => {
      await test.platform.database.pool.query('update attempt set tries = $1 where subject = $2', [
        pictures - 1,
        `picture-code:address:192.0.2.${last}`,
      ]);
      const key = newKey();
      await askAt(key, last);
      return (await challengeOf(key)).bits;
    };
    await askAt(newKey(), 4);
    expect([await bitsAfter(4, 4), await bitsAfter(16, 4), await bitsAfter(64, 4), await bitsAfter(500, 4)]).toEqual([
      16, 17, 19, 20,
    ]);
    expect(await bitsAfter(1, 5)).toBe(0);
  });

  it('counts pictures asked for at once one by one, and issues no more than 600 to an address', async () => {
    const keys = Array.from({ length: 8 }, newKey);
    await Promise.all(keys.map(key => askAt(key, 6)));
    const bits = (await Promise.all(keys.map(challengeOf))).map(challenge => challenge.bits);
    expect(bits.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 16, 16, 16, 16, 16]);
    await test.platform.database.pool.query(
      "update attempt set tries = 600 where subject = 'picture-code:address:192.0.2.6'",
    );
    expect((await askAt(newKey(), 6)).code).toBe('9007');
    expect((await askAt(newKey(), 6, 'verifySound')).code).toBe('9007');
  });

  it('has no challenge for a key that nobody asked with', async () => {
    expect(await test.call(accountCalls.verifyChallenge, { verifyCodeKey: newKey() })).toMatchObject({ code: '9103' });
  });
});

describe('the code as a sound', () => {
  it('is a recording of four digits that lets in who hears them, once', async () => {
    const key = newKey();
    const { data } = await test.call(accountCalls.verifySound, { verifyCodeKey: key });
    const wav = Buffer.from(String(data).replace('data:audio/wav;base64,', ''), 'base64');
    expect(wav.toString('latin1', 0, 12)).toBe(`RIFF${wav.toString('latin1', 4, 8)}WAVE`);
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44);
    const answer = await answerOf(key);
    expect(answer).toMatch(/^\d{4}$/);
    const challenge = (await test.call(accountCalls.verifyChallenge, { verifyCodeKey: key })).data as Challenge;
    // Programs hear digits better than they see letters: never without a proof.
    expect(challenge.bits).toBeGreaterThanOrEqual(16);
    const body = { phone: encryptField(person.phone), password: encryptField(person.password), verifyCodeKey: key };
    const given = { ...body, verifyCode: answer, verifyProof: await findProof(challenge) };
    expect((await test.call(accountCalls.signIn, given)).code).toBe('0000');
    expect((await test.call(accountCalls.signIn, given)).code).toBe('9103');
  });

  it('differs by digits, by language and from one time to the next', () => {
    const next = seededRandom(5);
    const sounds = [
      speakCode('1234', 'zh', next),
      speakCode('1234', 'zh', next),
      speakCode('1234', 'en', next),
      speakCode('9876', 'en', next),
    ];
    expect(new Set(sounds).size).toBe(4);
  });
});

describe('its drawing', () => {
  it('has an outline for every letter in every face', () => {
    for (const face of FACES)
      for (const char of PICTURE_ALPHABET) {
        const points = letterShape(face, char).flat();
        expect(points.length).toBeGreaterThan(20);
        expect(points.every(([x, y]) => x >= -10 && x <= 300 && y >= -10 && y <= 210)).toBe(true);
      }
  });

  it('is a PNG of 320 by 120 whose rows are all there, and differs every time', () => {
    const draw = () => Buffer.from(drawPictureCode('KWMH', Math.random).split(',')[1] ?? '', 'base64');
    const [first, second] = [draw(), draw()];
    expect([first.readUInt32BE(16), first.readUInt32BE(20)]).toEqual([320, 120]);
    const start = first.indexOf('IDAT');
    const rows = inflateSync(first.subarray(start + 4, start + 4 + first.readUInt32BE(start - 4)));
    expect(rows.length).toBe(321 * 120);
    expect(first.equals(second)).toBe(false);
  });

  it('leaves a simple reader that has our letters next to nothing, though it reads all of the plain ones', () => {
    const next = seededRandom(2026);
    const texts = randomTexts(24, next);
    expect(countSolved(texts, drawPlain)).toBeGreaterThanOrEqual(23);
    expect(countSolved(texts, text => drawDistorted(text, next))).toBeLessThanOrEqual(3);
    // Some seconds of looking at pixels; far more where others compute beside it.
  }, 120_000);
});
