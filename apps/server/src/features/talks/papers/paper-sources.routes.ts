import { type CallData, paperSourceCalls } from '@wenshu/api-contract';
import { MAX_PAPER_SOURCES, quotesIn } from '@wenshu/papers';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { cleanFileName } from '../../people/stored-files/index.ts';
import { cleanSource } from './clean-source.ts';
import { getLockedPaper, getPaper } from './find-own-paper.ts';
import { countSourceChange } from './paper.repository.ts';
import {
  deleteSource,
  findSource,
  insertSource,
  listSources,
  measureSources,
  type SourceRow,
} from './paper-source.repository.ts';
import { PAPER } from './paper-standing.repository.ts';
import { readSourceFile } from './read-source-file.ts';
import { requireSourcesKind } from './require-sources-kind.ts';

type Context = CallContext<'signed-in'>;
type Given = Pick<Parameters<typeof insertSource>[1], 'name' | 'origin' | 'address' | 'text'>;

/** Of all papers of one person together: who copies a paper copies its sources. */
const MOST_LETTERS = 20_000_000;
/** Unpacking a document costs more than most calls. */
const perPerson: AttemptLimit = { name: 'paper-source:person', most: 120, windowSeconds: 3600 };
const LONGEST_NAME = 200;

export function registerPaperSourceCalls(app: FastifyInstance): void {
  registerCalls(app, paperSourceCalls, {
    listSources: async ({ paperId }, { database, actor }) => {
      const { sourcesVersion } = await getPaper(database.pool, { paperId, personId: actor.personId }, 'view');
      return { items: (await listSources(database.pool, paperId)).map(present), sourcesVersion };
    },
    readSource: async ({ paperId, sourceId }, { database, actor }) => {
      await getPaper(database.pool, { paperId, personId: actor.personId }, 'view');
      const found = await findSource(database.pool, paperId, sourceId);
      if (!found) throw new Refusal('paperNotFound');
      return { ...present(found), text: found.text };
    },
    addSource: ({ paperId, name, text: written, address = null }, context) => {
      const text = cleanSource(written);
      if (text === '') throw new Refusal('inputInvalid', { field: 'text', problem: { word: 'required' } });
      return give(context, paperId, { name, text, address, origin: address === null ? 'pasted' : 'address' });
    },
    uploadSource: async ({ paperId }, context) => {
      const { platform, database, actor, receivedFiles } = context;
      // Before the file is unpacked: it costs more than the question.
      requireSourcesKind(await getPaper(database.pool, { paperId, personId: actor.personId }, 'edit'));
      const [received] = receivedFiles;
      if (!received) throw new Refusal('inputInvalid', { field: 'file', problem: { word: 'required' } });
      await countAttempt(platform, perPerson, actor.personId);
      const text = await readSourceFile({ platform, actor }, received);
      const name = cleanFileName(received.fileName).slice(0, LONGEST_NAME);
      return give(context, paperId, { name, text, address: null, origin: 'file' });
    },
    removeSource: async ({ paperId, sourceId }, { database, actor }) => {
      const sourcesVersion = await database.transaction(async db => {
        const { document } = await getLockedPaper(db, { paperId, personId: actor.personId }, 'edit');
        if (quotesIn(document).some(quote => quote.sourceId === sourceId)) throw new Refusal('paperSourceInUse');
        if (!(await deleteSource(db, paperId, sourceId))) throw new Refusal('paperNotFound');
        return countSourceChange(db, paperId);
      });
      tellChange(database, PAPER, paperId);
      return { sourcesVersion };
    },
  });
}

async function give(
  { database, actor: { personId }, clock }: Context,
  paperId: string,
  given: Given,
): Promise<CallData<typeof paperSourceCalls.addSource>> {
  const sourceId = newId();
  const sourcesVersion = await database.transaction(async db => {
    requireSourcesKind(await getLockedPaper(db, { paperId, personId }, 'edit'));
    await insertSource(db, { ...given, paperId, sourceId, personId, now: clock.now() });
    await requireRoomForSources(db, paperId);
    return countSourceChange(db, paperId);
  });
  tellChange(database, PAPER, paperId);
  return { sourceId, sourcesVersion };
}

/** After they were written, in their transaction: who writes to the same paper waits for its lock, and so counts ours. */
export async function requireRoomForSources(db: Queryable, paperId: string): Promise<void> {
  const { sources, letters } = await measureSources(db, paperId);
  if (sources > MAX_PAPER_SOURCES)
    throw new Refusal('tooManyPapers', { params: { what: 'sources', most: MAX_PAPER_SOURCES } });
  if (letters > MOST_LETTERS) throw new Refusal('tooManyPapers', { params: { what: 'letters', most: MOST_LETTERS } });
}

const present = ({ addedAt, ...row }: SourceRow): CallData<typeof paperSourceCalls.listSources>['items'][number] => ({
  sourceId: row.sourceId,
  name: row.name,
  origin: row.origin,
  address: row.address,
  letters: row.letters,
  nickName: row.nickName,
  time: addedAt.getTime(),
});
