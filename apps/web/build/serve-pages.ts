import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { entryOfPath } from '../src/app/routes/entry-of-path.ts';

const pages = {
  site: undefined,
  entrance: '/entrance.html',
  workspace: '/workspace.html',
  shared: '/shared.html',
  answering: undefined,
  console: '/console.html',
} as const;

/** In development and preview: every address of the product is one of the pages, as on the server. Those that the server itself draws are asked of it. */
export function servePages(): Plugin {
  const serve: Connect.NextHandleFunction = (request, _, next) => {
    if (isNavigation(request)) {
      const path = new URL(request.url ?? '/', 'http://local').pathname;
      request.url = pages[entryOfPath(path)] ?? request.url;
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
