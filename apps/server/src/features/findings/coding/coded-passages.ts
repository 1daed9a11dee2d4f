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
  readonly variable: string;
  readonly language: Language;
  /** By answer what it says now: what does not stand any more is left out. */
  readonly texts: ReadonlyMap<string, string>;
}

/** All that is accepted of all codings of a text. Two people's same code on the same words is there twice. */
export async function codedPassages(
  db: Queryable,
  { scrollId, variable, language, texts }: Asked,
): Promise<CodedPassages> {
  const codes: QdaCode[] = [];
  const marks: CodedPassage[] = [];
  const frames = new Set<string>();
  for (const { codingId, frameId, variable: coded } of await listCodings(db, scrollId)) {
    const frame = coded === variable ? await findFrame(db, frameId) : undefined;
    if (!frame) continue;
    const own = codesForOthers(frame, language);
    if (!frames.has(frameId)) codes.push(...own);
    frames.add(frameId);
    const names = new Map(own.map(({ id, name }) => [id, name]));
    for (const { code, said, ...mark } of await listAcceptedMarks(db, { scrollId, codingId, ids: [...texts.keys()] })) {
      const codeId = codeGuid(frameId, code);
      const name = names.get(codeId);
      if (name === undefined || !stands({ ...mark, said }, texts.get(mark.answerRecordId))) continue;
      marks.push({ ...mark, codeId, name });
    }
  }
  return { codes, marks };
}
