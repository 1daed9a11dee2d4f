import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { entryOfPath } from '../src/app/routes/entry-of-path.ts';

const pages = {
  site: '/site.html',
  workspace: '/workspace.html',
  shared: '/shared.html',
  answering: '/site.html',
} as const;

/** In development and preview: every address of the product is one of the pages, as on the server. */
export function servePages(): Plugin {
  const serve: Connect.NextHandleFunction = (request, _, next) => {
    if (isNavigation(request)) {
      const path = new URL(request.url ?? '/', 'http://local').pathname;
      request.url = pages[entryOfPath(path)];
    }
    next();
  };
  return {
    name: 'serve-pages',
    configureServer: server => void server.middlewares.use(serve),
    configurePreviewServer: server => void server.middlewares.use(serve),
  };
}

function isNavigation({ method, url = '', headers }: IncomingMessage): boolean {
  const isAsset = /\.\w+($|\?)/.test(url) || url.startsWith('/@') || url.startsWith('/api/');
  // The update check asks for the root page without saying that it wants HTML.
  return method === 'GET' && !isAsset && (url === '/' || (headers.accept ?? '').includes('text/html'));
}
