// What a process and those it started have used, as Linux tells it. Elsewhere there is nothing to read, and it says so.
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const KB = 1024;

/** Whether this machine tells what its processes use. */
export const isTold = existsSync('/proc/self/smaps_rollup');

/** Seconds of processor time, those of children that have ended included. */
export function processorSeconds(root: number): number {
  return treeOf(root).reduce((sum, { ticks }) => sum + ticks, 0) / TICKS_PER_SECOND;
}

/** Bytes of memory. What several processes share is counted once: PostgreSQL's all see the same buffers. */
export function memoryBytes(root: number): number {
  return treeOf(root).reduce((sum, { pid }) => sum + ownShare(pid), 0);
}

/** Every process of the tree with what it runs. */
export function partsOf(root: number): { readonly command: string; readonly bytes: number }[] {
  return treeOf(root).map(({ pid }) => ({ command: commandOf(pid), bytes: ownShare(pid) }));
}

interface Seen {
  readonly pid: number;
  readonly parent: number;
  readonly ticks: number;
}

function treeOf(root: number): Seen[] {
  const all = readdirSync('/proc').flatMap(name => (/^\d+$/.test(name) ? (look(Number(name)) ?? []) : []));
  const tree = all.filter(({ pid }) => pid === root);
  // Grows while it is walked: whoever was found is asked for children too.
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid));
  return tree;
}

function look(pid: number): Seen | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      pid,
      parent: Number(fields[1]),
      ticks: fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0),
    };
  } catch {
    return undefined;
  }
}

function ownShare(pid: number): number {
  try {
    return Number(/^Pss: +(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * KB;
  } catch {
    return 0;
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}
