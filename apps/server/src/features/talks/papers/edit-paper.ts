import {
  doPaperEditsMeet,
  makePaperEdit,
  nodesWritten,
  type Paper,
  type PaperProblem,
  paperPartIds,
  quotesIn,
} from '@wenshu/papers';
import { type Change, changesBetween, makeChanges } from '@wenshu/survey-core';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import {
  type ChangesLog,
  documentAt,
  type EditedByChanges,
  editByChanges,
  type MadeChanges,
  type NotMade,
  storeChanges,
} from '../../../platform/together/edit-by-changes.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { getLockedPaper } from './find-own-paper.ts';
import { type KeptPaper, type PaperOf, updatePaper } from './paper.repository.ts';
import { paperEdits } from './paper-edit.repository.ts';
import { listUnfounded } from './paper-source.repository.ts';
import { PAPER } from './paper-standing.repository.ts';

interface EditAsked extends PaperOf {
  readonly editId: string;
  readonly now: Date;
}

const MOST_KEPT = { edits: 1_000, bytes: 8 * 1024 * 1024 };

/** Changes of paths, made upon the newest document under the paper's lock. */
export const editPaper = (
  database: Database,
  asked: EditAsked & { readonly baseVersion: number; readonly changes: readonly Change[] },
): Promise<EditedByChanges> => editByChanges(database, logOf(asked), asked);

/** The paper as it was at a version, as one edit. What stood upon a source that has gone since cannot come back, and is counted. */
export async function restorePaper(
  database: Database,
  asked: EditAsked & { readonly version: number },
): Promise<EditedByChanges & { readonly dropped: number }> {
  let dropped = 0;
  const edited = await storeChanges(database, logOf(asked), asked, async (db, paper) => {
    const earlier = await earlierPaper(db, paper, asked.version);
    const unfounded = new Set(await listUnfounded(db, asked.paperId, quotesIn(earlier)));
    dropped = unfounded.size;
    const nodes = Object.fromEntries(Object.entries(earlier.nodes).filter(([id]) => !unfounded.has(id)));
    const changes = changesBetween(paper.document, { ...earlier, nodes });
    return { ...makeChanges(paper.document, changes), changes };
  });
  return { ...edited, dropped };
}

export async function earlierPaper(
  db: Queryable,
  paper: Pick<KeptPaper, 'paperId' | 'version' | 'document'>,
  wanted: number,
): Promise<Paper> {
  const found = documentAt(paper, wanted, await paperEdits.listInverses(db, paper.paperId, wanted));
  if (!found) throw new Refusal('reportVersionNotFound');
  return found;
}

function logOf(asked: EditAsked): ChangesLog<Paper, KeptPaper> {
  const { paperId, editId, personId, now } = asked;
  return {
    kind: PAPER,
    documentId: paperId,
    lock: db => getLockedPaper(db, asked, 'edit'),
    findVersion: (db, id) => paperEdits.findVersion(db, paperId, id),
    listAfter: (db, after) => paperEdits.list(db, paperId, after),
    describeAfter: (db, after) => paperEdits.describe(db, paperId, after),
    make: makeEdit,
    doMeet: doPaperEditsMeet,
    partIds: paperPartIds,
    write: async (db, version, { document, changes, inverse }) => {
      await updatePaper(db, { paperId, version, document, now });
      await paperEdits.insert(db, { documentId: paperId, version, editId, personId, changes, inverse, now }, MOST_KEPT);
    },
  };
}

/** Upon the paper's lock, under which sources come and go as well: what is founded now is founded when the edit stands. */
async function makeEdit(
  db: Queryable,
  { paperId, document }: KeptPaper,
  changes: readonly Change[],
): Promise<MadeChanges<Paper> | NotMade> {
  const made = makePaperEdit(document, changes);
  if ('problem' in made) return { refusal: notUsable(made), mayBeOthers: made.problem === 'parent-unknown' };
  const [unfounded] = await listUnfounded(db, paperId, quotesIn(made.document, nodesWritten(made.document, changes)));
  if (unfounded === undefined) return made;
  return { refusal: new Refusal('paperPassageNotInSource', { field: `nodes.${unfounded}` }), mayBeOthers: false };
}

export const notUsable = ({ at }: PaperProblem) => new Refusal('paperNotUsable', at === '' ? {} : { field: at });
