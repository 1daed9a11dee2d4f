import { symposiumBoardCalls } from '@wenshu/api-contract';
import { symposiumBoardTexts } from '@wenshu/texts/talks/symposium-board';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../../http/call-context.ts';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { registerCalls } from '../../../../http/register-calls.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { wakeSending } from '../../../collect/sending/index.ts';
import { findQuestionnaire } from '../../../design/questionnaire-design/index.ts';
import { type AttemptLimit, countAttempt } from '../../../people/attempts/index.ts';
import { cleanFileName, fileFormats } from '../../../people/stored-files/index.ts';
import { changeRoom, refuse } from '../room/open-seat.ts';
import { findRoom } from '../rows/room.repository.ts';
import { remindSeats } from './board-mails.ts';
import { progressOf, readBoard } from './board-progress.ts';

type Context = CallContext<'signed-in'>;

const reminders: AttemptLimit = { name: 'symposium-remind:person', most: 60, windowSeconds: 86_400 };

export function registerSymposiumBoardCalls(app: FastifyInstance): void {
  registerCalls(app, symposiumBoardCalls, {
    progress: ({ scrollId }, context) => readProgress(scrollId, context),
    progressFile: async ({ scrollId }, context) => progressFile(scrollId, context),
    remind: async ({ scrollId, seatIds }, { platform, actor }) => {
      await countAttempt(platform, reminders, actor.personId);
      const done = await changeRoom(platform, scrollId, doing => {
        if (doing.room.state !== 'live') throw refuse(doing.room.state === 'ended' ? 'ended' : 'not-begun');
        return remindSeats(platform, doing, seatIds);
      });
      await wakeSending(platform);
      return done;
    },
  });
}

async function readProgress(scrollId: string, { database, clock }: Context) {
  const room = await findRoom(database.pool, scrollId);
  if (!room) throw new Refusal('symposiumNotFound');
  return progressOf(await readBoard(database.pool, room, clock.now()));
}

async function progressFile(scrollId: string, context: Context): Promise<FileAnswer> {
  const { writeXlsx } = await import('hucre/xlsx');
  const t = symposiumBoardTexts[context.language];
  const { prompts, rows } = await readProgress(scrollId, context);
  const word = (cell: boolean | null) => (cell === null ? t.notAsked : cell ? t.done : t.notDone);
  const heads = prompts.map(({ text, section }) => (section ? `${section}: ${text}` : text));
  const lines = rows.map(({ name, cells }) => [name, cells.filter(cell => cell === true).length, ...cells.map(word)]);
  const content = await writeXlsx({
    sheets: [{ name: t.title, rows: [[t.person, t.doneCount, ...heads], ...lines], freezePane: { rows: 1 } }],
  });
  const name = (await findQuestionnaire(context.database.pool, scrollId))?.name ?? '';
  return {
    fileName: cleanFileName(`${name} ${t.title}.xlsx`),
    contentType: fileFormats.xlsx.contentType,
    content: Buffer.from(content),
    cacheControl: 'no-store',
  };
}
