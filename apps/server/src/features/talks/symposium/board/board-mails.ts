import { symposiumMailTexts } from '@wenshu/texts/talks/symposium-mails';
import { findHeldRight } from '../../../../authorisation/right.repository.ts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { queueLetters } from '../../../collect/sending/index.ts';
import { findQuestionnaire } from '../../../design/questionnaire-design/index.ts';
import { findPerson, listPersons } from '../../../people/account/index.ts';
import { languageOfRoom } from '../invitations/compose-invite.ts';
import { lettersAbout } from '../invitations/letters-about.ts';
import type { Doing } from '../room/open-seat.ts';
import { calledOf } from '../room/present-room.ts';
import type { Room } from '../rows/room.repository.ts';
import { listSeats, type Seat } from '../rows/seat.repository.ts';
import { addressOf } from '../rows/seat-codes.ts';
import { countDeeds, writeReminded } from './board.repository.ts';
import { leftOf, readBoard } from './board-progress.ts';

const DAY_MS = 86_400_000;
/** Nobody is reminded twice within so long. */
const REST_MS = 12 * 3_600_000;

type Below = Pick<Doing, 'db' | 'room' | 'now'>;

export interface Reminding {
  readonly sent: number;
  readonly withoutAddress: number;
  /** They were reminded within twelve hours. */
  readonly recently: number;
}

/** In words of ours to whoever has something open and not done: of all, or of these. Whoever wishes not to be asked gets none. Below the room’s lock. */
export async function remindSeats(
  platform: Platform,
  { db, room, now }: Below,
  seatIds?: readonly string[],
): Promise<Reminding> {
  const { scrollId } = room;
  const board = await readBoard(db, room, now);
  const language = languageOfRoom(room);
  const t = symposiumMailTexts[language];
  const { name: symposium, creatorId } = (await findQuestionnaire(db, scrollId)) ?? { name: '', creatorId: null };
  const senderName = (creatorId && (await findPerson(db, creatorId))?.nickName) || t.host;
  const behind = board.seats.flatMap(seat => {
    const left = leftOf(board, seat);
    return left.length > 0 && (!seatIds || seatIds.includes(seat.seatId)) ? [{ seat, left: left.length }] : [];
  });
  const reached = behind.filter(({ seat }) => seat.email !== '');
  const rested = reached.filter(
    ({ seat }) => seat.remindedAt === null || now.getTime() - seat.remindedAt.getTime() >= REST_MS,
  );
  for (const { seat, left } of rested)
    await queueLetters(db, {
      scrollId,
      about: lettersAbout(scrollId),
      turn: seat.seatId,
      words: {
        language,
        subject: t.left.subject({ symposium }),
        paragraphs: [t.left.dear({ name: calledOf(seat) }), t.left.text({ symposium, count: left })],
        link: addressOf(platform, seat),
        button: t.button,
        senderName,
        why: t.why({ sender: senderName }),
      },
      file: undefined,
      addresses: [seat.email],
      now,
      asks: true,
      sealedBy: platform.secrets['send-letter'],
    });
  await writeReminded(
    db,
    rested.map(({ seat }) => seat.seatId),
    now,
  );
  return {
    sent: rested.length,
    withoutAddress: behind.length - reached.length,
    recently: reached.length - rested.length,
  };
}

/** What happened on a board since it was told last, to its moderators, each in their language. Nothing where nothing did. Below the room’s lock. */
export async function tellModerators(platform: Platform, { db, room, now }: Below): Promise<number> {
  const { scrollId, toldAt } = room;
  const deeds = await countDeeds(db, scrollId, toldAt ?? new Date(now.getTime() - DAY_MS));
  if (deeds.people === 0) return 0;
  const board = await readBoard(db, room, now);
  const behind = board.seats.filter(seat => leftOf(board, seat).length > 0).length;
  const symposium = (await findQuestionnaire(db, scrollId))?.name ?? '';
  const readers = await listReaders(db, room);
  for (const { seat, email, language } of readers) {
    const t = symposiumMailTexts[language];
    await queueLetters(db, {
      scrollId,
      about: `${lettersAbout(scrollId)} ${seat.seatId}`,
      turn: `${seat.seatId} told`,
      words: {
        language,
        subject: t.told.subject({ symposium }),
        paragraphs: [t.told.deeds(deeds), t.told.behind({ count: behind, all: board.seats.length })],
        link: addressOf(platform, seat),
        button: t.button,
        senderName: t.house,
        why: t.told.why,
      },
      file: undefined,
      addresses: [email],
      now,
      sealedBy: platform.secrets['send-letter'],
    });
  }
  return readers.length;
}

/** Moderators with an address; a host while they hold the right, at their own. */
async function listReaders(db: Queryable, room: Room) {
  const { scrollId } = room;
  const seats = (await listSeats(db, scrollId)).filter(
    ({ audience, removedAt }) => audience === 'moderator' && removedAt === null,
  );
  const persons = await listPersons(
    db,
    seats.flatMap(({ personId }) => personId ?? []),
  );
  const readers: { readonly seat: Seat; readonly email: string; readonly language: 'zh' | 'en' }[] = [];
  for (const seat of seats) {
    const person = persons.find(({ id }) => id === seat.personId);
    if (seat.isHosts && !(person && (await mayStill(db, scrollId, person.id)))) continue;
    const email = seat.isHosts ? (person?.email ?? '') : seat.email;
    const language = seat.isHosts ? (person?.language === 2 ? 'en' : 'zh') : languageOfRoom(room);
    if (email) readers.push({ seat, email, language });
  }
  return [...new Map(readers.map(reader => [reader.email.toLowerCase(), reader])).values()];
}

async function mayStill(db: Queryable, scrollId: string, personId: string): Promise<boolean> {
  const held = await findHeldRight(db, { personId }, { kind: 'questionnaire', id: scrollId }, 'questionnaire.publish');
  return held !== undefined && !held.isInBin && !held.isExpired;
}
