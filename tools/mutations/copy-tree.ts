import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const OWN = '@wenshu';

/**
 * A copy of the tree as it stands, in which programs may be broken while somebody works on the tree itself. Packages of others are the
 * tree's own; ours are the copy's, else its tests would read what was never broken.
 */
export function copyTree(root: string, files: readonly string[]): { readonly path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'wenshu-mutations-'));
  for (const file of files) {
    if (!existsSync(join(root, file))) continue;
    mkdirSync(dirname(join(path, file)), { recursive: true });
    copyFileSync(join(root, file), join(path, file));
  }
  const modules = join(root, 'node_modules');
  mkdirSync(join(path, 'node_modules', OWN), { recursive: true });
  for (const name of readdirSync(modules))
    if (name !== OWN && !['.cache', '.vite', '.vite-temp', '.vitest'].includes(name))
      symlinkSync(join(modules, name), join(path, 'node_modules', name));
  // They point from their folder to the package beside it, so the same words lead to the copy's.
  for (const name of readdirSync(join(modules, OWN)))
    symlinkSync(readlinkSync(join(modules, OWN, name)), join(path, 'node_modules', OWN, name));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
