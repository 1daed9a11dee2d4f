// Five hundred questionnaires that collect side by side beside one, by turns in the same run.
import { linkCalls, publishCalls, scrollListCalls } from '@wenshu/api-contract';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { isTold, memoryBytes } from '../process-tree.ts';
import { load, type Shot } from './load.ts';
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
  // Long enough that every survey is met: what a first answer loads belongs to the memory of many.
  await load(CONNECTIONS, 4 * SLICE_MS, atMany);
  const seen: { many: number[]; one: number[]; failed: number } = { many: [], one: [], failed: 0 };
  for (let slice = 0; slice < slices; slice++) {
    const many = await load(CONNECTIONS, SLICE_MS, atMany);
    const single = await load(CONNECTIONS, SLICE_MS, atOne);
    seen.many.push(many.perSecond);
    seen.one.push(single.perSecond);
    seen.failed += many.failed + single.failed;
  }
  const ratio = median(seen.many.map((perSecond, slice) => perSecond / seen.one[slice]!));
  console.log(
    `submit                 ${median(seen.many).toFixed(0).padStart(6)}/s  one survey ${median(seen.one).toFixed(0)}/s  ratio ${ratio.toFixed(2)}${seen.failed > 0 ? `  ${seen.failed} FAILED` : ''}`,
  );
  if (!isTold) return;
  const memory = memoryOf(fleet);
  for (const part of ['server', 'postgres'] as const)
    console.log(
      `memory of ${part.padEnd(12)} ${(memory[part] / MB).toFixed(0).padStart(6)} MB  after one survey ${(memoryOfOne[part] / MB).toFixed(0)} MB  ratio ${(memory[part] / memoryOfOne[part]).toFixed(2)}`,
    );
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
