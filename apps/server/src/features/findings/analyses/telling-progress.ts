import type { Database } from '../../../platform/database/database.ts';
import { type Progress, removeProgress, type ToldProgress, writeProgress } from './run-progress.repository.ts';

const EVERY_MS = 500;

interface Telling {
  readonly onProgress?: (share: number) => void;
  readonly onPlace?: (before: number) => void;
}

/** Writes down how far something is while it runs, for whoever looks; nothing where nobody wants to know. */
export async function tellingProgress<Done>(
  { pool }: Database,
  told: Pick<ToldProgress, 'personId'> & { readonly progressId: string | undefined },
  work: (telling: Telling) => Promise<Done>,
): Promise<Done> {
  const { progressId, personId } = told;
  if (progressId === undefined) return work({});
  let last = Number.NEGATIVE_INFINITY;
  let writing: Promise<unknown> = Promise.resolve();
  let isWritten = false;
  const write = (progress: Progress) => {
    isWritten = true;
    // Nobody's analysis fails because its progress could not be told.
    writing = writing.then(() => writeProgress(pool, { progressId, personId, ...progress })).catch(() => {});
  };
  const onProgress = (share: number) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    write({ share, before: null });
  };
  // Places change as often as somebody else's turn comes: seldom enough, and the last one counts.
  const onPlace = (before: number) => write({ share: null, before });
  try {
    return await work({ onProgress, onPlace });
  } finally {
    if (isWritten) await writing.then(() => removeProgress(pool, { progressId, personId })).catch(() => {});
  }
}
