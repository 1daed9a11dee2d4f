import { statSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a user who owns nothing here and is in no group could walk to this folder: every folder above lets others through. */
export function isReachableByOthers(path: string): boolean {
  for (let folder = path; ; folder = dirname(folder)) {
    if ((statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
