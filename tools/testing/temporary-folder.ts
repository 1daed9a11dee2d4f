import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivateFolder } from '../postgres/private-folder.ts';
import { socketFolderFor } from '../postgres/socket-folder.ts';
import { isSameProcess, processIdentity } from '../process/process-identity.ts';
import { endProcessesBelow } from './processes-below.ts';

interface TemporaryFolder {
  readonly path: string;
  remove(): void;
}

const PREFIX = 'wenshu-test-';
/** Says whose a folder is. A copy of it is another's. */
export const OWNER_FILE = 'owner';

/** A folder that is gone after the run, and after the next run when this one was killed. */
export function makeTemporaryFolder(name: string): TemporaryFolder {
  sweepLeftFolders();
  const path = mkdtempSync(join(tmpdir(), `${PREFIX}${name}-`));
  writeFileSync(join(path, OWNER_FILE), JSON.stringify({ pid: process.pid, identity: processIdentity(process.pid) }));
  return { path, remove: () => removeFolder(path) };
}

/** For what listens in a temporary folder. Somewhere else when that lies too deep for the path of a socket, and gone with it all the same. */
export function makeSocketFolder({ path }: TemporaryFolder): string {
  const sockets = socketFolderFor(path);
  makePrivateFolder(sockets);
  return sockets;
}

/** Whoever is killed leaves sockets also where they do not lie below the folder: PostgreSQL's too. */
export function removeFolder(path: string): void {
  for (const folder of [socketFolderFor(path), path]) rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function sweepLeftFolders(): void {
  mkdirSync(tmpdir(), { recursive: true });
  for (const name of readdirSync(tmpdir()).filter(entry => entry.startsWith(PREFIX))) {
    const path = join(tmpdir(), name);
    try {
      const { pid, identity } = JSON.parse(readFileSync(join(path, OWNER_FILE), 'utf8'));
      if (isSameProcess(pid, identity)) continue;
      endProcessesBelow(path);
      removeFolder(path);
    } catch {
      // Another user's, or being made right now.
    }
  }
}
