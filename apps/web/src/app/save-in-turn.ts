interface Kept<T> {
  /** What holds, as far as this page knows. */
  read(): T | undefined;
  /** Whatever was asked before must not be shown over what is chosen now. */
  stopReading(): Promise<void>;
  show(value: T): void;
  /** Stores all of it, and says what holds then. */
  store(value: T): Promise<T>;
}

/**
 * Settings that are stored as a whole and pressed one by one. A press is shown at once, and stored when what was pressed before is: two
 * that are under way together may arrive the other way round, and the older one would hold in the end.
 */
export function saveInTurn<T extends object>({ read, stopReading, show, store }: Kept<T>) {
  let known: T | undefined;
  let sent: Partial<T> = {};
  let waiting: Partial<T> = {};
  let turns: Promise<void> | undefined;

  const showAll = async () => {
    await stopReading();
    if (known) show({ ...known, ...sent, ...waiting });
  };
  const storeAll = async () => {
    while (known && Object.keys(waiting).length > 0) {
      sent = waiting;
      waiting = {};
      await showAll();
      try {
        known = await store({ ...known, ...sent });
      } catch {
        // Whoever stores has told the person; what holds is shown again, with what was pressed since.
      }
      sent = {};
      await showAll();
    }
    turns = undefined;
  };

  /** Is over when this change, and what was made meanwhile, is stored or refused. */
  return async (change: Partial<T>): Promise<void> => {
    if (!turns) known = read();
    waiting = { ...waiting, ...change };
    if (!turns) turns = storeAll();
    else await showAll();
    await turns;
  };
}
