import { type ListedSeat, MOST_ROOM_SEATS, type SeatMail, symposiumSeatCalls } from '@wenshu/api-contract';
import { writtenIn } from '@wenshu/survey-core';
import { symposiumWords } from '@wenshu/texts/talks/symposium-words';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { listNewestFates } from '../../../collect/sending/index.ts';
import { findPerson } from '../../../people/account/index.ts';
import { removeFile } from '../../../people/stored-files/index.ts';
import { eraseAnswers } from '../activities/activity.ts';
import { lettersAbout } from '../invitations/letters-about.ts';
import { changeRoom, refuse } from '../room/open-seat.ts';
import { takeAway } from '../room/take-away.ts';
import { countSaid, listMessagesOf, takeNamesOut, takeWordsOut } from '../rows/message.repository.ts';
import { findRoom, type Room } from '../rows/room.repository.ts';
import {
  blankSeats,
  countSeats,
  findOwnSeat,
  findSeat,
  insertSeats,
  listSeats,
  type Seat,
  writeCode,
  writeSeat,
} from '../rows/seat.repository.ts';
import { addressOf, sealFreshCode } from '../rows/seat-codes.ts';
import { takePicturesAway } from '../rows/stimulus.repository.ts';

export function registerSymposiumSeatCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumSeatCalls, {
    seats: async ({ scrollId }, { platform, database }) => {
      if (!(await findRoom(database.pool, scrollId))) throw new Refusal('symposiumNotFound');
      const said = await countSaid(database.pool, scrollId);
      const seats = await listSeats(database.pool, scrollId);
      const fates = await listNewestFates(database.pool, lettersAbout(scrollId));
      const mails = new Map(
        fates.map(({ turn, at, ...fate }): [string, SeatMail] => [turn, { ...fate, at: at.getTime() }]),
      );
      return {
        items: seats.map(seat => presentSeat(platform, seat, said.get(seat.seatId), mails.get(seat.seatId) ?? null)),
      };
    },
    addSeats: async ({ scrollId, rows }, { platform }) => {
      return changeRoom(platform, scrollId, async ({ db, now }) => {
        const { fresh, doubles } = withoutDoubles(rows, await listSeats(db, scrollId));
        if ((await countSeats(db, scrollId)) + fresh.length > MOST_ROOM_SEATS)
          throw refuse('too-many-seats', { most: MOST_ROOM_SEATS });
        const seats = fresh.map(row => {
          const seatId = newId();
          return { ...row, seatId, personId: null, code: sealFreshCode(platform, seatId) };
        });
        await insertSeats(db, { scrollId, now }, seats);
        return { seatIds: seats.map(({ seatId }) => seatId), doubles: doubles.map(({ name }) => name) };
      });
    },
    saveSeat: async ({ scrollId, seatId, ...row }, { platform }) => {
      await changeRoom(platform, scrollId, async ({ db }) => {
        if (!(await findSeat(db, scrollId, seatId))) throw refuse('seat-unknown');
        if (!(await writeSeat(db, scrollId, { seatId, ...row }))) throw refuse('came-already');
      });
      return null;
    },
    removeSeats: async ({ scrollId, seatIds, isErased }, { platform }) => {
      const files = await changeRoom(platform, scrollId, async doing => {
        const { db, now } = doing;
        await takeAway(doing, seatIds);
        if (!isErased) return [];
        const said = await listMessagesOf(db, scrollId, seatIds);
        await takeWordsOut(
          db,
          scrollId,
          said.map(({ messageId }) => messageId),
          now,
        );
        await takeNamesOut(db, scrollId, seatIds);
        await blankSeats(db, scrollId, seatIds);
        await eraseAnswers(db, scrollId, seatIds);
        return takePicturesAway(db, scrollId, seatIds);
      });
      for (const fileId of files) await removeFile(platform, fileId);
      return null;
    },
    renewCode: async ({ scrollId, seatId }, { platform }) => {
      const code = sealFreshCode(platform, seatId);
      await changeRoom(platform, scrollId, async ({ db }) => {
        if (!(await writeCode(db, scrollId, seatId, code))) throw refuse('seat-unknown');
      });
      return { address: addressOf(platform, { seatId, codeSealed: code.sealed }) };
    },
    ownSeat: async ({ scrollId }, context) => ({
      address: addressOf(context.platform, await ownSeat(scrollId, context)),
    }),
  });
}

interface Reached {
  readonly email: string;
  readonly mobile: string;
}

/** One seat for each address and number: of those who are there, and of those who come at once the first. */
export function withoutDoubles<Row extends Reached>(
  rows: readonly Row[],
  seats: readonly (Reached & { readonly removedAt: Date | null })[],
): { readonly fresh: readonly Row[]; readonly doubles: readonly Row[] } {
  const keysOf = ({ email, mobile }: Reached) => [email.toLowerCase(), mobile].filter(Boolean);
  const taken = new Set(seats.filter(({ removedAt }) => removedAt === null).flatMap(keysOf));
  const fresh: Row[] = [];
  const doubles: Row[] = [];
  for (const row of rows) {
    const keys = keysOf(row);
    (keys.some(key => taken.has(key)) ? doubles : fresh).push(row);
    for (const key of keys) taken.add(key);
  }
  return { fresh, doubles };
}

/** The host’s own, made the first time. */
async function ownSeat(
  scrollId: string,
  { platform, actor }: CallContext<'signed-in'>,
): Promise<Pick<Seat, 'seatId' | 'codeSealed'>> {
  return changeRoom(platform, scrollId, async ({ db, room, now }) => {
    const known = await findOwnSeat(db, scrollId, actor.personId);
    if (known) return known;
    const seatId = newId();
    const code = sealFreshCode(platform, seatId);
    const name = (await findPerson(db, actor.personId))?.nickName || hostName(room);
    const seat = {
      seatId,
      audience: 'moderator',
      name,
      email: '',
      mobile: '',
      code,
      personId: actor.personId,
    } as const;
    await insertSeats(db, { scrollId, now }, [seat]);
    return { seatId, codeSealed: code.sealed };
  });
}

const hostName = ({ languageId }: Room): string =>
  symposiumWords[writtenIn({ baseLanguageId: languageId, languages: {} })].host;

function presentSeat(
  platform: Platform,
  seat: Seat,
  said: { readonly messages: number; readonly answered: number } | undefined,
  mail: SeatMail | null,
): ListedSeat {
  const { seatId, name, chosenName, audience, email, mobile, agreesToRecording, removedAt } = seat;
  return {
    seatId,
    name,
    chosenName,
    audience,
    email,
    mobile,
    address: removedAt === null ? addressOf(platform, seat) : '',
    invitedAt: seat.invitedAt?.getTime() ?? null,
    mail,
    consentAt: seat.consentAt?.getTime() ?? null,
    agreesToRecording,
    firstCameAt: seat.firstCameAt?.getTime() ?? null,
    lastHereAt: seat.lastHereAt?.getTime() ?? null,
    messages: said?.messages ?? 0,
    answered: said?.answered ?? 0,
    isRemoved: removedAt !== null,
  };
}
