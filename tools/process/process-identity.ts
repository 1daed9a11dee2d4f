import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * When a process began, as text that is only good for comparing. Undefined when there is no such process.
 * A pid alone says little after a crash or a restarted container: the number may be somebody else's by now.
 */
export function processIdentity(pid: number): string | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return process.platform === 'linux' ? identityOnLinux(pid) : identityFromPs(pid);
}

export function isSameProcess(pid: number, identity: string): boolean {
  return processIdentity(pid) === identity;
}

function identityOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may itself hold spaces and brackets: count from the last one.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [state, startedTicks] = [fields[0], fields[19]];
    if (state === 'Z' || state === 'X') return undefined;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}:${startedTicks}`;
  } catch {
    return undefined;
  }
}

function identityFromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
