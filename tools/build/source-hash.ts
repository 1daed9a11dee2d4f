import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'test']);
const SKIPPED_FILES = /\.test\.tsx?$/;

/** One number for everything a build reads: names and contents, not times, because a clone or a copy changes those. */
export function sourceHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(path => listFiles(join(root, path))).sort())
    hash.update(`${relative(root, file)}\0${contentHash(file)}\0`);
  return hash.digest('hex');
}

interface Known {
  readonly mtimeMs: number;
  readonly size: number;
  readonly hash: string;
}
const known = new Map<string, Known>();

/** Every application is built of all packages, and a start asks more than once: a file is read again only when it has changed. */
function contentHash(file: string): string {
  const { mtimeMs, size } = statSync(file);
  const before = known.get(file);
  if (before?.mtimeMs === mtimeMs && before.size === size) return before.hash;
  const hash = createHash('sha256').update(readFileSync(file)).digest('base64');
  known.set(file, { mtimeMs, size, hash });
  return hash;
}

function listFiles(path: string): string[] {
  let entries: ReturnType<typeof readFolder>;
  try {
    entries = readFolder(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries.flatMap(entry => {
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : listFiles(join(path, entry.name));
    return entry.isFile() && !SKIPPED_FILES.test(entry.name) ? [join(path, entry.name)] : [];
  });
}

function readFolder(path: string) {
  return readdirSync(path, { withFileTypes: true });
}
