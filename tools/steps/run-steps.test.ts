import { expect, it } from 'vitest';
import { programStep } from './program-step.ts';
import { runSteps } from './run-steps.ts';
import type { Step } from './step.ts';

function build(passed: number, failures: readonly string[]): Step {
  return { title: 'built', run: async () => ({ passed, failures }) };
}

async function run(...steps: Step[]): Promise<{ code: number; lines: string[] }> {
  const said: string[] = [];
  const code = await runSteps(steps, line => said.push(line));
  return { code, lines: said.join('\n').split('\n') };
}

it('adds up all steps and ends with the count, alone on its line', async () => {
  const { code, lines } = await run(build(2, []), build(40, []));
  expect(lines.at(-1)).toBe('42 passed, 0 failed');
  expect(code).toBe(0);
});

it('goes on after a failure, names it, and does not end well', async () => {
  const { code, lines } = await run(build(1, ['journey › submits twice']), build(1, []));
  expect(lines).toContain('  journey › submits twice');
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(code).toBe(1);
});

it('counts a step that breaks as failed', async () => {
  const broken: Step = { title: 'broken', run: () => Promise.reject(new Error('no disk')) };
  expect((await run(broken)).lines.at(-1)).toBe('0 passed, 1 failed');
});

it('takes a program’s exit code for its verdict', async () => {
  const [good, bad] = [programStep('good', '--eval', ''), programStep('bad', '--eval', 'process.exit(3)')];
  expect(await good.run()).toEqual({ passed: 1, failures: [] });
  expect(await bad.run()).toEqual({ passed: 0, failures: ['bad'] });
});
