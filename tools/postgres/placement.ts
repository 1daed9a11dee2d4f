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
import { canUseNamespaces, isRoot, NOBODY, ownerFor, type RunAs } from './run-as.ts';
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
  const inPlace = join(dataDir, 'postgres');
  const runAs = decideRunAs(inPlace, rootWay);
  const isStranger = runAs.way === 'user' && runAs.uid === NOBODY;
  const clusterDir = movedCluster(dataDir) ?? (isStranger ? reachableCluster(dataDir, inPlace) : inPlace);
  const owner = ownerFor(runAs);
  if (owner && existsSync(clusterDir)) giveFolder(clusterDir, owner);
  const socketDir = socketFolderFor(dirname(clusterDir));
  makePrivateFolder(socketDir, owner);
  const binaries = isStranger ? reachableBinaries(findPostgresBinaries()) : findPostgresBinaries();
  return { runAs, binaries, clusterDir, socketDir };
}

function decideRunAs(clusterDir: string, rootWay: RootWay): RunAs {
  if (!isRoot()) return { way: 'self' };
  const found = existsSync(clusterDir) ? statSync(clusterDir) : undefined;
  // Made by an ordinary user, now started as root: stay that user, so that their next start works too.
  if (found && found.uid !== 0 && found.uid !== NOBODY) return { way: 'user', uid: found.uid, gid: found.gid };
  if (rootWay === 'auto' && canUseNamespaces()) return { way: 'namespace' };
  return { way: 'user', uid: NOBODY, gid: NOBODY };
}

const LOCATION_FILE = 'postgres.location';

/** A cluster that had to live elsewhere is found again by the note it left. */
function movedCluster(dataDir: string): string | undefined {
  const note = join(dataDir, LOCATION_FILE);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

function reachableCluster(dataDir: string, inPlace: string): string {
  // In a container the data folder usually is a mounted volume: stay in it whenever that is possible at all.
  if (isReachableByOthers(dirname(dataDir))) {
    chmodSync(dataDir, 0o711);
    return inPlace;
  }
  const home = join('/var/lib/wenshu', createHash('sha256').update(dataDir).digest('hex').slice(0, 12));
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const cluster = join(home, 'postgres');
  if (existsSync(inPlace)) {
    cpSync(inPlace, `${cluster}.part`, { recursive: true, preserveTimestamps: true });
    renameSync(`${cluster}.part`, cluster);
    rmSync(inPlace, { recursive: true });
  }
  writeFileSync(join(dataDir, LOCATION_FILE), `${cluster}\n`);
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
