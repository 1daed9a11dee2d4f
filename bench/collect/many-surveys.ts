// Five hundred questionnaires that collect side by side beside one, by turns in the same run.
import { linkCalls, publishCalls, scrollListCalls } from '@wenshu/api-contract';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { isTold, memoryBytes, processorSeconds } from '../process-tree.ts';
import { type LoadResult, load, type Shot } from './load.ts';
import { median } from './median.ts';
import type { BenchSurvey } from './survey.ts';

const SURVEYS = Number(process.env.BENCH_SURVEYS ?? 500);
const MAKERS = 8;
const CONNECTIONS = 64;
const SLICE_MS = 500;
const MB = 1024 * 1024;

/** Submissions per second and memory; `shotAt` makes one at a survey. */
export async function raceManySurveys(
  fleet: ServerFleet,
  one: BenchSurvey,
  shotAt: (survey: BenchSurvey) => Shot,
  slices: number,
): Promise<void> {
  console.log(`\n${SURVEYS} surveys with cap and cells at once, ${CONNECTIONS} connections`);
  const surveys: BenchSurvey[] = [];
  const makeSome = async () => {
    while (surveys.length < SURVEYS) surveys.push(await copyOf(fleet, one));
  };
  await Promise.all(Array.from({ length: MAKERS }, makeSome));
  let turn = 0;
  const atMany = () => shotAt(surveys[turn++ % surveys.length]!);
  const atOne = () => shotAt(one);
  await load(CONNECTIONS, SLICE_MS, atOne);
  const memoryOfOne = memoryOf(fleet);
  // Until every survey has been met, however slow the machine is: what a first answer loads belongs to the memory of many, not to their speed.
  while (turn < 2 * SURVEYS) await load(CONNECTIONS, SLICE_MS, atMany);
  const seen: { many: Slice[]; one: Slice[] } = { many: [], one: [] };
  for (let slice = 0; slice < slices; slice++) {
    seen.many.push(await measured(fleet, atMany));
    seen.one.push(await measured(fleet, atOne));
  }
  const ratio = median(seen.many.map(({ perSecond }, slice) => perSecond / seen.one[slice]!.perSecond));
  const perSecond = (turns: readonly Slice[]) => median(turns.map(one => one.perSecond)).toFixed(0);
  const failed = [...seen.many, ...seen.one].reduce((sum, one) => sum + one.failed, 0);
  console.log(
    [
      `submit                 ${perSecond(seen.many).padStart(6)}/s  one survey ${perSecond(seen.one)}/s  ratio ${ratio.toFixed(2)}`,
      ...(isTold ? [`cpu each ${costs(seen.many)}, one ${costs(seen.one)}`] : []),
      ...(failed > 0 ? [`${failed} FAILED`] : []),
    ].join('  '),
  );
  if (!isTold) return;
  const memory = memoryOf(fleet);
  for (const part of ['server', 'postgres'] as const)
    console.log(
      `memory of ${part.padEnd(12)} ${(memory[part] / MB).toFixed(0).padStart(6)} MB  after one survey ${(memoryOfOne[part] / MB).toFixed(0)} MB  ratio ${(memory[part] / memoryOfOne[part]).toFixed(2)}`,
    );
}

/** A slice, and the seconds of processor time that server and PostgreSQL took for it. */
interface Slice extends LoadResult {
  readonly server: number;
  readonly postgres: number;
}

async function measured({ processes: { server, postgres } }: ServerFleet, shot: () => Shot): Promise<Slice> {
  const look = () => (isTold ? [processorSeconds(server), processorSeconds(postgres)] : [0, 0]) as [number, number];
  const before = look();
  const result = await load(CONNECTIONS, SLICE_MS, shot);
  const after = look();
  return { ...result, server: after[0] - before[0], postgres: after[1] - before[1] };
}

function costs(slices: readonly Slice[]): string {
  const shots = slices.reduce((sum, one) => sum + one.shots, 0);
  const each = (part: 'server' | 'postgres') =>
    ((slices.reduce((sum, one) => sum + one[part], 0) / shots) * 1e6).toFixed(0);
  return `${each('server')} + ${each('postgres')} µs`;
}

function memoryOf({ processes: { server, postgres } }: ServerFleet) {
  return isTold ? { server: memoryBytes(server), postgres: memoryBytes(postgres) } : { server: 0, postgres: 0 };
}

async function copyOf(fleet: ServerFleet, { scrollId: from }: BenchSurvey): Promise<BenchSurvey> {
  const { scrollId } = await fleet.call(scrollListCalls.copy, { scrollId: from, name: 'One of many' });
  const { versionTime } = await fleet.call(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await fleet.call(linkCalls.create, { scrollId });
  return { scrollId, linkCode, versionTime: versionTime! };
}
