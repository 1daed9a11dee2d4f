import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { processesBelow } from './processes-below.ts';

interface Known {
  readonly pid: number;
  readonly parent: number;
}

/** What runs below a process, detached or not, and what works in its folder or was told of it: whose parent has ended is below somebody else. */
export function processesOfRun(root: number, folder: string): number[] {
  const known = listProcesses();
  const below = (pid: number): number[] =>
    known.filter(({ parent }) => parent === pid).flatMap(child => [child.pid, ...below(child.pid)]);
  const told = known.map(({ pid }) => pid).filter(pid => environmentOf(pid).includes(folder));
  return [...new Set([...below(root), ...told, ...processesBelow(folder)])].filter(pid => pid !== root);
}

/** Without those that have ended and only wait for somebody to ask how. */
function listProcesses(): Known[] {
  if (process.platform !== 'linux') return askForProcesses();
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      const stat = readOr(`/proc/${name}/stat`);
      // A program may have brackets and blanks in its name.
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return stat === '' || state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent) }];
    });
}

function askForProcesses(): Known[] {
  const { stdout = '' } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,state='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map(line => line.trim().split(/\s+/))
    .flatMap(([pid, parent, state]) => (state && state !== 'Z' ? [{ pid: Number(pid), parent: Number(parent) }] : []));
}

const environmentOf = (pid: number): string => (process.platform === 'linux' ? readOr(`/proc/${pid}/environ`) : '');

/** Others' processes do not tell, and any may end meanwhile. */
function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
