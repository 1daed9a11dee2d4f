import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PageEntry } from './page-entries.ts';

/** Where the builds of the web pages lie. */
export interface PageFolders {
  readonly web: string;
  readonly respondent: string;
}

export const builtPages: PageFolders = {
  web: fileURLToPath(new URL('../../../web/dist/', import.meta.url)),
  respondent: fileURLToPath(new URL('../../../respondent/dist/', import.meta.url)),
};

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export type RenderPage = (entry: PageEntry, nonce: string) => Promise<string | undefined>;

/** The HTML of an entry with the nonce in it; undefined when it has not been built. Read again after a new build. */
export function createPageSource({ web, respondent }: PageFolders): RenderPage {
  const paths: Record<PageEntry, string> = {
    site: `${web}/site.html`,
    workspace: `${web}/workspace.html`,
    respondent: `${respondent}/index.html`,
  };
  const known = new Map<PageEntry, { readonly changedMs: number; readonly html: string }>();
  return async (entry, nonce) => {
    const changedMs = await stat(paths[entry]).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedMs === undefined) return undefined;
    if (known.get(entry)?.changedMs !== changedMs) {
      known.set(entry, { changedMs, html: await readFile(paths[entry], 'utf8') });
    }
    return known.get(entry)?.html.replaceAll(NONCE_PLACEHOLDER, nonce);
  };
}
