import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { askCode } from './ask-code.ts';
import { findProof, isProof } from './proof-of-work.ts';

const zeroBitsOf = (text: string) => Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

test('its hash is SHA-256: every proof fits to the bit, at each length that a block takes', () => {
  for (let length = 0; length <= 53; length++) {
    const challenge = 'q'.repeat(length);
    const bits = zeroBitsOf(`${challenge}:7`);
    expect(isProof({ challenge, bits }, '7')).toBe(true);
    expect(isProof({ challenge, bits: bits + 1 }, '7')).toBe(false);
  }
});

test('finds a nonce that another implementation accepts', async () => {
  const challenge = { challenge: 'some-challenge-of-ours', bits: 11 };
  const nonce = await findProof(challenge);
  expect(zeroBitsOf(`${challenge.challenge}:${nonce}`)).toBeGreaterThanOrEqual(11);
});

test('takes nothing that is too long to be hashed whole, and anything when nothing is asked', () => {
  const long = Array.from({ length: 5000 }, (_, n) => `${'x'.repeat(60)}${n}`);
  expect(long.filter(nonce => isProof({ challenge: 'c', bits: 1 }, nonce))).toEqual([]);
  expect(isProof({ challenge: 'c', bits: 0 }, 'x'.repeat(100))).toBe(true);
});

test('gives up when nobody wants it', async () => {
  let turns = 0;
  expect(await findProof({ challenge: 'c', bits: 32 }, () => ++turns < 5000)).toBe('');
});

test('asks for picture or sound, then for the challenge of the same key', async () => {
  const asked: string[] = [];
  const get = async (name: string, key: string) => {
    asked.push(`${name} ${key}`);
    return name === 'verifyChallenge' ? { challenge: 'abc', bits: 5 } : `data:${name}`;
  };
  const code = await askCode(get, 'sound', 'k1');
  expect(code).toMatchObject({ verifyCodeKey: 'k1', source: 'data:verifySound' });
  expect(isProof({ challenge: 'abc', bits: 5 }, await code.verifyProof)).toBe(true);
  await askCode(get, 'picture', 'k2');
  expect(asked).toEqual(['verifySound k1', 'verifyChallenge k1', 'verifyCode k2', 'verifyChallenge k2']);
});

test('has no proof when the challenge does not come: the server will ask again', async () => {
  const get = async (name: string) => {
    if (name === 'verifyChallenge') throw new Error('away');
    return 'data:';
  };
  expect(await (await askCode(get, 'picture', 'k')).verifyProof).toBe('');
});
