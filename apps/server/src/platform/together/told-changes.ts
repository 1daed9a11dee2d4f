import { EventEmitter } from 'node:events';
import type { Database } from '../database/database.ts';

type Changes = EventEmitter<{ changed: [kind: string, documentId: string] }>;

const changes = new WeakMap<Database, Changes>();

/** Changes of documents as they are told within a process, over its one database. What other processes do is found by looking. */
export function changesTold(database: Database): Changes {
  const known = changes.get(database);
  if (known) return known;
  const made: Changes = new EventEmitter();
  changes.set(database, made);
  return made;
}

/** To be called once the change stands: lets everybody who waits look again. */
export function tellChange(database: Database, kind: string, documentId: string): void {
  changesTold(database).emit('changed', kind, documentId);
}
