import type { Database, Queryable } from '../database/database.ts';
import { tellChange } from './told-changes.ts';

/** The log of one document, as its owner keeps it. */
export interface EditLog<Locked extends { readonly version: number }, Logged, Made> {
  readonly kind: string;
  readonly documentId: string;
  /** Nobody else edits the document until the transaction ends. Refuses when it is gone, or may not be edited by this person. */
  lock(db: Queryable): Promise<Locked>;
  findVersion(db: Queryable, editId: string): Promise<number | undefined>;
  /** In their order. */
  listAfter(db: Queryable, version: number): Promise<readonly Logged[]>;
  /** What comes of the edit upon the newest document; refuses when it meets what came since, or does not fit. */
  make(db: Queryable, locked: Locked, since: readonly Logged[]): Promise<Made>;
  insert(db: Queryable, version: number, made: Made): Promise<void>;
}

export interface Stored<Logged, Made> {
  /** After the edit. */
  readonly version: number;
  /** What the caller did not have, before this edit. */
  readonly since: readonly Logged[];
  /** Undefined for one that had been stored before: its changes are among those since. */
  readonly made: Made | undefined;
}

interface Sent {
  readonly editId: string;
  /** The version that the caller has; without it only this edit's own changes are of interest to them. */
  readonly baseVersion: number | undefined;
}

/**
 * Stores an edit under its id, once: whoever lost the answer, because the network or this process went, sends it again and is told the same.
 * Then lets everybody know who waits for the document.
 */
export async function storeEdit<Locked extends { readonly version: number }, Logged, Made>(
  database: Database,
  log: EditLog<Locked, Logged, Made>,
  { editId, baseVersion }: Sent,
): Promise<Stored<Logged, Made>> {
  const stored = await database.transaction(async (db): Promise<Stored<Logged, Made>> => {
    const locked = await log.lock(db);
    const known = await log.findVersion(db, editId);
    const since = await log.listAfter(db, baseVersion ?? (known === undefined ? locked.version : known - 1));
    if (known !== undefined) return { version: locked.version, since, made: undefined };
    const made = await log.make(db, locked, since);
    const version = locked.version + 1;
    await log.insert(db, version, made);
    return { version, since, made };
  });
  if (stored.made !== undefined) tellChange(database, log.kind, log.documentId);
  return stored;
}
