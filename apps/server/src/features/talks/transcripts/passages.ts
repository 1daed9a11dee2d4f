import { questionTypes } from '@wenshu/question-types/core';
import { changesBetween, inOrder, layBroughtIn } from '@wenshu/survey-core';
import type { Transcript, Turn } from '@wenshu/transcripts';
import type { Queryable } from '../../../platform/database/database.ts';
import { insertBroughtIn, removeSomeBroughtIn, rewriteBroughtIn } from '../../collect/answering/index.ts';
import { countBroughtIn, keepSurveys, lockSurvey, uncountBroughtIn } from '../../design/live-settings/index.ts';
import { findNewestSnapshot } from '../../design/questionnaire-design/index.ts';
import { answersOf, type LaidVersion, layVersion } from '../../findings/brought-in/index.ts';
import { followMarks } from '../../findings/coding/index.ts';
import { followMemos } from './memos/follow-memos.ts';
import { insertPassages, listPassages } from './passage.repository.ts';
import { listPeople, type TalkProject } from './project.repository.ts';
import { type TalkData, talkData, talkQuestions } from './talk-data.ts';
import { listTranscripts, type TranscriptOf } from './transcript.repository.ts';

/** Who changes what people said, and when. */
export interface Changing {
  readonly project: TalkProject;
  readonly personId: string;
  readonly now: Date;
}

interface OpenData extends TalkData, LaidVersion {}

/** So many records in one statement. */
const BATCH = 500;

/**
 * The turns of a transcript as records of the data, by the same ids: the only way from what is said to what is counted. Below the project's
 * and the transcript's locks. Those that are not in the document any more go for ever, with what hangs on them.
 */
export async function writePassages(
  db: Queryable,
  changing: Changing,
  of: TranscriptOf,
  document: Transcript,
  written: readonly string[],
  before?: Transcript,
): Promise<void> {
  if (written.length === 0) return;
  const turns = written.flatMap(id => document.turns[id] ?? []);
  const data = await openData(
    db,
    changing,
    turns.map(({ part }) => part),
  );
  const { scrollId } = of;
  const there = await listPassages(db, of, written);
  const answer = (turn: Turn) => ({
    id: turn.id,
    answers: answersOf(data.columns, data.cellsOf(of.transcriptId, turn)),
  });
  await inBatches(
    turns.filter(({ id }) => there.has(id)),
    some => rewriteBroughtIn(db, { scrollId, ...data }, some.map(answer)),
  );
  const fresh = inOrder(Object.fromEntries(turns.filter(({ id }) => !there.has(id)).map(turn => [turn.id, turn])));
  if (fresh.length > 0) {
    let serial = await countBroughtIn(db, scrollId, fresh.length);
    await inBatches(fresh, async some => {
      await insertBroughtIn(db, { scrollId, ...data, serial, at: changing.now }, some.map(answer));
      await insertPassages(
        db,
        of,
        some.map(({ id }) => id),
      );
      serial += some.length;
    });
  }
  if (before) await followCodes(db, scrollId, { before, after: document }, written);
  await removePassages(
    db,
    scrollId,
    written.filter(id => there.has(id) && !document.turns[id]),
  );
}

interface Versions {
  readonly before: Transcript;
  readonly after: Transcript;
}

/** Turns that stand beside each other may have been parted or joined: they are followed together, in their order. */
async function followCodes(db: Queryable, scrollId: string, { before, after }: Versions, written: readonly string[]) {
  const isWritten = new Set(written);
  const writtenIn = ({ turns }: Transcript) => inOrder(turns).filter(({ id }) => isWritten.has(id));
  await followMemos(db, scrollId, writtenIn(before), writtenIn(after));
  for (const [variable, said] of [
    [talkQuestions.text, ({ text }: Turn) => text],
    [talkQuestions.translation, ({ translation }: Turn) => translation?.text],
  ] as const) {
    const ids = new Set(written.filter(id => textIn(before, id, said) !== textIn(after, id, said)));
    const textsOf = ({ turns }: Transcript) =>
      inOrder(turns).flatMap(turn => {
        const text = ids.has(turn.id) ? said(turn) : undefined;
        return text === undefined ? [] : [{ id: turn.id, text }];
      });
    if (ids.size > 0) await followMarks(db, { scrollId, variable }, textsOf(before), textsOf(after));
  }
}

function textIn({ turns }: Transcript, id: string, said: (turn: Turn) => string | undefined): string | undefined {
  const turn = turns[id];
  return turn && said(turn);
}

export async function removePassages(db: Queryable, scrollId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await uncountBroughtIn(db, scrollId, await removeSomeBroughtIn(db, scrollId, ids));
}

/** People, attributes or names have become others: the variables follow, and so do the records of these transcripts' turns. */
export async function writeData(
  db: Queryable,
  changing: Changing,
  documents: readonly { readonly transcriptId: string; readonly document: Transcript }[],
  isTouched: (turn: Turn) => boolean,
): Promise<void> {
  const { scrollId } = changing.project;
  const data = await openData(db, changing, []);
  for (const { transcriptId, document } of documents) {
    const touched = Object.values(document.turns).filter(isTouched);
    await inBatches(touched, some =>
      rewriteBroughtIn(
        db,
        { scrollId, ...data },
        some.map(turn => ({ id: turn.id, answers: answersOf(data.columns, data.cellsOf(transcriptId, turn)) })),
      ),
    );
  }
}

/** The variables as they are to be; where the data lacks any, it gets a version of its own. */
async function openData(
  db: Queryable,
  { project, personId, now }: Changing,
  parts: readonly string[],
): Promise<OpenData> {
  const { scrollId } = project;
  const people = await listPeople(db, scrollId);
  const transcripts = await listTranscripts(db, scrollId);
  const newest = await findNewestSnapshot(db, scrollId);
  const known = inOrder(newest?.document.questions[talkQuestions.part]?.items ?? {}).map(({ title }) => title.text);
  const all = [...new Set([...known, ...parts.filter(part => part !== '')])];
  const data = talkData({ project, people, transcripts, parts: all });
  if (newest) {
    const { document, columns } = layBroughtIn(newest.document, data.questions, questionTypes);
    const isWhole = Object.keys(document.questions).length === data.questions.length;
    if (isWhole && changesBetween(newest.document, document).length === 0) {
      await keepSurveys(db, [scrollId]);
      return { ...data, columns, versionTime: newest.versionTime, languageId: document.baseLanguageId };
    }
  }
  await lockSurvey(db, scrollId);
  return { ...data, ...(await layVersion(db, { scrollId, personId, now, isWhole: true }, data.questions)) };
}

async function inBatches<T>(all: readonly T[], work: (some: readonly T[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < all.length; from += BATCH) await work(all.slice(from, from + BATCH));
}
