import { describe, expect, it } from 'vitest';
import { iceServers } from './ice-servers.ts';

const now = new Date('2026-03-04T05:06:07.890Z');

describe('servers that help pages reach each other', () => {
  it('are none where none are set', () => {
    expect(iceServers({ urls: [], secret: undefined }, 'seat1', now)).toEqual([]);
  });

  it('that only tell addresses come without a name', () => {
    expect(iceServers({ urls: ['stun:a.example:3478'], secret: 'x' }, 'seat1', now)).toEqual([
      { urls: ['stun:a.example:3478'] },
    ]);
  });

  it('that pass things on come with a name that ends, and a password made of it', () => {
    // By hand: printf '%s' 1772643967:seat1 | openssl dgst -sha1 -hmac north -binary | base64
    expect(iceServers({ urls: ['stun:a.example', 'turns:b.example:5349'], secret: 'north' }, 'seat1', now)).toEqual([
      { urls: ['stun:a.example'] },
      { urls: ['turns:b.example:5349'], username: '1772643967:seat1', credential: 'jG0Wh2x1upyXTqBWUBgh9TGWQNU=' },
    ]);
  });
});
