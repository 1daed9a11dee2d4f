import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { registries } from './register.ts';
import { typeFiles } from './templates.ts';
import { readTypesTable } from './types-table.ts';

const PACKAGE = 'packages/question-types/src';

export type Created =
  | { readonly files: readonly string[] }
  | { readonly problem: 'not-planned' | 'already-there'; readonly hint: string };

/** Writes the folder of a planned type, enters it into every registry, and marks it built in the table. */
export function createQuestionType(root: string, slug: string): Created {
  const planned = readTypesTable(root).get(slug);
  if (!planned) return { problem: 'not-planned', hint: 'Give it a row in docs/types.tsv first; its slug goes here' };
  const folder = join(root, PACKAGE, slug);
  if (existsSync(folder)) return { problem: 'already-there', hint: `See ${PACKAGE}/${slug}` };
  mkdirSync(folder);
  const files = Object.entries(typeFiles(planned)).map(([name, text]) => {
    writeFileSync(join(folder, name), text);
    return `${PACKAGE}/${slug}/${name}`;
  });
  for (const [name, register] of Object.entries(registries)) {
    const path = join(root, PACKAGE, name);
    writeFileSync(path, register(readFileSync(path, 'utf8'), slug));
    files.push(`${PACKAGE}/${name}`);
  }
  const table = join(root, 'docs/types.tsv');
  const lines = readFileSync(table, 'utf8').split('\n');
  const built = lines.map(line => (line.startsWith(`${slug}\t`) ? line.replace(/\tlater$/, '\tbuilt') : line));
  writeFileSync(table, built.join('\n'));
  return { files: [...files, 'docs/types.tsv'] };
}
