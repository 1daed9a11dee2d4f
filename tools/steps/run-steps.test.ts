import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { testTexts } from '../texts/test-texts.ts';
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

it('says where the time went and what was tried twice, before the count', async () => {
  const timings = Array.from({ length: 12 }, (_, index) => ({ name: `file ${index}`, seconds: index }));
  const step: Step = {
    title: 'journeys',
    run: async () => ({ passed: 3, failures: [], retried: ['journey › stumbles'], timings }),
  };
  const { code, lines } = await run(step, build(1, []));
  const tail = lines.slice(lines.indexOf(testTexts.times)).filter(Boolean);
  expect(tail).toEqual([
    testTexts.times,
    expect.stringMatching(/^ +0\.\d {2}journeys$/),
    expect.stringMatching(/^ +0\.\d {2}built$/),
    testTexts.slowest('journeys', 10),
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(index => `${`${index}.0`.padStart(8)}  file ${index}`),
    testTexts.retried,
    '  journey › stumbles',
    '4 passed, 0 failed',
  ]);
  expect(code).toBe(0);
});

it('counts a step that breaks as failed', async () => {
  const broken: Step = { title: 'broken', run: () => Promise.reject(new Error('no disk')) };
  expect((await run(broken)).lines.at(-1)).toBe('0 passed, 1 failed');
});

it('runs programs beside each other, nothing beside what speaks, and tells of all in their order', async () => {
  const [running, met] = [new Set<string>(), new Set<string>()];
  const meeting = (title: string, turns: number, isAside: boolean): Step => ({
    title,
    isAside,
    async run() {
      running.add(title);
      for (let turn = 0; turn < turns; turn++) {
        for (const other of running) if (other !== title) met.add([title, other].toSorted().join(' '));
        await new Promise(setImmediate);
      }
      running.delete(title);
      return { passed: 0, failures: [`${title} failed`] };
    },
  });
  const steps = [meeting('a', 1, false), meeting('b', 9, true), meeting('c', 3, true), meeting('d', 1, false)];
  const { lines } = await run(...steps);
  expect([...met]).toEqual(availableParallelism() > 1 ? ['b c'] : []);
  expect(lines.filter(line => /^ {2}. failed$/.test(line))).toEqual(['a', 'b', 'c', 'd'].map(one => `  ${one} failed`));
});

it('takes a program’s exit code for its verdict', async () => {
  const [good, bad] = [programStep('good', '--eval', ''), programStep('bad', '--eval', 'process.exit(3)')];
  expect(await good.run()).toEqual({ passed: 1, failures: [] });
  expect(await bad.run()).toEqual({ passed: 0, failures: ['bad'] });
});
