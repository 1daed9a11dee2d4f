import { browserPlace, readJson } from '../../../../app/local-storage.ts';

/** What must outlive a reload: edits that are not saved yet, with the version they were made on; and those that were set aside. */
export interface KeptEdits<Pending, Unsaved> {
  readonly version: number;
  readonly edits: readonly Pending[];
  readonly unsaved: readonly Unsaved[];
}

/** Whose edits of what: on a shared device nobody sends, or sees, what another person has left there. */
interface QueueOwner {
  /** A questionnaire's id, or a report's. */
  readonly documentId: string;
  readonly personId: string;
}

export interface KeptQueue<Pending, Unsaved> {
  /** False when the device would not keep it. */
  keep(queue: KeptEdits<Pending, Unsaved>): boolean;
  /** What closed tabs and earlier page loads left behind. It is the caller's from then on. */
  adopt(): Promise<KeptEdits<Pending, Unsaved>[]>;
}

/**
 * Every tab keeps a queue of its own. The lock tells whose tab is still alive: a second tab of the same person must not take
 * away what the first is about to send.
 */
export function openKeptQueue<Pending, Unsaved>(
  { personId, documentId }: QueueOwner,
  queueId: string,
): KeptQueue<Pending, Unsaved> {
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
      const found: KeptEdits<Pending, Unsaved>[] = [];
      for (const key of browserPlace.keys()) {
        if (!key.startsWith(prefix) || key === own || (await isAlive(key))) continue;
        const queue = readQueue<Pending, Unsaved>(key);
        browserPlace.remove(key);
        if (queue) found.push(queue);
      }
      return found;
    },
  };
}

/** An earlier build of the page may have kept less. */
function readQueue<Pending, Unsaved>(key: string): KeptEdits<Pending, Unsaved> | undefined {
  const kept = readJson(browserPlace, key) as Partial<KeptEdits<Pending, Unsaved>> | undefined;
  return kept && { version: kept.version ?? 0, edits: kept.edits ?? [], unsaved: kept.unsaved ?? [] };
}

/** Where there are no locks (plain http in a local network) every queue counts as left behind: an edit sent twice is made once. */
async function isAlive(key: string): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  return (await locks?.request(key, { ifAvailable: true }, lock => lock === null)) ?? false;
}
