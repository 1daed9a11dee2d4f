import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export function hasApt(): boolean {
  return process.platform === 'linux' && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** As root: the usual way. */
export function installPackages(packages: readonly string[]): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  run('update', '-qq');
  return run('install', '-qq', '--yes', '--no-install-recommends', ...packages);
}

/** As anybody: the same packages and what they need, unpacked into a folder of ours and used from there. */
export function unpackPackages(folder: string, packages: readonly string[]): void {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  const [state, archives] = [join(part, 'state'), join(part, 'archives')];
  for (const path of [join(state, 'lists/partial'), join(archives, 'partial')]) mkdirSync(path, { recursive: true });
  const ownPlaces = [
    `Dir::State=${state}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${part}`,
    'Debug::NoLocking=1',
  ];
  const apt = (...args: string[]) =>
    spawnSync('apt-get', [...ownPlaces.flatMap(option => ['-o', option]), '-qq', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  apt('update');
  apt('install', '--yes', '--download-only', '--no-install-recommends', ...packages);
  const found = readdirSync(archives).filter(name => name.endsWith('.deb'));
  for (const name of found)
    spawnSync('dpkg-deb', ['-x', join(archives, name), join(part, 'root')], { stdio: 'ignore' });
  for (const path of [state, archives]) rmSync(path, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/** What a program of unpacked packages needs to find its libraries. */
export function unpackedLibraries(root: string, ...more: readonly string[]): string {
  const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const folders = [`usr/lib/${triplet}`, `lib/${triplet}`, ...more.map(folder => folder.replace('{triplet}', triplet))];
  return folders.map(folder => join(root, folder)).join(':');
}
