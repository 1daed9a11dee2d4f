import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { binariesIn, findPostgresBinaries, type PostgresBinaries } from './binaries.ts';
import { giveFolder, makePrivateFolder } from './private-folder.ts';
import { isReachableByOthers } from './reachable.ts';
import { canUseNamespaces, hasName, isRoot, NOBODY, ownerFor, type RunAs } from './run-as.ts';
import { socketFolderFor } from './socket-folder.ts';

/** Where the database's files, its socket and its programs are, and as whom it runs. */
export interface Placement {
  readonly runAs: RunAs;
  readonly binaries: PostgresBinaries;
  readonly clusterDir: string;
  readonly socketDir: string;
}

/** How root becomes somebody else; `auto` everywhere but in tests. */
export type RootWay = 'auto' | 'user';

export function decidePlacement(dataDir: string, rootWay: RootWay = 'auto'): Placement {
  const found = findCluster(dataDir);
  const runAs = decideRunAs(found, rootWay);
  const isStranger = runAs.way === 'user' && runAs.uid === NOBODY;
  const clusterDir = isStranger ? reachableCluster(dataDir, found) : found;
  const owner = ownerFor(runAs);
  if (owner && existsSync(clusterDir)) giveFolder(clusterDir, owner);
  const socketDir = socketFolderFor(dirname(clusterDir));
  makePrivateFolder(socketDir, owner);
  // Whoever it becomes may not be allowed to enter the folder that the programs were installed in.
  const binaries = runAs.way === 'user' ? reachableBinaries(findPostgresBinaries()) : findPostgresBinaries();
  return { runAs, binaries, clusterDir, socketDir };
}

function decideRunAs(clusterDir: string, rootWay: RootWay): RunAs {
  if (!isRoot()) return hasName() || !canUseNamespaces() ? { way: 'self' } : { way: 'namespace' };
  const found = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  // Made by an ordinary user, now started as root: stay that user, so that their next start works too.
  if (found && found.uid !== 0 && found.uid !== NOBODY) return { way: 'user', uid: found.uid, gid: found.gid };
  if (rootWay === 'auto' && canUseNamespaces()) return { way: 'namespace' };
  return { way: 'user', uid: NOBODY, gid: NOBODY };
}

const LOCATION_FILE = 'postgres.location';

/** Where the cluster is, or will be if nothing speaks against it. One that had to live elsewhere left a note. */
export function findCluster(dataDir: string): string {
  const note = join(dataDir, LOCATION_FILE);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : join(dataDir, 'postgres');
}

function reachableCluster(dataDir: string, found: string): string {
  if (dirname(found) !== dataDir) return found;
  // In a container the data folder usually is a mounted volume: stay in it whenever that is possible at all.
  if (isReachableByOthers(dirname(dataDir))) {
    chmodSync(dataDir, 0o711);
    return found;
  }
  const home = join('/var/lib/wenshu', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const cluster = join(home, 'postgres');
  if (existsSync(found)) {
    cpSync(found, `${cluster}.part`, { recursive: true, preserveTimestamps: true });
    // PostgreSQL refuses a folder that others may read, and a copy is made with the usual rights.
    chmodSync(`${cluster}.part`, 0o700);
    renameSync(`${cluster}.part`, cluster);
  }
  writeFileSync(join(dataDir, LOCATION_FILE), `${cluster}\n`);
  rmSync(found, { recursive: true, force: true });
  return cluster;
}

function reachableBinaries(binaries: PostgresBinaries): PostgresBinaries {
  if (isReachableByOthers(binaries.nativeDir)) return binaries;
  const version = createHash('sha256').update(`${binaries.nativeDir}:${statSync(binaries.postgres).mtimeMs}`);
  const copy = join(tmpdir(), `wenshu-postgres-${version.digest('hex').slice(0, 12)}`);
  if (!existsSync(copy)) {
    const part = `${copy}.${process.pid}.part`;
    cpSync(binaries.nativeDir, part, { recursive: true, verbatimSymlinks: true });
    chmodSync(part, 0o755);
    renameSync(part, copy);
  }
  return binariesIn(copy);
}
