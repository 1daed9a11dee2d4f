import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { readShareTicket, signShareTicket } from './share-ticket.ts';

const secret = createSecretKey(randomBytes(32));
const expiresAt = new Date('2026-03-01T10:00:00Z');
const ticket = signShareTicket(secret, { shareId: 'share1', stamp: 'stamp1', expiresAt });
const at = (time: string) => new Date(`2026-03-01T${time}Z`);

// Whoever was let in by a password once would otherwise read on for ever, from any copy of the address.
it('lets in until its time is over, and not from then on', () => {
  expect(readShareTicket(secret, ticket, at('09:59:59'))).toEqual({ shareId: 'share1', stamp: 'stamp1' });
  expect(readShareTicket(secret, ticket, at('10:00:00'))).toBeUndefined();
  expect(readShareTicket(secret, ticket, at('23:00:00'))).toBeUndefined();
});

it('is worth nothing when anything of it is altered, or somebody else has signed it', () => {
  const [shareId, stamp, seconds, signature] = ticket.split('.') as [string, string, string, string];
  const later = (Number.parseInt(seconds, 36) + 3600).toString(36);
  const others = signShareTicket(createSecretKey(randomBytes(32)), { shareId, stamp, expiresAt });
  const wrong = [
    ...[`share2.${stamp}.${seconds}.${signature}`, `${shareId}.stamp2.${seconds}.${signature}`],
    ...[`${shareId}.${stamp}.${later}.${signature}`, `${ticket}.more`, ticket.slice(0, -1), '', others],
  ];
  for (const one of wrong) expect([one, readShareTicket(secret, one, at('09:00:00'))]).toEqual([one, undefined]);
});
