import type { PageLoader } from './route-row.ts';

const CHUNK_TIMEOUT_MS = 120_000;

/** A script that hangs is a failure the person can act on, after two minutes at the latest (P9.3). */
export function loadPage(load: PageLoader, timeoutMs = CHUNK_TIMEOUT_MS): PageLoader {
  return () => {
    let timer: ReturnType<typeof setTimeout>;
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('page not loaded in time')), timeoutMs);
    });
    return Promise.race([load(), tooLate]).finally(() => clearTimeout(timer));
  };
}
