import type { Database } from '../../../platform/database/database.ts';
import { removeProgress, type ToldProgress, writeProgress } from './run-progress.repository.ts';

const EVERY_MS = 500;

/** Writes down how far something is while it runs, for whoever looks; nothing where nobody wants to know. */
export async function tellingProgress<Done>(
  { pool }: Database,
  told: Pick<ToldProgress, 'personId'> & { readonly progressId: string | undefined },
  work: (onProgress?: (share: number) => void) => Promise<Done>,
): Promise<Done> {
  const { progressId, personId } = told;
  if (progressId === undefined) return work();
  let last = Number.NEGATIVE_INFINITY;
  let writing: Promise<unknown> = Promise.resolve();
  let isWritten = false;
  const onProgress = (share: number) => {
    if (performance.now() - last < EVERY_MS) return;
    last = performance.now();
    isWritten = true;
    // Nobody's analysis fails because its progress could not be told.
    writing = writing.then(() => writeProgress(pool, { progressId, personId, share })).catch(() => {});
  };
  try {
    return await work(onProgress);
  } finally {
    if (isWritten) await writing.then(() => removeProgress(pool, { progressId, personId })).catch(() => {});
  }
}
