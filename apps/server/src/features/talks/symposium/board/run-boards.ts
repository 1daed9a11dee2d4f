import { localTimeIn } from '@wenshu/survey-core';
import { jobKind } from '../../../../platform/jobs/jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { wakeSending } from '../../../collect/sending/index.ts';
import { changeRoom, type Doing } from '../room/open-seat.ts';
import { listDailyBoards, writeRemindedDay, writeToldDay } from './board.repository.ts';
import { remindSeats, tellModerators } from './board-mails.ts';
import { openDueSections } from './open-sections.ts';

const boardsJob = jobKind<Record<string, never>>('symposium.boards');
const EVERY_MINUTE = '* * * * *';
const DAY = 'YYYY-MM-DD'.length;

/** Every process may do it: what a day has done is noted on the board, below its lock. */
export async function scheduleBoards(platform: Platform): Promise<void> {
  await platform.jobs.work(boardsJob, () => runBoards(platform));
  await platform.jobs.every(boardsJob, EVERY_MINUTE, {});
}

/** Opens what is due; once a day, at the hours that were set, reminds who has something left and tells moderators what happened. */
export async function runBoards(platform: Platform): Promise<void> {
  await openDueSections(platform);
  const failures: unknown[] = [];
  let queued = 0;
  for (const scrollId of await listDailyBoards(platform.database.pool, platform.clock.now()))
    await changeRoom(platform, scrollId, async doing => {
      queued += await doDay(platform, doing);
    }).catch(error => failures.push(error));
  if (queued > 0) await wakeSending(platform);
  if (failures.length > 0) throw new AggregateError(failures, 'Some boards could not be told of');
}

/** What a day asks for is done once on it, at its hour or as soon after as a process runs. */
async function doDay(platform: Platform, doing: Omit<Doing, 'seat'>): Promise<number> {
  const { db, room, now } = doing;
  const { scrollId, setup, state, remindedDay, toldDay } = room;
  if (state !== 'live') return 0;
  const local = localTimeIn(now, setup.timeZone);
  const day = local.slice(0, DAY);
  const hour = Number(local.slice(DAY + 1, DAY + 3));
  let queued = 0;
  if (setup.remindsAt !== null && hour >= setup.remindsAt && remindedDay !== day) {
    queued += (await remindSeats(platform, doing)).sent;
    await writeRemindedDay(db, scrollId, day);
  }
  if (setup.tellsAt !== null && hour >= setup.tellsAt && toldDay !== day) {
    queued += await tellModerators(platform, doing);
    await writeToldDay(db, scrollId, day, now);
  }
  return queued;
}
