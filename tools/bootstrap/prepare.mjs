import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areDependenciesCurrent, stampDependencies } from './dependencies.mjs';
import { withLock } from './heartbeat-lock.mjs';
import { withProgress } from './progress.mjs';
import { bootstrapTexts } from './texts.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a fresh clone needs before any TypeScript can run: the locked dependencies, among them Node 24. */
export async function prepare() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(bootstrapTexts.oldNode(process.version));
  if (!areDependenciesCurrent(root)) {
    await withLock(join(root, '.cache/install.lock'), {
      onWait: () => console.log(bootstrapTexts.waitingForInstall),
      work: installUnlessCurrent,
    });
  }
  if (major < 24 && !existsSync(join(root, 'node_modules/node/bin/node'))) {
    // Install scripts may be switched off for the machine; this one only links the binary that npm has checked.
    await run('npm', ['rebuild', 'node', '--ignore-scripts=false']);
    if (!existsSync(join(root, 'node_modules/node/bin/node'))) fail(bootstrapTexts.noNode);
  }
}

async function installUnlessCurrent() {
  if (areDependenciesCurrent(root)) return;
  const isInstalled = await withProgress(bootstrapTexts.installing, async () => {
    // A production environment would leave out what builds and tests us.
    const code = await run('npm', [
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]);
    return code === 0;
  });
  if (!isInstalled) {
    // Half an installation must not pass for a whole one.
    rmSync(join(root, 'node_modules/.package-lock.json'), { force: true });
    fail(bootstrapTexts.installFailed);
  }
  stampDependencies(root);
}

function run(command, args) {
  return new Promise(resolve => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(1));
    child.on('exit', code => resolve(code ?? 1));
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
