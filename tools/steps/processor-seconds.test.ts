import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { processorSeconds, readProcessorSeconds } from './processor-seconds.ts';

it('adds what the process and its children used, whatever the program is called', () => {
  const before = '4242 (a (b) c) S 1 2 3 4 5 6 7 8 9 10';
  expect(readProcessorSeconds(`${before} 100 20 3000 400 20 0 1 0`)).toBe(35.2);
  expect(readProcessorSeconds('4242 (cut off) S 1')).toBeUndefined();
});

it.runIf(process.platform === 'linux')('grows by what a child has used', () => {
  const before = processorSeconds()!;
  execFileSync(process.execPath, [
    '-e',
    'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);',
  ]);
  expect(processorSeconds()! - before).toBeGreaterThan(0.3);
});
