import type { Actor } from '../../../../authorisation/actor.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type OpenCoding, openCoding } from '../../../findings/coding/index.ts';
import { findCodable, getProject, type SeenProject } from '../find-transcript.ts';
import { talkQuestions } from '../talk-data.ts';
import type { KeptTranscript } from '../transcript.repository.ts';

export interface OpenTalks {
  readonly coding: OpenCoding;
  readonly project: SeenProject;
  /** Whole transcripts that the person may both see and code. */
  readonly documents: readonly KeptTranscript[];
}

interface Asked {
  readonly scrollId: string;
  readonly codingId: string;
}

/** A coding of a project with all that its reader may know of. */
export async function openTalks(platform: Platform, actor: Actor, asked: Asked): Promise<OpenTalks> {
  const { database } = platform;
  const { scrollId } = asked;
  const project = await getProject(database.pool, actor, scrollId);
  const coding = await openCoding(platform, actor, asked);
  const documents = await findCodable(database, actor, scrollId);
  return { coding, project, documents };
}

/** What of a transcript is coded: what was said, or its translation. Turns without it are none. */
export function codedTexts(
  { variable }: Pick<OpenCoding, 'variable'>,
  { document }: Pick<KeptTranscript, 'document'>,
): { readonly answerRecordId: string; readonly text: string }[] {
  const isTranslation = variable === talkQuestions.translation;
  return Object.values(document.turns).flatMap(({ id, text, translation }) => {
    const said = isTranslation ? (translation?.text ?? '') : text;
    return said === '' ? [] : [{ answerRecordId: id, text: said }];
  });
}
