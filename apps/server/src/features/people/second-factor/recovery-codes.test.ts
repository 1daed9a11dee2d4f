import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

const key = createSecretKey(Buffer.alloc(32, 7));

it('are ten, each another, in groups of four that can be read aloud and copied by hand', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/);
});

it('are the same however somebody types them, and no other is', () => {
  const [code, other] = createRecoveryCodes() as [string, string];
  const hash = hashRecoveryCode(key, code);
  for (const typed of [code.toUpperCase(), code.replaceAll('-', ''), code.replaceAll('-', ' '), ` ${code}\t`])
    expect(hashRecoveryCode(key, typed).equals(hash)).toBe(true);
  expect(hashRecoveryCode(key, other).equals(hash)).toBe(false);
  expect(hashRecoveryCode(key, code.slice(0, -1)).equals(hash)).toBe(false);
});
