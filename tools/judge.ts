// `npm run judge [-- name…]`: what other programs say about the files that we write. Every step is a file of tools/judge.
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';
import { runSteps } from './steps/run-steps.ts';
import type { Step } from './steps/step.ts';
import { testTexts } from './texts/test-texts.ts';

const ENDING = '.judge.ts';

await runTool(async () => {
  const wanted = process.argv.slice(2);
  const files = globSync(`tools/judge/*${ENDING}`, { cwd: repositoryRoot }).sort();
  const chosen = files.filter(file => wanted.length === 0 || wanted.some(name => basename(file).includes(name)));
  if (chosen.length === 0) {
    console.error(testTexts.nothingToJudge(files.map(file => basename(file, ENDING)).join(', ')));
    return 1;
  }
  const modules = chosen.map(
    file => import(pathToFileURL(join(repositoryRoot, file)).href) as Promise<{ judge: Step }>,
  );
  return runSteps((await Promise.all(modules)).map(({ judge }) => judge));
});
