import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/test-clock.ts';
import { openSealed, seal } from './seal.ts';

const secret = createSecretKey(randomBytes(32));

describe('seal', () => {
  it('hides a text, and opens it for the same purpose while it lasts', () => {
    const clock = new TestClock();
    const sealed = seal({ secret, clock }, 'one', '微信 id', 60_000);
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('id');
    expect(openSealed({ secret, clock }, 'one', sealed)).toBe('微信 id');
    expect(openSealed({ secret, clock }, 'two', sealed)).toBeUndefined();
    expect(openSealed({ secret: createSecretKey(randomBytes(32)), clock }, 'one', sealed)).toBeUndefined();
    clock.advanceSeconds(60);
    expect(openSealed({ secret, clock }, 'one', sealed)).toBeUndefined();
  });

  it('opens nothing in which one byte was changed, nor what was never sealed', () => {
    const clock = new TestClock();
    const bytes = Buffer.from(seal({ secret, clock }, 'one', 'text', 60_000), 'base64url');
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(openSealed({ secret, clock }, 'one', changed.toString('base64url'))).toBeUndefined();
    }
    for (const made of ['', 'a', '!', 'x'.repeat(400)])
      expect(openSealed({ secret, clock }, 'one', made)).toBeUndefined();
  });
});
