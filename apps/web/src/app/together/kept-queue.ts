import type { KeptEdits, KeptQueue } from '@wenshu/together';
import { browserPlace, readJson } from '../local-storage.ts';

/** Whose edits of what: on a shared device nobody sends, or sees, what another person has left there. */
interface QueueOwner {
  readonly documentId: string;
  readonly personId: string;
}

/**
 * Every tab keeps a queue of its own. The lock tells whose tab is still alive: a second tab of the same person must not take
 * away what the first is about to send.
 */
export function openKeptQueue<Edit, Unsaved>(
  { personId, documentId }: QueueOwner,
  queueId: string,
  /** Reads what an earlier build of the page has set aside. */
  revive: (kept: unknown) => Unsaved = kept => kept as Unsaved,
): KeptQueue<Edit, Unsaved> {
  const prefix = `edits.${personId}.${documentId}.`;
  const own = prefix + queueId;
  void navigator.locks?.request(own, () => new Promise(() => {})).catch(() => {});
  return {
    keep: queue => {
      if (queue.edits.length + queue.unsaved.length === 0) {
        browserPlace.remove(own);
        return true;
      }
      const text = JSON.stringify(queue);
      browserPlace.set(own, text);
      return browserPlace.get(own) === text;
    },
    async adopt() {
      const found: KeptEdits<Edit, Unsaved>[] = [];
      for (const key of browserPlace.keys()) {
        if (!key.startsWith(prefix) || key === own || (await isAlive(key))) continue;
        const queue = readQueue<Edit, Unsaved>(key, revive);
        browserPlace.remove(key);
        if (queue) found.push(queue);
      }
      return found;
    },
  };
}

/** An earlier build of the page may have kept less. */
function readQueue<Edit, Unsaved>(
  key: string,
  revive: (kept: unknown) => Unsaved,
): KeptEdits<Edit, Unsaved> | undefined {
  const kept = readJson(browserPlace, key) as Partial<KeptEdits<Edit, unknown>> | undefined;
  return kept && { version: kept.version ?? 0, edits: kept.edits ?? [], unsaved: (kept.unsaved ?? []).map(revive) };
}

/** Where there are no locks (plain http in a local network) every queue counts as left behind: an edit sent twice is made once. */
async function isAlive(key: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return (await locks?.request(key, { ifAvailable: true }, lock => lock === null)) ?? false;
}
