import type { SpokenBy } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { findRoom, type Room } from '../rows/room.repository.ts';
import { listStimuli } from '../rows/stimulus.repository.ts';
import { listStageTalk } from './talk.repository.ts';

export interface TalkLine {
  readonly no: number;
  /** When it was said. */
  readonly at: number;
  readonly by: SpokenBy;
  readonly text: string;
  readonly isPrompt: boolean;
  readonly sectionId: string | null;
}

export interface Talk {
  readonly room: Room;
  readonly lines: readonly TalkLine[];
  /** What was shown, by its title. */
  readonly shown: readonly { readonly at: number; readonly title: string }[];
}

/** What was said on the stage. What was taken back is not in it, nor what was said behind the glass or to one alone. */
export async function readTalk(db: Queryable, scrollId: string): Promise<Talk> {
  const room = await findRoom(db, scrollId);
  if (!room) throw new Refusal('symposiumNotFound');
  const titles = new Map((await listStimuli(db, scrollId)).map(({ stimulusId, title }) => [stimulusId, title]));
  const lines: TalkLine[] = [];
  const shown: { at: number; title: string }[] = [];
  let sectionId: string | null = null;
  for (const { no, at, event } of await listStageTalk(db, scrollId)) {
    if (event.kind === 'section') sectionId = event.sectionId;
    const title = event.kind === 'shown' || event.kind === 'prompt' ? titles.get(event.stimulusId ?? '') : undefined;
    if (title !== undefined) shown.push({ at: at.getTime(), title });
    if (event.kind === 'prompt')
      lines.push({
        no,
        at: at.getTime(),
        by: event.by,
        text: event.text,
        isPrompt: true,
        sectionId: event.sectionId ?? sectionId,
      });
    // A picture alone has no words to read.
    if (event.kind === 'said' && event.text !== '')
      lines.push({ no, at: event.at, by: event.by, text: event.text, isPrompt: false, sectionId });
  }
  return { room, lines, shown };
}
