import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** PostgreSQL refuses to run as root, and to be made by a user without a name; these are the ways to be somebody else. */
export type RunAs =
  | { readonly way: 'self' }
  // Inside its own user namespace it believes to be nobody; outside it still is us, so data can stay in a 0700 folder.
  | { readonly way: 'namespace' }
  | { readonly way: 'user'; readonly uid: number; readonly gid: number };

export const NOBODY = 65534;

const UNSHARE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Containers are often started with a number that /etc/passwd does not know. */
export function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** Asked by trying: containers, sysctls and security modules each have their own way to forbid namespaces. */
export function canUseNamespaces(): boolean {
  if (process.platform !== 'linux') return false;
  return spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0;
}

interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly identity: { uid?: number; gid?: number };
}

export function commandAs(runAs: RunAs, command: string, args: readonly string[]): Command {
  if (runAs.way === 'self') return { command, args, identity: {} };
  if (runAs.way === 'user') return { command, args, identity: { uid: runAs.uid, gid: runAs.gid } };
  return { command: 'unshare', args: [...UNSHARE, command, ...args], identity: {} };
}

/** Who owns the files that PostgreSQL makes, seen from outside. Undefined: we do, nothing needs changing. */
export function ownerFor(runAs: RunAs): { uid: number; gid: number } | undefined {
  if (runAs.way === 'user') return { uid: runAs.uid, gid: runAs.gid };
  if (runAs.way === 'self' || !process.getuid || !process.getgid) return undefined;
  return { uid: process.getuid(), gid: process.getgid() };
}
