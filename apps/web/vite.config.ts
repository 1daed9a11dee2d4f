import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { sitePages } from '@wenshu/api-contract/page-addresses';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/build/precompress.ts';
import { buildShared } from './build/build-shared.ts';
import { buildSite } from './build/build-site.ts';
import { markBuild } from './build/mark-build.ts';
import { servePages } from './build/serve-pages.ts';
import { treeshake } from './build/treeshake.ts';

const api = process.env.WENSHU_API ?? 'http://127.0.0.1:3000';
/** What the server draws is asked of it. */
const sitePattern = `^/(|site/.*|news/.*|sitemap.xml|robots.txt|${sitePages.map(path => path.slice(1)).join('|')})([?].*)?$`;
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The entrance and the workspace, as two pages with their own scripts; the page of shares and the public site, each built for itself. The answering page is another application. */
export default defineConfig({
  root: here('.'),
  appType: 'mpa',
  plugins: [react(), servePages(), markBuild(), precompress(), buildShared(treeshake), buildSite(treeshake)],
  server: { port: 5173, proxy: { '/api': api, '^/(s|p|c)/': api, '^/(demo|preview-frame)$': api, [sitePattern]: api } },
  build: {
    target: 'es2023',
    outDir: here('dist'),
    emptyOutDir: true,
    // A small picture inside a script would be loaded with it; as a file it is cached on its own.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { entrance: here('entrance.html'), workspace: here('workspace.html'), console: here('console.html') },
      treeshake,
    },
  },
});
