import type { InviteKind, ListedSeat } from '@wenshu/api-contract';

/** To whom it is due: an invitation to whoever has none, a reminder to whoever was invited and has not come. */
export const proposedFor = (kind: InviteKind, seats: readonly ListedSeat[]): readonly string[] =>
  seats
    .filter(({ email, isRemoved }) => email !== '' && !isRemoved)
    .filter(({ invitedAt, firstCameAt }) =>
      kind === 'invite' ? invitedAt === null && firstCameAt === null : invitedAt !== null && firstCameAt === null,
    )
    .map(({ seatId }) => seatId);
