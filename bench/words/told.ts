export function timed<Result>(work: () => Result): { ms: number; result: Result } {
  const begin = processorMs();
  const result = work();
  return { ms: processorMs() - begin, result };
}

/** Of the processor, not of the clock: what else runs on the machine is no work of ours. */
export function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export function row(name: string, ms: number, told: string): void {
  console.log(`  ${name.padEnd(50)}${ms.toFixed(ms < 10 ? 2 : 0).padStart(7)} ms  ${told}`);
}

export const times = (ms: number, reference: number) => `${(ms / reference).toFixed(1)} times the reference`;
