import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BROWSER_FLAGS, type Browser } from './browser.ts';

// The second one has the Chinese letters; without it every page would be boxes.
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

export function hasApt(): boolean {
  return process.platform === 'linux' && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;
}

/** As root: the usual way. */
export function installPackages(): boolean {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { env: environment, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  run('update', '-qq');
  return run('install', '-qq', '--yes', '--no-install-recommends', ...PACKAGES);
}

/** As anybody: the same packages and what they need, unpacked into a folder of ours and used from there. */
export function unpackPackages(folder: string): void {
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
  apt('install', '--yes', '--download-only', '--no-install-recommends', ...PACKAGES);
  const found = readdirSync(archives).filter(name => name.endsWith('.deb'));
  for (const name of found)
    spawnSync('dpkg-deb', ['-x', join(archives, name), join(part, 'root')], { stdio: 'ignore' });
  for (const path of [state, archives]) rmSync(path, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

export function unpackedBrowser(folder: string): Browser | undefined {
  const root = join(folder, 'root');
  const executablePath = join(root, 'usr/lib/chromium/chromium');
  if (!existsSync(executablePath)) return undefined;
  const triplet = process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
  const libraries = [`usr/lib/${triplet}`, `lib/${triplet}`, 'usr/lib/chromium', `usr/lib/${triplet}/pulseaudio`];
  const hasOwnFontSettings = existsSync(join(root, 'etc/fonts/fonts.conf')) && !existsSync('/etc/fonts/fonts.conf');
  return {
    executablePath,
    args: BROWSER_FLAGS,
    env: {
      LD_LIBRARY_PATH: libraries.map(path => join(root, path)).join(':'),
      // Fonts are looked for in `fonts` below this folder, besides the machine's own.
      XDG_DATA_HOME: join(root, 'usr/share'),
      ...(hasOwnFontSettings ? { FONTCONFIG_PATH: join(root, 'etc/fonts') } : {}),
    },
  };
}
