import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { register, registryNames } from './register.ts';
import { typeFiles } from './templates.ts';
import { type PlannedType, readTypesTable } from './types-table.ts';

const PACKAGE = 'packages/question-types/src';

export type Created =
  | { readonly files: readonly string[] }
  | { readonly problem: 'not-a-name' | 'already-there'; readonly hint: string };

/** Writes the folder of a type and its line in each of the four registries. What docs/types.tsv says of it is taken from there. */
export function createQuestionType(root: string, slug: string): Created {
  // It becomes the key of objects: no name may mean what every object has.
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug in {})
    return { problem: 'not-a-name', hint: 'Small letters and digits, words joined by hyphens: wind-rose' };
  const folder = join(root, PACKAGE, slug);
  if (existsSync(folder)) return { problem: 'already-there', hint: `See ${PACKAGE}/${slug}` };
  const planned = readTypesTable(root).get(slug) ?? ownType(slug, freeCode(root));
  mkdirSync(folder);
  const made = Object.entries(typeFiles(planned)).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return `${PACKAGE}/${slug}/${name}`;
  });
  const touched = registryNames.map(name => {
    const path = `${PACKAGE}/_registry/${name}`;
    writeFileSync(join(root, path), register(name, readFileSync(join(root, path), 'utf8'), slug));
    return path;
  });
  return { files: [...made, ...touched] };
}

/** A type that the specification does not know: it begins with as little as a type can have. */
function ownType(slug: string, code: number): PlannedType {
  return {
    slug,
    code: String(code),
    reference: 'none',
    options: '0',
    rows: '0',
    quota: 'no',
    scorable: 'no',
    marker_zh: '-',
    marker_en: '-',
    summary: 'texts',
    chart: 'word-cloud',
  };
}

/** Codes up to 100 are the specification's; ours follow the last one that is taken. */
function freeCode(root: string): number {
  const definitions = globSync(`${PACKAGE}/*/definition.ts`, { cwd: root });
  const codes = definitions.map(path => Number(/code: (\d+)/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? 0));
  return Math.max(100, ...codes) + 1;
}
