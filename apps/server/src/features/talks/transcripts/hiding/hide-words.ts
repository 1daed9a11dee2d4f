import { hideIn, hideInText, type Pseudonym } from '@wenshu/transcripts';
import type { Queryable } from '../../../../platform/database/database.ts';
import { listMemos, writeMemoWords } from '../memos/memo.repository.ts';
import { type Changing, writeData, writePassages } from '../passages.ts';
import { listPeople, writePerson } from '../project.repository.ts';
import { listSummaries, rewriteSummary } from '../summaries/summary.repository.ts';
import { type KeptTranscript, writeHidden } from '../transcript.repository.ts';
import { forgetEdits } from '../transcript-edit.repository.ts';
import { forgetProposals } from '../translating/proposal.repository.ts';
import { deleteTermsWith } from '../translating/term.repository.ts';

interface Hidden {
  readonly places: number;
  readonly transcripts: number;
}

/**
 * In transcripts words become others: in documents, records and names of people. Codings follow their words. The log goes, because it would lead
 * back; with `isFromNowOn` what was before is the owner's alone. Below the project's lock.
 */
export async function hideWords(
  db: Queryable,
  changing: Changing,
  documents: readonly KeptTranscript[],
  pseudonyms: readonly Pseudonym[],
  isFromNowOn: boolean,
): Promise<Hidden> {
  const { scrollId } = changing.project;
  let places = 0;
  const changed: KeptTranscript[] = [];
  for (const row of documents) {
    const hidden = hideIn(row.document, pseudonyms);
    if (hidden.places === 0) continue;
    places += hidden.places;
    const { transcriptId, document: before } = row;
    const { document } = hidden;
    const version = row.version + 1;
    const hiddenBefore = isFromNowOn ? version : row.hiddenBefore;
    await forgetEdits(db, transcriptId);
    await writeHidden(db, { transcriptId, document, version, hiddenBefore, now: changing.now });
    await writePassages(db, changing, { scrollId, transcriptId }, document, hidden.turnIds, before);
    changed.push({ ...row, document });
  }
  await forgetProposals(
    db,
    changed.map(({ transcriptId }) => transcriptId),
  );
  if (isFromNowOn)
    await deleteTermsWith(
      db,
      scrollId,
      pseudonyms.flatMap(({ words }) => words),
    );
  const shownBy = new Map(pseudonyms.flatMap(({ words, shown }) => words.map(word => [word, shown] as const)));
  const renamed: number[] = [];
  for (const person of await listPeople(db, scrollId)) {
    const shown = shownBy.get(person.name);
    if (shown === undefined) continue;
    await writePerson(db, scrollId, { ...person, name: shown });
    renamed.push(person.no);
  }
  // What people noted names those whom they heard.
  for (const { memoId, words } of await listMemos(db, scrollId)) {
    const hidden = hideInText(words, pseudonyms);
    if (hidden !== words) await writeMemoWords(db, memoId, hidden);
  }
  const hide = (text: string) => hideInText(text, pseudonyms);
  for (const row of await listSummaries(db, scrollId)) {
    const quotes = row.quotes.map(quote => ({ ...quote, words: hide(quote.words) }));
    const now = { no: row.no, part: hide(row.part), words: hide(row.words), quotes };
    if (JSON.stringify([now.part, now.words, quotes]) !== JSON.stringify([row.part, row.words, row.quotes]))
      await rewriteSummary(db, row, now);
  }
  // Names of people and of transcripts are words of the data.
  if (renamed.length > 0 || changed.length > 0) await writeData(db, changing, [], () => false);
  return { places: places + renamed.length, transcripts: changed.length };
}
