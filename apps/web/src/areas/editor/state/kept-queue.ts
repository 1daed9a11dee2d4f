import { browserPlace, readJson } from '../../../app/local-storage.ts';
import type { PendingEdit } from './pending-edit.ts';
import type { UnsavedEdit } from './unsaved-edit.ts';

/** What must outlive a reload: edits that are not saved yet, with the version they were made on. */
export interface KeptQueue {
  readonly version: number;
  readonly edits: readonly PendingEdit[];
  readonly unsaved: readonly UnsavedEdit[];
}

const prefixOf = (scrollId: string) => `edits.${scrollId}.`;

/**
 * Every tab keeps a queue of its own. The lock tells whose tab is still alive: a second tab of the same person must not take
 * away what the first is about to send.
 */
export function openKeptQueue(scrollId: string, queueId: string): { keep(queue: KeptQueue): void } {
  const key = prefixOf(scrollId) + queueId;
  void navigator.locks?.request(key, () => new Promise(() => {})).catch(() => {});
  return {
    keep: queue => {
      if (queue.edits.length + queue.unsaved.length > 0) browserPlace.set(key, JSON.stringify(queue));
      else browserPlace.remove(key);
    },
  };
}

/** The queues that closed tabs and earlier page loads left behind. They are the caller's from then on. */
export async function adoptQueues(scrollId: string, ownId: string): Promise<KeptQueue[]> {
  const own = prefixOf(scrollId) + ownId;
  const keys = browserPlace.keys().filter(key => key.startsWith(prefixOf(scrollId)) && key !== own);
  const found: KeptQueue[] = [];
  for (const key of keys) {
    if (await isAlive(key)) continue;
    const queue = readJson(browserPlace, key) as KeptQueue | undefined;
    browserPlace.remove(key);
    if (queue) found.push(queue);
  }
  return found;
}

/** Where there are no locks (plain http in a local network) every queue counts as left behind: an edit sent twice is made once. */
async function isAlive(key: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return (await locks?.request(key, { ifAvailable: true }, lock => lock === null)) ?? false;
}
