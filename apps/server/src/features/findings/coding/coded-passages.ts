import type { Language } from '@wenshu/texts';
import type { QdaCode } from '@wenshu/transcripts';
import type { Queryable } from '../../../platform/database/database.ts';
import { stands } from './code-answers.ts';
import { listCodings } from './coding.repository.ts';
import { findFrame } from './frame.repository.ts';
import { codeGuid, codesForOthers } from './frame-file/codebook-xml.ts';
import { listAcceptedMarks } from './mark-place.repository.ts';

/** What a text is coded with, for files: codes as other programs know them, and where each stands. */
export interface CodedPassages {
  readonly codes: readonly QdaCode[];
  readonly marks: readonly CodedPassage[];
}

export interface CodedPassage {
  readonly answerRecordId: string;
  readonly codingId: string;
  /** The codebook's key of the text that it was given to. */
  readonly variable: string;
  readonly frameId: string;
  readonly code: number;
  /** The code, as other programs know it. */
  readonly codeId: string;
  /** Of the code, in the reader's language. */
  readonly name: string;
  /** Null for all of it. */
  readonly from: number | null;
  readonly to: number | null;
  readonly personId: string | null;
  readonly nickName: string;
  readonly madeAt: Date;
}

interface Asked {
  readonly scrollId: string;
  readonly language: Language;
  /** By text of the questionnaire and answer what it says now: what does not stand any more is left out. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** All that is accepted of all codings of these texts. Two people's same code on the same words is there twice. */
export async function codedPassages(db: Queryable, { scrollId, language, texts }: Asked): Promise<CodedPassages> {
  const codes: QdaCode[] = [];
  const marks: CodedPassage[] = [];
  const frames = new Set<string>();
  for (const { codingId, frameId, variable } of await listCodings(db, scrollId)) {
    const said = texts.get(variable);
    const frame = said && (await findFrame(db, frameId));
    if (!frame) continue;
    const own = codesForOthers(frame, language);
    if (!frames.has(frameId)) codes.push(...own);
    frames.add(frameId);
    const names = new Map(own.map(({ id, name }) => [id, name]));
    for (const { said: then, ...mark } of await listAcceptedMarks(db, { scrollId, codingId, ids: [...said.keys()] })) {
      const codeId = codeGuid(frameId, mark.code);
      const name = names.get(codeId);
      if (name === undefined || !stands({ ...mark, said: then }, said.get(mark.answerRecordId))) continue;
      marks.push({ ...mark, codingId, variable, frameId, codeId, name });
    }
  }
  return { codes, marks };
}
