import { defineConfig, type Plugin } from 'vite';
import { precompress } from '../../tools/build/precompress.ts';
import { withPreact } from '../../tools/build/with-preact.ts';
import { buildDrawing } from './build/build-drawing.ts';
import { firstPageHtml } from './build/first-page-html.ts';

interface Graph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/**
 * Everything that the entry imports statically goes into one script, and what only some surveys need (`rest.ts`) into another: what lazy
 * parts share with them would else be cut into a dozen small ones, each a request before the first question.
 */
function scriptOf(id: string, graph: Graph): string | null {
  if (isImportedBy(id, graph, module => graph.getModuleInfo(module)?.isEntry === true)) return 'answer';
  return isImportedBy(id, graph, module => module.endsWith('/question-types/src/rest.ts')) ? 'rest' : null;
}

function isImportedBy(id: string, graph: Graph, isRoot: (id: string) => boolean, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  return isRoot(id) || (graph.getModuleInfo(id)?.importers ?? []).some(one => isImportedBy(one, graph, isRoot, seen));
}

/** Our pages compile no WebAssembly. The 3D view brings a decoder that would, for compressed models: those show their poster instead. */
const withoutWasm = {
  name: 'without-wasm',
  load: (id: string) =>
    id.includes('meshopt_decoder') ? 'export const MeshoptDecoder = { supported: false };' : undefined,
};

/**
 * Vite's helper around lazy imports fetches their style sheets first. Ours have none (`styles/seldom.ts` adds its own), and without it
 * a phone loads a kilobyte less.
 */
const plainLazyImports: Plugin = {
  name: 'plain-lazy-imports',
  enforce: 'pre',
  apply: 'build',
  load: id => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = load => load();' : undefined),
};

/** The small answering page: React components, bundled with Preact, in one script and one style sheet. */
export default defineConfig({
  plugins: [withoutWasm, plainLazyImports, firstPageHtml(), precompress(), buildDrawing()],
  ...withPreact,
  build: {
    ...withPreact.build,
    // Only the 3D view is larger, and it is fetched when it is met.
    chunkSizeWarningLimit: 1100,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: scriptOf, debugName: 'scripts' }] } } },
  },
  server: { proxy: { '/api': process.env.WENSHU_API ?? 'http://127.0.0.1:3000' } },
});
