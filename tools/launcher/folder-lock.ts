import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../problem.ts';
import { isSameProcess, processIdentity } from '../process/process-identity.ts';

/** Who works on a data folder, and how to reach it. Readable by its owner only: it holds the database's address. */
export interface Holder {
  readonly pid: number;
  readonly identity: string;
  readonly address?: string;
  readonly databaseUrl?: string;
}

export interface FolderLock {
  /** Tells others more about the holder. */
  describe(more: Pick<Holder, 'address' | 'databaseUrl'>): void;
  release(): void;
}

/** One launcher per data folder. The lock names a living process, so a killed one holds nothing. */
export function takeFolderLock(dataDir: string): FolderLock {
  const path = lockPath(dataDir);
  let content: Holder = { pid: process.pid, identity: processIdentity(process.pid) ?? '' };
  const part = `${path}.${process.pid}`;
  write(part, content);
  try {
    while (!tryLink(part, path)) removeIfStale(path, dataDir);
  } finally {
    rmSync(part, { force: true });
  }
  return {
    describe(more) {
      content = { ...content, ...more };
      write(part, content);
      renameSync(part, path);
    },
    release: () => rmSync(path, { force: true }),
  };
}

/** The process that works on this folder right now, if one does. */
export function findHolder(dataDir: string): Holder | undefined {
  const holder = readHolder(lockPath(dataDir));
  return holder && isSameProcess(holder.pid, holder.identity) ? holder : undefined;
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'wenshu.lock');
}

function write(path: string, holder: Holder): void {
  writeFileSync(path, JSON.stringify(holder), { mode: 0o600 });
}

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** A link appears whole or not at all: nobody reads half a lock. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function removeIfStale(path: string, dataDir: string): void {
  const holder = findHolder(dataDir);
  if (holder) throw new Problem('already-running', { dataDir, pid: holder.pid, address: holder.address ?? '…' });
  // Moved aside before it is removed: of two starters that both saw the stale lock, the slower one could otherwise
  // remove the lock that the quicker one has just made.
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  if (moved && isSameProcess(moved.pid, moved.identity)) tryLink(aside, path);
  rmSync(aside, { force: true });
}
