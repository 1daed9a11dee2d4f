import { EventEmitter } from 'node:events';
import type { Database } from '../database/database.ts';

type Changes = EventEmitter<{ changed: [kind: string, documentId: string] }>;

/** By the pool: a call that is logged has a database of its own around the process's one. */
const changes = new WeakMap<Database['pool'], Changes>();

/** Changes of documents as they are told within a process, over its one pool. What other processes do is found by looking. */
export function changesTold({ pool }: Pick<Database, 'pool'>): Changes {
  const known = changes.get(pool);
  if (known) return known;
  const made: Changes = new EventEmitter();
  changes.set(pool, made);
  return made;
}

/** To be called once the change stands: lets everybody who waits look again. */
export function tellChange(database: Pick<Database, 'pool'>, kind: string, documentId: string): void {
  changesTold(database).emit('changed', kind, documentId);
}
