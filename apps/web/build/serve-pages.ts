import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { entryOfPath } from '../src/app/routes/entry-of-path.ts';

/** In development and preview: every address of the product is one of the two pages, as on the server. */
export function servePages(): Plugin {
  const serve: Connect.NextHandleFunction = (request, _, next) => {
    if (isNavigation(request)) {
      const path = new URL(request.url ?? '/', 'http://local').pathname;
      request.url = entryOfPath(path) === 'workspace' ? '/workspace.html' : '/site.html';
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
