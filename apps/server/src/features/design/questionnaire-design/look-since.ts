import { type CallData, type CallInput, editCalls } from '@wenshu/api-contract';
import { requireRight } from '../../../authorisation/authorise.ts';
import { holdsRight } from '../../../authorisation/right.repository.ts';
import type { CallContext } from '../../../http/call-context.ts';
import type { DocumentWatch } from '../../../platform/together/document-watch.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listHere, othersThan } from '../../people/presence/index.ts';
import { describeEdits, listEditsAfter } from './document.repository.ts';
import { presentChange } from './edit-request.ts';
import { QUESTIONNAIRE } from './kind-of-document.ts';
import type { Waited } from './questionnaire-watch.ts';
import { SharedReads } from './shared-reads.ts';
import { listStandings } from './standing.repository.ts';

type Input = CallInput<typeof editCalls.since>;
type News = CallData<typeof editCalls.since>;
type Context = Pick<CallContext<'signed-in'>, 'database' | 'clock' | 'actor'>;

/** What is new in a questionnaire, after waiting for it if the caller wishes. */
export function lookSince(watch: DocumentWatch<Waited>) {
  const reads = new SharedReads();
  return (input: Input, context: Context): Promise<News> => {
    const { scrollId, version, waitSeconds, status, presence, live } = input;
    const object = { kind: 'questionnaire', id: scrollId } as const;
    return watch.answer({
      documentId: scrollId,
      known: { version, status, presence, live },
      waitSeconds,
      read: () => readNews(reads, input, context),
      isNews: news =>
        news.edits.length > 0 ||
        (status !== undefined && status !== news.status) ||
        (presence !== undefined && presence !== news.presence) ||
        (live !== undefined && live !== news.live),
      mayStill: () => requireRight(context.database.pool, context.actor, editCalls.since.needs.right, object),
    });
  };
}

async function readNews(
  reads: SharedReads,
  { scrollId, version, pageId }: Input,
  { database: { pool }, actor, clock }: Context,
): Promise<News> {
  const { personId } = actor;
  const now = clock.now();
  const log = await reads.read(`edits ${scrollId} ${version}`, () => listMade(pool, scrollId, version));
  const standing = await reads.read(`standing ${scrollId}`, async () =>
    (await listStandings(pool, [scrollId], now)).get(scrollId),
  );
  if (!standing) throw new Refusal('questionnaireNotFound');
  const mayEdit = await holdsRight(pool, actor, { kind: 'questionnaire', id: scrollId }, 'questionnaire.edit');
  const here = { kind: QUESTIONNAIRE, documentId: scrollId };
  const present = pageId && (await reads.read(`present ${scrollId}`, () => listHere(pool, here, now)));
  return {
    // Up to where the changes lead: an edit made between the two reads is the next answer's.
    version: log.edits.at(-1)?.version ?? Math.min(version, standing.version),
    changes: [...log.changes],
    edits: log.edits.map(edit => ({ ...edit, isSelf: edit.personId === personId })),
    status: standing.status,
    statusBy: whoSeenBy(personId, standing.statusBy),
    mayEdit,
    live: standing.live,
    versionTime: standing.versionTime,
    editedFrom: standing.editedFrom,
    presence: standing.presence,
    ...(present && { others: othersThan(present, { pageId, personId }, 'questionId') }),
  };
}

/** Whose doing it was, as the asker may know it: no id leaves. */
const whoSeenBy = (asker: string, personId: string | null): News['statusBy'] =>
  personId === null ? 'nobody' : personId === asker ? 'self' : 'other';

async function listMade(db: Context['database']['pool'], scrollId: string, version: number) {
  const edits = await listEditsAfter(db, scrollId, version);
  const versions = edits.map(edit => edit.version);
  const described = versions.length > 0 ? await describeEdits(db, scrollId, versions) : [];
  const about = new Map(described.map(one => [one.version, one]));
  return {
    changes: edits.flatMap(edit => edit.changes).map(presentChange),
    edits: edits.flatMap(({ version: made, editId, touched }) => {
      const one = about.get(made);
      return one ? [{ ...one, editId, touched: [...touched] }] : [];
    }),
  };
}
