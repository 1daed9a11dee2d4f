import type { CallInput, transcriptCodingCalls } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import { type CodedTurn, codesAbove, placesOfCodes } from '@wenshu/transcripts';
import type { Actor } from '../../../../authorisation/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type FrameRow, findFrame, readMarks } from '../../../findings/coding/index.ts';
import { listPeople, type TalkPersonRow } from '../project.repository.ts';
import { codedTexts, type OpenTalks, openTalks } from './open-talks.ts';

export interface CodedTalks extends OpenTalks {
  readonly frame: FrameRow;
  readonly people: ReadonlyMap<number, TalkPersonRow>;
  /** By code itself and all above it. */
  readonly above: ReadonlyMap<number, readonly number[]>;
  /** In the order of transcripts and of what was said; those that nobody may know of yet are not among them. */
  readonly turns: readonly CodedTurn[];
  readonly blind: number;
  readonly hasNoModerators: boolean;
}

type Asked = Pick<
  CallInput<typeof transcriptCodingCalls.together>,
  'scrollId' | 'codingId' | 'transcriptIds' | 'hasNoModerators'
>;

/** All turns that the reader may see and code with what stands on them, read once for whatever is counted of them. */
export async function readCodedTurns(platform: Platform, actor: Actor, asked: Asked): Promise<CodedTalks> {
  const open = await openTalks(platform, actor, asked);
  const { pool } = platform.database;
  const { coding, project } = open;
  const wanted = asked.transcriptIds && new Set(asked.transcriptIds);
  const documents = open.documents.filter(({ transcriptId }) => wanted?.has(transcriptId) ?? true);
  const frame = await findFrame(pool, coding.frameId);
  if (!frame) throw new Refusal('codingNotFound');
  const people = new Map((await listPeople(pool, project.scrollId)).map(one => [one.no, one]));
  const above = codesAbove(frame.codes);
  const turns: CodedTurn[] = [];
  let blind = 0;
  for (const document of documents) {
    const texts = await readMarks(pool, actor.personId, coding, codedTexts(coding, document));
    const marked = new Map(texts.map(one => [one.answerRecordId, one]));
    for (const { id, speaker, part } of inOrder(document.document.turns)) {
      const found = marked.get(id);
      if (!found) continue;
      if (asked.hasNoModerators && speaker !== null && people.get(speaker)?.role === 'moderator') continue;
      if (found.isBlind) {
        blind += 1;
        continue;
      }
      const given = found.marks.filter(({ state, stands }) => state === 'accepted' && stands);
      const codes = placesOfCodes(found.text, given, above);
      turns.push({ id, transcriptId: document.transcriptId, speaker, part, text: found.text, codes });
    }
  }
  return { ...open, documents, frame, people, above, turns, blind, hasNoModerators: asked.hasNoModerators };
}
