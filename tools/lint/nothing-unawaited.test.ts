import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../repository-root.ts';
import { lintAlone } from './lint-alone.ts';

const config = JSON.parse(readFileSync(join(repositoryRoot, 'biome.json'), 'utf8')) as {
  plugins: string[];
  linter: { rules: { nursery: object } };
};
const plugin = 'await-what-is-sent.grit';
const alone = lintAlone({ plugins: [plugin], rules: { nursery: config.linter.rules.nursery } });
afterAll(() => alone.end());

const told = {
  name: 'tell.ts',
  text: 'export async function tell(words: string): Promise<void> {\n  console.log(words);\n}\n',
};
/** The lines found in a function of these lines, the first of which is line 2. */
const foundIn = (...lines: readonly string[]) =>
  alone.found(told, {
    name: 'end.ts',
    text: `import { tell } from './tell.ts';\nexport async function end(db, client, all) {\n${lines.join('\n')}\n}\n`,
  });

describe('nothing that is sent is left alone', () => {
  it('holds for the whole repository', () => {
    expect(config.plugins).toContain(`./tools/lint/${plugin}`);
    expect(config.linter.rules.nursery).toEqual({ noFloatingPromises: 'error' });
  });

  it.each([
    ['news of a survey that ends, told by another file', "tell('ended');"],
    ['the same behind a condition', "if (all.length > 3) tell('ended');"],
    ['a statement of SQL', "db.query('delete from attempt');"],
    ['a statement of SQL where another was meant to be', "if (all) await tell('x'); else db.query('select 1');"],
    ['a call', 'client.call(all, { scrollId: 1 });'],
  ])('finds %s', (_, line) => {
    expect(foundIn('  const before = 1;', line)).toEqual([4]);
  });

  it.each([
    ['what is awaited', "await tell('ended');", "await db.query('select 1');"],
    ['what is given back', "return db.query('select 1');"],
    ['what is awaited together', "await Promise.all([tell('a'), db.query('select 1')]);"],
    ['what is handed to the end of its transaction', "withCommit(tell('a'), db.query('select 1'));"],
    ['what is left alone on purpose', "void tell('a');", "void db.query('select 1');"],
  ])('leaves alone %s', (_, ...lines) => {
    expect(foundIn(...lines)).toEqual([]);
  });
});
