import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, on every machine we run on. */
const TICKS_A_SECOND = 100;

/**
 * What this process and all that it has waited for kept processors busy with, in seconds; undefined where the system does not say.
 * Time on the wall hangs on what else a machine does, this hardly does.
 */
export function processorSeconds(): number | undefined {
  try {
    return readProcessorSeconds(readFileSync('/proc/self/stat', 'utf8'));
  } catch {
    return undefined;
  }
}

/** A program may have brackets and blanks in its name: fields are counted behind the last bracket, from the third on. */
export function readProcessorSeconds(stat: string): number | undefined {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = ['utime', 'stime', 'cutime', 'cstime'].reduce((sum, _name, at) => sum + Number(fields[11 + at]), 0);
  return Number.isFinite(ticks) ? ticks / TICKS_A_SECOND : undefined;
}
