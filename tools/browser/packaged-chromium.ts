import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../repository-root.ts';
import { BROWSER_FLAGS, type Browser } from './browser.ts';

const packageDir = join(repositoryRoot, 'node_modules/@sparticuz/chromium');

/** The npm package holds a Chromium for Linux on x64 only. It has no Chinese font. */
export function canUnpackChromium(): boolean {
  return process.platform === 'linux' && process.arch === 'x64' && existsSync(join(packageDir, 'bin/chromium.br'));
}

/** Unpacked in a process of its own, because the package writes to the temporary folder, and that must be a private one. */
export function unpackChromium(folder: string): void {
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true, mode: 0o700 });
  const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
  const script = `
    const { inflate } = await import(${JSON.stringify(pathToFileURL(join(packageDir, 'build/index.js')).href)});
    for (const name of ${JSON.stringify(archives)}) await inflate(${JSON.stringify(packageDir)} + '/bin/' + name);`;
  spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, TMPDIR: part },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

export function unpackedChromium(folder: string): Browser | undefined {
  const executablePath = join(folder, 'chromium');
  if (!existsSync(executablePath)) return undefined;
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath, args: [...BROWSER_FLAGS, '--no-zygote', '--in-process-gpu'], env };
}
