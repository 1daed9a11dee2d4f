import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'test']);
const SKIPPED_FILES = /\.test\.tsx?$/;

/** One number for everything a build reads: names and contents, not times, because a clone or a copy changes those. */
export function sourceHash(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(path => listFiles(join(root, path))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
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
