import { createSecretKey } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readFileTicket, signFileTicket } from './file-ticket.ts';

const secret = createSecretKey(Buffer.alloc(32, 1));
const fileId = '5f0c6f0e-8c1b-4b57-9a55-1f2e3d4c5b6a';
const readerId = '7a1c6f0e-8c1b-4b57-9a55-1f2e3d4c5b6a';
const expiresAt = new Date('2026-03-02T08:10:00Z');
const before = new Date('2026-03-02T08:09:59Z');

describe('a file ticket', () => {
  const ticket = signFileTicket(secret, { fileId, readerId, expiresAt });

  it('names its file and its reader until it ends', () => {
    expect(readFileTicket(secret, ticket, before)).toEqual({ fileId, readerId });
    expect(readFileTicket(secret, ticket, expiresAt)).toBeUndefined();
  });

  it('is worth nothing under another secret', () => {
    expect(readFileTicket(createSecretKey(Buffer.alloc(32, 2)), ticket, before)).toBeUndefined();
  });

  it('cannot be given another file, another reader, or a longer life', () => {
    const [id, reader, seconds, signature] = ticket.split('.');
    const other = '00000000-8c1b-4b57-9a55-1f2e3d4c5b6a';
    expect(readFileTicket(secret, `${other}.${reader}.${seconds}.${signature}`, before)).toBeUndefined();
    expect(readFileTicket(secret, `${id}.${other}.${seconds}.${signature}`, before)).toBeUndefined();
    expect(readFileTicket(secret, `${id}.${reader}.zzzzzzz.${signature}`, before)).toBeUndefined();
    for (const nonsense of ['', '.', '..', '...', id, `${ticket}.`, `${ticket}x`]) {
      expect(readFileTicket(secret, String(nonsense), before)).toBeUndefined();
    }
  });
});
