import type { ListedSeat } from '@wenshu/api-contract';
import { expect, it } from 'vitest';
import { proposedFor } from './proposed-for.ts';

const seat = (seatId: string, more: Partial<ListedSeat>): ListedSeat => ({
  seatId,
  name: seatId,
  chosenName: '',
  audience: 'participant',
  email: `${seatId}@example.com`,
  mobile: '',
  address: '',
  invitedAt: null,
  mail: null,
  consentAt: null,
  agreesToRecording: false,
  firstCameAt: null,
  lastHereAt: null,
  messages: 0,
  answered: 0,
  isRemoved: false,
  ...more,
});

it('invites whoever was not, and reminds whoever was and has not come; nobody without an address', () => {
  const seats = [
    seat('new', {}),
    seat('asked', { invitedAt: 5 }),
    seat('came', { invitedAt: 5, firstCameAt: 9 }),
    seat('walked-in', { firstCameAt: 9 }),
    seat('unreached', { email: '' }),
    seat('gone', { isRemoved: true }),
  ];
  expect([proposedFor('invite', seats), proposedFor('reminder', seats)]).toEqual([['new'], ['asked']]);
});
