import { accountCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { drawPictureCode } from './draw-picture-code.ts';
import { PICTURE_ALPHABET, strokesOf } from './glyphs.ts';

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
const ask = (verifyCodeKey: string) => test.call(accountCalls.verifyCode, { verifyCodeKey });
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
    expect((await ask(key)).data).toMatch(/^data:image\/svg\+xml;base64,/);
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

describe('its drawing', () => {
  const svgOf = (source: string) => Buffer.from(source.split(',')[1] ?? '', 'base64').toString();

  it('has strokes for every letter that it may use, inside their grid', () => {
    for (const char of PICTURE_ALPHABET) {
      const points = strokesOf(char).flat();
      expect(points.length).toBeGreaterThan(1);
      expect(points.every(([x, y]) => x >= 0 && x <= 8 && y >= 0 && y <= 12)).toBe(true);
    }
  });

  it('never contains the letters as text, and differs every time', () => {
    const [first, second] = [svgOf(drawPictureCode('KWMR', Math.random)), svgOf(drawPictureCode('KWMR', Math.random))];
    expect(first).not.toMatch(/<text|KWMR/);
    expect(first).not.toBe(second);
  });

  it('is well-formed and holds neither script nor address', () => {
    const svg = svgOf(drawPictureCode('A3K7', Math.random));
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*>.*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|<script|href|url\(/);
  });
});
