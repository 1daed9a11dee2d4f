import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORTED = /(?:\bfrom\s*|\bimport\s*\(?\s*|\bnew URL\(\s*)['"]([^'"]+)['"]/g;
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isJourney = (path: string) => path.endsWith('.journey.ts');

/** Who imports whom among these files, threads that are started by their address included. */
export class ImportGraph {
  readonly #importers = new Map<string, Set<string>>();
  readonly #root: string;
  readonly #exports = new Map<string, ReadonlyMap<string, string>>();

  constructor(root: string, files: readonly string[]) {
    this.#root = root;
    const known = new Set(files);
    for (const file of files) {
      if (!/\.tsx?$/.test(file) || !existsSync(join(root, file))) continue;
      for (const [, name] of readFileSync(join(root, file), 'utf8').matchAll(IMPORTED)) {
        const target = this.#resolve(file, name!);
        if (target === undefined || !known.has(target)) continue;
        this.#importers.set(target, (this.#importers.get(target) ?? new Set()).add(file));
      }
    }
  }

  /**
   * Tests that reach a file, nearest first: those that import it or stand in its folder, then by how far their folder is, then by how many
   * imports lie between.
   */
  testsOf(file: string): readonly string[] {
    const distances = this.#distancesFrom(file);
    const isFar = (test: string) => distances.get(test)! > 1 && foldersBetween(file, test) > 0;
    return [...distances.keys()]
      .filter(isTest)
      .sort(
        (a, b) =>
          Number(isFar(a)) - Number(isFar(b)) ||
          foldersBetween(file, a) - foldersBetween(file, b) ||
          distances.get(a)! - distances.get(b)! ||
          a.localeCompare(b),
      );
  }

  /** Journeys that reach a file. */
  journeysOf(file: string): readonly string[] {
    return [...this.#distancesFrom(file).keys()].filter(isJourney).sort();
  }

  /** Everything that leads to a file, itself included, by how many imports lie between. */
  #distancesFrom(file: string): ReadonlyMap<string, number> {
    const distances = new Map([[file, 0]]);
    const queue = [file];
    for (const one of queue)
      for (const importer of this.#importers.get(one) ?? [])
        if (!distances.has(importer)) {
          distances.set(importer, distances.get(one)! + 1);
          // What a test imports of another test is of no interest.
          if (!isTest(importer)) queue.push(importer);
        }
    return distances;
  }

  #resolve(from: string, name: string): string | undefined {
    if (name.startsWith('.')) return normalize(join(dirname(from), name));
    const [, folder, rest = ''] = /^@wenshu\/([^/]+)(?:\/(.+))?$/.exec(name) ?? [];
    return folder === undefined ? undefined : this.#exportsOf(folder).get(rest === '' ? '.' : `./${rest}`);
  }

  #exportsOf(folder: string): ReadonlyMap<string, string> {
    const known = this.#exports.get(folder) ?? readExports(this.#root, `packages/${folder}`);
    this.#exports.set(folder, known);
    return known;
  }
}

/** What stands behind each name of a package. */
function readExports(root: string, folder: string): ReadonlyMap<string, string> {
  const path = join(root, folder, 'package.json');
  if (!existsSync(path)) return new Map();
  const { exports = {} } = JSON.parse(readFileSync(path, 'utf8')) as { exports?: Record<string, unknown> };
  return new Map(
    Object.entries(exports).flatMap(([name, target]) =>
      typeof target === 'string' ? [[name, normalize(join(folder, target))] as const] : [],
    ),
  );
}

/** Steps up from the one and down to the other. */
function foldersBetween(a: string, b: string): number {
  const [left, right] = [dirname(a).split('/'), dirname(b).split('/')];
  let shared = 0;
  while (shared < left.length && left[shared] === right[shared]) shared += 1;
  return left.length + right.length - 2 * shared;
}
