import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyrightLines } from './copyright-lines.ts';

export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** As an SPDX expression. */
  readonly licence: string;
  readonly copyright: readonly string[];
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly link?: boolean;
}

/** Where a package says it in words instead of by a name: who has read them writes the name here. */
const readByHand: Readonly<Record<string, string>> = { 'lib-r-math.js': 'MIT', 'png-js': 'MIT' };

/**
 * What an installation runs or sends to browsers: everything in the lock that is not for development alone. From the lock and not
 * from the disk, because packages for other systems are not on it.
 */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, LockEntry>>;
  };
  const shipped = new Map<string, ShippedPackage>();
  for (const [path, entry] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || entry.link || entry.dev) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = entry.version ?? '';
    const licence = readByHand[name] ?? entry.license ?? 'none';
    // An optional one may be missing here and present elsewhere: the same page has to come out on every machine.
    const copyright = entry.optional ? [] : copyrightOf(join(root, path));
    shipped.set(`${name}@${version}`, { name, version, licence, copyright });
  }
  const key = ({ name, version }: ShippedPackage) => `${name}@${version}`;
  return [...shipped.values()].sort((left, right) => (key(left) < key(right) ? -1 : 1));
}

function copyrightOf(folder: string): readonly string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is not installed`);
  // Files alone: a folder `licenses` holds those of what a package took over, and is named by its own file.
  const files = readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile() && /^(licen[cs]e|notice|copying)/i.test(entry.name))
    .map(({ name }) => name)
    .filter(name => !/\.(js|ts)$/.test(name));
  const lines = files.sort().flatMap(name => copyrightLines(readFileSync(join(folder, name), 'utf8')));
  if (lines.length > 0) return [...new Set(lines)];
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { author?: unknown };
  const named = typeof author === 'string' ? author : (author as { name?: string } | undefined)?.name;
  return named ? [named.replace(/\s*[<(].*$/, '')] : [];
}
