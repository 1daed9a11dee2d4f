import { fileURLToPath, pathToFileURL } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The server in few files: its own thousand and those of libraries that come in hundreds. A process or a thread starts in a
 * fraction of the time. Everything else, and what is native, stays where it is installed.
 */
export default defineConfig({
  plugins: [addressesOfSources()],
  ssr: {
    noExternal: [/^@wenshu\//, /^(echarts|zrender|kysely|lib-r-math\.js|@mangos\/debug|@stdlib|zod|hucre)(\/|$)/],
  },
  build: {
    ssr: true,
    minify: false,
    target: 'node24',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: {
      // A thread is found by the name of its source (`thread-entry.ts`).
      input: {
        main: here('main.ts'),
        worker: here('src/platform/file-worker/worker.ts'),
        'export-worker': here('src/features/findings/exports/export-worker.ts'),
        'rendering-worker': here('src/features/findings/rendering/rendering-worker.ts'),
        'still-thread': here('src/features/findings/rendering/stills/still-thread.ts'),
        'word-thread': here('src/features/design/questionnaire-design/word/word-thread.ts'),
        'paper-thread': here('src/features/talks/papers/paper-thread.ts'),
        'design-thread': here('src/features/design/solutions/design-thread.ts'),
        'kind-thread': here('src/features/findings/analyses/kind-thread.ts'),
        'answers-thread': here('src/features/findings/coding/reading/answers-thread.ts'),
        'columns-worker': here('src/features/findings/data-set/columns-worker.ts'),
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});

/** Files that a module finds beside itself (migrations, templates, pages) lie beside its source, wherever it was bundled to. */
function addressesOfSources(): Plugin {
  const root = pathToFileURL(here('./')).href;
  return {
    name: 'addresses-of-sources',
    enforce: 'pre',
    transform(code, id) {
      const source = pathToFileURL(id).href;
      if (!source.startsWith(root) || !code.includes('import.meta.url')) return;
      // From `dist/`: the repository may be moved as a whole.
      const address = `new URL('../${source.slice(root.length)}', import.meta.url).href`;
      return code.replaceAll('import.meta.url', address);
    },
  };
}
