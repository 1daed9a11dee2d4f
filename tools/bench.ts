// `npm run bench [-- name… --option value…]`: every benchmark of bench/, each in a process of its own so that none warms up another.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { buildApps } from './build/build-apps.ts';
import { findBuiltServer } from './build/built-apps.ts';
import { onStopSignal } from './launcher/on-stop-signal.ts';
import { repositoryRoot } from './repository-root.ts';
import { runTool } from './run-tool.ts';
import { SILENT_MS } from './steps/program-step.ts';
import { runNode } from './steps/run-node.ts';

await runTool(async () => {
  const given = process.argv.slice(2);
  const names = given.findIndex(argument => argument.startsWith('--'));
  const wanted = names < 0 ? given : given.slice(0, names);
  const options = names < 0 ? [] : given.slice(names);
  const files = globSync('bench/*/main.ts', { cwd: repositoryRoot }).sort();
  const chosen = chooseFiles(files, wanted);
  let failed = chosen.length === 0 ? 1 : 0;
  if (chosen.length === 0) console.error(`bench/: ${files.map(nameOf).join(', ')}`);
  const stop = new AbortController();
  onStopSignal(
    () => stop.abort(),
    () => process.exit(1),
  );
  if (chosen.length > 0) await buildApps(repositoryRoot, stop.signal);
  // Servers and threads start from what was built, as they do for people.
  process.env.SERVER_DIST ??= findBuiltServer(repositoryRoot) ?? '';
  for (const file of chosen) {
    if (stop.signal.aborted) return 1;
    console.log(`\n${file}`);
    const { code } = await runNode(['--expose-gc', file, ...options], { stillMs: SILENT_MS, stop: stop.signal });
    if (code !== 0) failed += 1;
  }
  return failed > 0 ? 1 : 0;
});

/** A whole name means that one alone (`data` is not `data-files`); a part of one means all that have it. */
function chooseFiles(files: readonly string[], wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return files;
  const matches = (name: string) => {
    const exact = files.filter(file => nameOf(file) === name);
    return exact.length > 0 ? exact : files.filter(file => nameOf(file).includes(name));
  };
  const matched = new Set(wanted.flatMap(matches));
  return files.filter(file => matched.has(file));
}

function nameOf(file: string): string {
  return basename(dirname(file));
}
