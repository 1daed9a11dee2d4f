import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSql } from './read-sql.ts';
import { wings } from './rules.ts';
import { tableOwners, viewOwners } from './table-owners.ts';

const SERVER = 'apps/server/src/';

export interface Owners {
  readonly tables: Readonly<Record<string, string>>;
  readonly views: Readonly<Record<string, string>>;
}

/**
 * What stands against "one table, one owner" below this folder, a line each: SQL outside of repositories, rows without a type, a table that is named by somebody
 * else than its owner, a view that is written, or read in a wing before its owner's. Tests and what helps them ask what they like.
 */
export function findTableViolations(
  baseDir: string,
  owners: Owners = { tables: tableOwners, views: viewOwners },
): string[] {
  const files = globSync(`${SERVER}**/*.ts`, { cwd: baseDir })
    .map(file => file.replaceAll('\\', '/'))
    .filter(file => !file.endsWith('.test.ts') && !file.startsWith(`${SERVER}testing/`))
    .sort();
  return [
    ...findOwnerless(baseDir, owners),
    ...files.flatMap(file => violationsOf(file, readFileSync(join(baseDir, file), 'utf8'), owners)),
  ];
}

function violationsOf(file: string, source: string, { tables, views }: Owners): string[] {
  const { names, hasSql, hasUntypedRows } = readSql(source);
  const found: string[] = [];
  if (hasSql && !file.endsWith('.repository.ts')) found.push(`sql-stands-in-repositories: ${file}`);
  if (hasUntypedRows) found.push(`rows-have-a-type: ${file}`);
  for (const { name, isWritten } of names) {
    const owner = Object.hasOwn(tables, name) ? tables[name]! : undefined;
    if (owner !== undefined && !isOf(file, owner)) found.push(`one-table-one-owner: ${file} → ${name} of ${owner}`);
    const giver = Object.hasOwn(views, name) ? views[name]! : undefined;
    if (giver === undefined) continue;
    if (isWritten) found.push(`views-are-read: ${file} → ${name}`);
    if (placeOf(file) < placeOf(SERVER + giver)) found.push(`views-are-read-later: ${file} → ${name} of ${giver}`);
  }
  return found;
}

function isOf(file: string, owner: string): boolean {
  return file.startsWith(`${SERVER}${owner}/`) || file.startsWith(`${SERVER}${owner}.`);
}

/** Before all wings stands what they share; after them, what puts them together. */
function placeOf(path: string): number {
  const inside = path.startsWith(`${SERVER}features/`) ? path.slice(`${SERVER}features/`.length) : undefined;
  if (inside === undefined) return -1;
  const wing = wings.indexOf(inside.split('/')[0]!);
  return wing === -1 ? wings.length : wing;
}

/** The list of owners and the migrations name the same tables and views. */
function findOwnerless(baseDir: string, { tables, views }: Owners): string[] {
  const made = { table: new Set<string>(), view: new Set<string>() };
  for (const file of globSync('apps/server/migrations/*.sql', { cwd: baseDir }).sort()) {
    const text = readFileSync(join(baseDir, file), 'utf8').replaceAll(/--.*$/gm, '');
    for (const [, verb, kind, name] of text.matchAll(
      /\b(create(?:\s+or\s+replace)?|drop)\s+(table|view)\s+(?:if\s+(?:not\s+)?exists\s+)?([a-z_]\w*)/g,
    ))
      made[kind as 'table' | 'view'][verb === 'drop' ? 'delete' : 'add'](name!);
  }
  const differ = (there: ReadonlySet<string>, owned: Readonly<Record<string, string>>) => [
    ...[...there].filter(name => !Object.hasOwn(owned, name)).map(name => `every-table-has-an-owner: ${name} has none`),
    ...Object.keys(owned)
      .filter(name => !there.has(name))
      .map(name => `every-table-has-an-owner: there is no ${name}`),
  ];
  return [...differ(made.table, tables), ...differ(made.view, views)];
}
