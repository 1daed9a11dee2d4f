import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import { Problem } from '../problem.ts';

/** The data folder, made on first use; its true path, so that one folder under two names has one lock. */
export function openDataFolder(path: string): string {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
    return realpathSync(path);
  } catch (error) {
    throw new Problem('folder-not-writable', { path, reason: (error as NodeJS.ErrnoException).code ?? String(error) });
  }
}
