// Two languages, side by side: what the compiler cannot see about them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compareTexts } from './check-texts/compare-texts.ts';
import { findStrayChinese } from './check-texts/find-stray-chinese.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

/** What a browser shows comes from packages/texts; the marker words of a question type's import format are data. */
const PAGES = ['apps/web/src/**/*.{ts,tsx}', 'apps/respondent/src/**/*.{ts,tsx}', 'packages/ui/src/**/*.{ts,tsx}'];

await runTool(async () => {
  const faults = [...(await compareAreas()), ...strayWords()];
  for (const fault of faults) console.log(fault);
  return faults.length > 0 ? 1 : 0;
});

async function compareAreas(): Promise<string[]> {
  const faults: string[] = [];
  for (const file of globSync('packages/texts/src/**/*.ts', { cwd: repositoryRoot }).sort()) {
    if (file.endsWith('.test.ts')) continue;
    const exported: Record<string, unknown> = await import(pathToFileURL(join(repositoryRoot, file)).href);
    for (const [name, value] of Object.entries(exported)) {
      if (isBilingual(value)) faults.push(...compareTexts(value.zh, value.en, `${file} ${name}`));
    }
  }
  return faults;
}

function isBilingual(
  value: unknown,
): value is { zh: Parameters<typeof compareTexts>[0]; en: Parameters<typeof compareTexts>[1] } {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}

function strayWords(): string[] {
  const files = globSync(PAGES, { cwd: repositoryRoot }).filter(file => !/\.test\.tsx?$/.test(file));
  return files.flatMap(file =>
    findStrayChinese(readFileSync(join(repositoryRoot, file), 'utf8')).map(
      line => `${file}:${line}: Chinese outside packages/texts`,
    ),
  );
}
