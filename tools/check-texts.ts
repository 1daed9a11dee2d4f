// Two languages, side by side: what the compiler cannot see about them.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareAreas } from './check-texts/compare-areas.ts';
import { findStrayChinese } from './check-texts/find-stray-chinese.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';

/** What a browser shows comes from packages/texts and from the files of words in the folder of a question type; the marker words of a question type's import format are data. */
const PAGES = [
  'apps/web/src/**/*.{ts,tsx}',
  'apps/respondent/src/**/*.{ts,tsx}',
  'apps/room/src/**/*.{ts,tsx}',
  'packages/ui/src/**/*.{ts,tsx}',
  'packages/question-types/src/**/*.tsx',
  'packages/question-types/src/*/{answer,editor}.ts',
];

await runTool(async () => {
  const faults = [...(await compareAreas(repositoryRoot)), ...strayWords()];
  for (const fault of faults) console.log(fault);
  return faults.length > 0 ? 1 : 0;
});

function strayWords(): string[] {
  const files = globSync(PAGES, { cwd: repositoryRoot }).filter(file => !/\.test\.tsx?$/.test(file));
  return files.flatMap(file =>
    findStrayChinese(readFileSync(join(repositoryRoot, file), 'utf8')).map(
      line => `${file}:${line}: Chinese outside the files of words`,
    ),
  );
}
