import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteProgram } from '@wenshu/api-contract';
import { type BuiltPage, createPageSource, type PageFolders } from '../../../http/pages/page-source.ts';

/** The page around what is drawn, and what draws: of one build. */
export interface BuiltSite {
  readonly page: BuiltPage;
  readonly program: SiteProgram;
}

/** As it lies beside the other built pages; read again after a new build, undefined where there is none. */
export function createSiteSource(folders: PageFolders): () => Promise<BuiltSite | undefined> {
  const renderPage = createPageSource(folders);
  const path = join(folders.web, 'site-drawing/site-program.mjs');
  let known: { readonly changedMs: number; readonly program: SiteProgram } | undefined;
  return async () => {
    const page = await renderPage('site', '');
    if (!page || !existsSync(path)) return undefined;
    if (known?.changedMs !== page.changedMs) {
      const address = `${pathToFileURL(path).href}?${page.changedMs}`;
      const { siteProgram } = (await import(/* @vite-ignore */ address)) as { siteProgram: SiteProgram };
      known = { changedMs: page.changedMs, program: siteProgram };
    }
    return { page, program: known.program };
  };
}
