import { browserPlace, readJson } from '../../../../app/local-storage.ts';
import type { PendingEdit } from './pending-edit.ts';
import type { UnsavedEdit } from './unsaved-edit.ts';

/** What must outlive a reload: edits that are not saved yet, with the version they were made on. */
export interface KeptQueue {
  readonly version: number;
  readonly edits: readonly PendingEdit[];
  readonly unsaved: readonly UnsavedEdit[];
}

/** Whose edits of what: on a shared device nobody sends, or sees, what another person has left there. */
export interface QueueOwner {
  readonly scrollId: string;
  readonly personId: string;
}

const prefixOf = ({ personId, scrollId }: QueueOwner) => `edits.${personId}.${scrollId}.`;

/**
 * Every tab keeps a queue of its own. The lock tells whose tab is still alive: a second tab of the same person must not take
 * away what the first is about to send. `keep` is false when the device would not keep it.
 */
export function openKeptQueue(owner: QueueOwner, queueId: string): { keep(queue: KeptQueue): boolean } {
  const key = prefixOf(owner) + queueId;
  void navigator.locks?.request(key, () => new Promise(() => {})).catch(() => {});
  return {
    keep: queue => {
      if (queue.edits.length + queue.unsaved.length === 0) {
        browserPlace.remove(key);
        return true;
      }
      const text = JSON.stringify(queue);
      browserPlace.set(key, text);
      return browserPlace.get(key) === text;
    },
  };
}

/** The queues that closed tabs and earlier page loads left behind. They are the caller's from then on. */
export async function adoptQueues(owner: QueueOwner, ownId: string): Promise<KeptQueue[]> {
  const prefix = prefixOf(owner);
  const keys = browserPlace.keys().filter(key => key.startsWith(prefix) && key !== prefix + ownId);
  const found: KeptQueue[] = [];
  for (const key of keys) {
    if (await isAlive(key)) continue;
    const queue = readQueue(key);
    browserPlace.remove(key);
    if (queue) found.push(queue);
  }
  return found;
}

/** An earlier build of the page may have kept less. */
function readQueue(key: string): KeptQueue | undefined {
  const kept = readJson(browserPlace, key) as Partial<KeptQueue> | undefined;
  return kept && { version: kept.version ?? 0, edits: kept.edits ?? [], unsaved: kept.unsaved ?? [] };
}

/** Where there are no locks (plain http in a local network) every queue counts as left behind: an edit sent twice is made once. */
async function isAlive(key: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return (await locks?.request(key, { ifAvailable: true }, lock => lock === null)) ?? false;
}
