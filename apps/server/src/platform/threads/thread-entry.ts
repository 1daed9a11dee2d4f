import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * What a thread starts from: its source, or the same from the built server where there is one. A thread that loads a few
 * files instead of a thousand is at work in a fifth of the time.
 */
export function threadEntry(source: URL): URL {
  const folder = process.env.SERVER_DIST;
  if (!folder) return source;
  const built = join(folder, basename(source.pathname).replace(/\.ts$/, '.mjs'));
  return existsSync(built) ? pathToFileURL(built) : source;
}
