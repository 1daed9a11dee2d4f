import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { repositoryRoot } from '../repository-root.ts';

interface ExportedPart {
  /** What of the file is exported: `*`, or names in braces. */
  readonly what: string;
  readonly file: string;
}

/** What some exports weigh on a phone, bundled and minified as the pages are. Gzipped bytes. */
export async function scriptWeightBytes(parts: readonly ExportedPart[]): Promise<number> {
  const entry = 'virtual:entry';
  const source = parts
    .map(({ what, file }) => `export ${what} from ${JSON.stringify(join(repositoryRoot, file))};`)
    .join('\n');
  const built = await build({
    configFile: false,
    root: repositoryRoot,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: id => (id === entry ? `\0${entry}` : undefined),
        load: id => (id === `\0${entry}` ? source : undefined),
      },
    ],
    build: { write: false, modulePreload: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap(one => ('output' in one ? one.output : []));
  return outputs.reduce((sum, chunk) => sum + gzipSync(chunk.type === 'chunk' ? chunk.code : chunk.source).length, 0);
}
