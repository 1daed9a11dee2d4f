import type { EditCollision } from '@wenshu/api-contract';
import { applyChanges, type Change } from '@wenshu/survey-core';
import { Refusal } from '../../refusal/refusal.ts';
import type { Database, Queryable } from '../database/database.ts';
import { storeEdit } from './store-edit.ts';

export interface LoggedChanges {
  readonly version: number;
  readonly editId: string;
  readonly changes: readonly Change[];
}

export interface ToldEdit {
  readonly version: number;
  readonly editId: string;
  readonly personId: string | null;
  readonly nickName: string;
  readonly madeAt: Date;
}

interface KeptDocument<Document extends object> {
  readonly version: number;
  readonly document: Document;
}

export interface MadeChanges<Document extends object> {
  readonly document: Document;
  readonly changes: readonly Change[];
  readonly inverse: readonly Change[];
}

/** Why changes cannot be made. */
export interface NotMade {
  readonly refusal: Refusal;
  /** They stand upon something that somebody may just have removed: where others wrote in between, they are told of them. */
  readonly mayBeOthers: boolean;
}

/** One document whose edits are changes of its paths, as its owner keeps it with its log. */
export interface ChangesLog<Document extends object, Kept extends KeptDocument<Document>> {
  readonly kind: string;
  readonly documentId: string;
  /** Nobody else edits the document until the transaction ends. Refuses when it is gone, or may not be edited by this person. */
  lock(db: Queryable): Promise<Kept>;
  findVersion(db: Queryable, editId: string): Promise<number | undefined>;
  /** In their order. */
  listAfter(db: Queryable, version: number): Promise<readonly LoggedChanges[]>;
  /** Who made which, the newest first. */
  describeAfter(db: Queryable, version: number): Promise<readonly ToldEdit[]>;
  make(db: Queryable, kept: Kept, changes: readonly Change[]): Promise<MadeChanges<Document> | NotMade>;
  doMeet(theirs: readonly Change[], ours: readonly Change[]): boolean;
  /** What of theirs ours met. */
  partIds(theirs: readonly Change[], ours: readonly Change[]): string[];
  write(db: Queryable, version: number, made: MadeChanges<Document>): Promise<void>;
}

interface Asked {
  readonly editId: string;
  readonly personId: string;
}

export interface EditedByChanges {
  readonly version: number;
  readonly editId: string;
  /** Of everybody since the version that the caller has. */
  readonly changes: { readonly path: string[]; readonly value?: Change['value'] }[];
}

/** Enough to see who and what. */
const MOST_TOLD = 20;

/** Changes of paths, made upon the newest document under its lock. */
export function editByChanges<Document extends object, Kept extends KeptDocument<Document>>(
  database: Database,
  log: ChangesLog<Document, Kept>,
  { baseVersion, changes, ...asked }: Asked & { readonly baseVersion: number; readonly changes: readonly Change[] },
): Promise<EditedByChanges> {
  return storeChanges(database, log, { ...asked, baseVersion }, async (db, kept, since) => {
    if (baseVersion > kept.version)
      throw new Refusal('inputInvalid', {
        field: 'baseVersion',
        problem: { word: 'numberTooBig', maximum: kept.version },
      });
    // Older edits are gone: nobody can say whether they met these.
    if (since.length < kept.version - baseVersion) throw new Refusal('savedByOthers', { collisions: [] });
    const met = since.filter(edit => log.doMeet(edit.changes, changes));
    if (met.length > 0) throw await collision(db, log, { personId: asked.personId, met, changes });
    const made = await log.make(db, kept, changes);
    if (!('refusal' in made)) return made;
    if (made.mayBeOthers && since.length > 0)
      throw await collision(db, log, { personId: asked.personId, met: since, changes });
    throw made.refusal;
  });
}

/** Under the document's lock. `baseVersion` is what the caller has; without it all that is answered is this edit's own. */
export async function storeChanges<Document extends object, Kept extends KeptDocument<Document>>(
  database: Database,
  log: ChangesLog<Document, Kept>,
  { editId, baseVersion }: Asked & { readonly baseVersion?: number },
  make: (db: Queryable, kept: Kept, since: readonly LoggedChanges[]) => Promise<MadeChanges<Document>>,
): Promise<EditedByChanges> {
  const { version, since, made } = await storeEdit<Kept, LoggedChanges, MadeChanges<Document>>(
    database,
    {
      kind: log.kind,
      documentId: log.documentId,
      lock: db => log.lock(db),
      findVersion: (db, id) => log.findVersion(db, id),
      listAfter: (db, after) => log.listAfter(db, after),
      make,
      insert: (db, next, edit) => log.write(db, next, edit),
    },
    { editId, baseVersion },
  );
  const changes = since.flatMap(edit => edit.changes).map(presentChange);
  return { version, editId, changes: made ? [...changes, ...made.changes.map(presentChange)] : changes };
}

/** A document as it was: `back` is what leads there, the newest first; undefined where the log does not reach so far. */
export const documentAt = <Document extends object>(
  { version, document }: KeptDocument<Document>,
  wanted: number,
  back: readonly { readonly inverse: readonly Change[] }[],
): Document | undefined =>
  wanted > version || back.length < version - wanted
    ? undefined
    : applyChanges(
        document,
        back.flatMap(({ inverse }) => inverse),
      );

export const presentChange = ({ path, value }: Change) => ({
  path: [...path],
  ...(value !== undefined && { value }),
});

interface Met {
  readonly personId: string;
  readonly met: readonly LoggedChanges[];
  readonly changes: readonly Change[];
}

async function collision<Document extends object, Kept extends KeptDocument<Document>>(
  db: Queryable,
  log: ChangesLog<Document, Kept>,
  { personId, met, changes }: Met,
): Promise<Refusal> {
  const partsOf = new Map(met.map(edit => [edit.version, log.partIds(edit.changes, changes)]));
  const told = await log.describeAfter(db, Math.min(...partsOf.keys()) - 1);
  const collisions = told
    .filter(({ version }) => partsOf.has(version))
    .slice(0, MOST_TOLD)
    .map(
      ({ version, personId: by, nickName, madeAt }): EditCollision => ({
        version,
        personId: by,
        nickName,
        isSelf: by === personId,
        time: madeAt.getTime(),
        command: 'edit',
        partIds: partsOf.get(version) ?? [],
      }),
    );
  return new Refusal('savedByOthers', { collisions });
}
