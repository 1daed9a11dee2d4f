import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '../repository-root.ts';

interface Rules {
  /** Files of this folder. */
  readonly plugins?: readonly string[];
  /** As they stand in `biome.json`. */
  readonly rules?: Readonly<Record<string, object>>;
}

interface Alone {
  /** The lines of the last file in which something is found: a rule may look at the ones before it. */
  found(...files: readonly { readonly name: string; readonly text: string }[]): readonly number[];
  end(): void;
}

/** A folder of its own in which nothing is asked for but these rules. */
export function lintAlone({ plugins = [], rules = {} }: Rules): Alone {
  const place = mkdtempSync(join(tmpdir(), 'lint-'));
  const config = {
    root: true,
    plugins: plugins.map(plugin => join(import.meta.dirname, plugin)),
    linter: { rules: { preset: 'none', ...rules } },
    formatter: { enabled: false },
  };
  writeFileSync(join(place, 'biome.json'), JSON.stringify(config));
  return {
    found(...files) {
      for (const { name, text } of files) {
        mkdirSync(dirname(join(place, name)), { recursive: true });
        writeFileSync(join(place, name), text);
      }
      return linesFound(place, files.at(-1)!.name);
    },
    end: () => rmSync(place, { recursive: true, force: true }),
  };
}

function linesFound(place: string, name: string): readonly number[] {
  const biome = join(repositoryRoot, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--reporter=json', '--max-diagnostics=none', name];
  let said: string;
  try {
    said = execFileSync(process.execPath, args, { cwd: place, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(said) as {
    diagnostics: { category: string; location: { start: { line: number } } }[];
  };
  // What biome says of its own state has no line in a file.
  return diagnostics
    .filter(({ category }) => category === 'plugin' || category.startsWith('lint/'))
    .map(({ location }) => location.start.line);
}
