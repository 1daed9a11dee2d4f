import { execFileSync } from 'node:child_process';
import { repositoryRoot } from '../repository-root.ts';

const git = (...args: string[]): string[] =>
  execFileSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .split('\0')
    .filter(Boolean);

/** Every file of the tree as it stands, committed or not. */
export const filesOfTree = (): string[] => git('ls-files', '-z', '--cached', '--others', '--exclude-standard');

/** Files that are there and are not as they were at a commit, new ones included. Throws when there is no such commit. */
export function changedSince(commit: string): string[] {
  return [
    ...git('diff', '-z', '--name-only', '--diff-filter=d', commit, '--'),
    ...git('ls-files', '-z', '--others', '--exclude-standard'),
  ];
}
