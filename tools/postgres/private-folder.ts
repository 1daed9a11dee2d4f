import { chmodSync, chownSync, lchownSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';

interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** A folder that only its owner may enter. An existing one is checked: below /tmp somebody else may have laid it out for us. */
export function makePrivateFolder(path: string, owner?: Owner): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const found = lstatSync(path);
  const self = process.getuid?.() ?? found.uid;
  const isOurs = found.uid === self || found.uid === owner?.uid;
  if (!found.isDirectory() || !isOurs) throw new Problem('folder-not-ours', { path, uid: found.uid });
  if ((found.mode & 0o077) !== 0) chmodSync(path, 0o700);
  if (owner && (found.uid !== owner.uid || found.gid !== owner.gid)) chownSync(path, owner.uid, owner.gid);
}

/** Hands a whole folder over. Does nothing when its top already belongs to the right one: a big database has many files. */
export function giveFolder(path: string, owner: Owner): void {
  if (lstatSync(path).uid === owner.uid) return;
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    lchownSync(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
  // The top goes last: a hand-over that was cut short is then taken up again.
  lchownSync(path, owner.uid, owner.gid);
}
