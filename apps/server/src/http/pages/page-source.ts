import { readFile, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findInlineHashes, type InlineHashes } from '../inline-hashes.ts';
import type { PageEntry } from './page-entries.ts';

/** Where the builds of the web pages lie. */
export interface PageFolders {
  readonly web: string;
  readonly respondent: string;
  readonly room: string;
}

export const builtPages: PageFolders = {
  web: fileURLToPath(new URL('../../../../web/dist/', import.meta.url)),
  respondent: fileURLToPath(new URL('../../../../respondent/dist/', import.meta.url)),
  room: fileURLToPath(new URL('../../../../room/dist/', import.meta.url)),
};

const NONCE_PLACEHOLDER = '__CSP_NONCE__';

export interface BuiltPage {
  readonly html: string;
  readonly inline: InlineHashes;
  /** When it was built. */
  readonly changedMs: number;
}

export type RenderPage = (entry: PageEntry, nonce: string) => Promise<BuiltPage | undefined>;

/** The HTML of an entry with the nonce in it; undefined when it has not been built. Read again after a new build. */
export function createPageSource({ web, respondent, room }: PageFolders): RenderPage {
  const paths: Record<PageEntry, string> = {
    site: `${web}/site/site.html`,
    entrance: `${web}/entrance.html`,
    workspace: `${web}/workspace.html`,
    shared: `${web}/reading/shared.html`,
    console: `${web}/console.html`,
    respondent: `${respondent}/index.html`,
    room: `${room}/index.html`,
  };
  const known = new Map<PageEntry, BuiltPage>();
  return async (entry, nonce) => {
    const changedMs = await stat(paths[entry]).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedMs === undefined) return undefined;
    if (known.get(entry)?.changedMs !== changedMs) {
      const html = await readFile(paths[entry], 'utf8');
      known.set(entry, { changedMs, html, inline: findInlineHashes(html) });
    }
    const page = known.get(entry)!;
    return { ...page, html: page.html.replaceAll(NONCE_PLACEHOLDER, nonce) };
  };
}
