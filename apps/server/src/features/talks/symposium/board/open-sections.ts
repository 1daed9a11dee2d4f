import type { PostedPrompt } from '@wenshu/api-contract';
import { symposiumWords } from '@wenshu/texts/talks/symposium-words';
import type { Platform } from '../../../../platform/platform.ts';
import { findNewestSnapshot } from '../../../design/questionnaire-design/index.ts';
import { languageOfRoom } from '../invitations/compose-invite.ts';
import { activityQuestions } from '../room/activity-questions.ts';
import { changeRoom, type Doing } from '../room/open-seat.ts';
import { spokenBy } from '../room/present-room.ts';
import { hasOpened } from '../room/prompt-times.ts';
import { insertPrompt } from '../rows/message.repository.ts';
import { listSeats } from '../rows/seat.repository.ts';
import { listBoardsToOpen, listPrompts, writeOpened } from './board.repository.ts';

/** Sections whose date has come, on all boards. One that fails keeps none of the others back. */
export async function openDueSections(platform: Platform): Promise<void> {
  const failures: unknown[] = [];
  for (const scrollId of await listBoardsToOpen(platform.database.pool, platform.clock.now()))
    await changeRoom(platform, scrollId, openSections).catch(error => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some sections could not be opened');
}

/**
 * What was prepared for the sections that are open by now is put to everybody, each section once: what a moderator adds to it later is put
 * by a click. Below the room’s lock.
 */
export async function openSections({ db, room, now, telling }: Omit<Doing, 'seat'>): Promise<void> {
  const { scrollId, setup, state, openedSections } = room;
  if (setup.kind !== 'board' || state !== 'live') return;
  const due = setup.sections.filter(
    section => !openedSections.includes(section.sectionId) && hasOpened(setup, section, now),
  );
  if (due.length === 0) return;
  const posted = new Set((await listPrompts(db, scrollId)).map(({ promptId }) => promptId));
  const newest = await findNewestSnapshot(db, scrollId);
  const questions = new Set(newest ? activityQuestions(newest.document).map(({ id }) => id) : []);
  const host = (await listSeats(db, scrollId)).find(
    ({ audience, removedAt }) => audience === 'moderator' && removedAt === null,
  );
  const { host: name } = symposiumWords[languageOfRoom(room)];
  const by = host ? spokenBy(host) : ({ seatId: '', audience: 'moderator', name } as const);
  for (const { sectionId, prompts } of due)
    for (const { promptId, text, stimulusId, questionId, isHeld } of prompts) {
      // A question that was not published could not be answered: it stays prepared.
      if (posted.has(promptId) || (questionId !== null && !questions.has(questionId))) continue;
      const prompt: PostedPrompt = {
        kind: 'prompt',
        promptId,
        by,
        text,
        stimulusId,
        questionId,
        isHeld,
        sectionId,
        until: null,
        toSeatIds: null,
      };
      await insertPrompt(db, scrollId, prompt, now);
      telling.push({ stream: 'stage', event: prompt });
    }
  await writeOpened(db, scrollId, [...openedSections, ...due.map(({ sectionId }) => sectionId)]);
}
