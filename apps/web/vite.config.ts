import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress } from '../../tools/build/precompress.ts';
import { buildShared } from './build/build-shared.ts';
import { markBuild } from './build/mark-build.ts';
import { servePages } from './build/serve-pages.ts';

const api = process.env.WENSHU_API ?? 'http://127.0.0.1:3000';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Our packages do nothing on import but define things: a page that uses one call must not carry all of them.
// Style sheets do, and so does the one file that imports the base style.
const treeshake = { moduleSideEffects: [{ test: /\/packages\/(?!ui\/src\/index\.ts|.*\.css)/, sideEffects: false }] };

/** The public site and the workspace, as two pages with their own scripts, and the page of shares. The answering page is another application. */
export default defineConfig({
  root: here('.'),
  appType: 'mpa',
  plugins: [react(), servePages(), markBuild(), precompress(), buildShared(treeshake)],
  server: { port: 5173, proxy: { '/api': api, '^/(s|p|c)/': api, '^/(demo|preview-frame)$': api } },
  build: {
    target: 'es2023',
    outDir: here('dist'),
    emptyOutDir: true,
    // A small picture inside a script would be loaded with it; as a file it is cached on its own.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: { site: here('site.html'), workspace: here('workspace.html') },
      treeshake,
    },
  },
});
