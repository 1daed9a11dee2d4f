import { type Call, errorCodes, jobCalls, SUCCESS_CODE } from '@wenshu/api-contract';
import { contractCalls, nameOf } from '../attack/contract-calls.ts';
import { exampleOf, goodFile, goodInput } from '../attack/good-inputs.ts';
import { findDifference } from './compare-answers.ts';
import { drawnAtRandom, moreInputs, notOfSurveys, otherInputs } from './more-inputs.ts';
import { buildRangedWorld, type RangedWorld, type RangeKind } from './ranged-world.ts';
import type { WholeAnswer, WorldServer } from './world-server.ts';

export interface Walked {
  /** Calls whose answers differ, with where. */
  readonly differing: readonly string[];
  /** Calls that did not do what they are for, with what they said. */
  readonly unreached: readonly string[];
}

const left = new Set([...notOfSurveys, ...drawnAtRandom]);

type Pair<Part> = readonly [Part, Part];

interface Tried {
  readonly isReached: boolean;
  readonly said: string;
  readonly differences: readonly string[];
}

/** Calls in two worlds, by somebody who may see the records of a range: the same answers, whatever else was collected. */
export async function walkWorlds(
  servers: Pair<WorldServer>,
  kind: RangeKind,
  calls: readonly Call[] = contractCalls(),
): Promise<Walked> {
  const build = (): Promise<Pair<TypedWorld>> => {
    setToOneTime(servers);
    return Promise.all([
      typed(buildRangedWorld(servers[0], false, kind)),
      typed(buildRangedWorld(servers[1], true, kind)),
    ]);
  };
  let worlds = await build();
  const [differing, unreached]: [string[], string[]] = [[], []];
  for (const call of calls) {
    // The console and its door are another program's: `operators-learn-nothing.test.ts` says what is learnt there.
    if (left.has(nameOf(call)) || nameOf(call).includes(' /operator/')) continue;
    setToOneTime(servers);
    let tried = await tryCall(call, worlds);
    // What an earlier call has deleted, published or left is made anew, and only then. What tells of the other records tells of them in new worlds too;
    // threads that end in another order, and a machine that is busy, do not.
    if (!tried.isReached || tried.differences.length > 0) {
      worlds = await build();
      tried = await tryCall(call, worlds);
    }
    if (!tried.isReached) unreached.push(`${nameOf(call)}: ${tried.said}`);
    differing.push(...tried.differences.map(one => `${nameOf(call)}: ${one}`));
  }
  return { differing, unreached };
}

/** A call that broke off in one world, as on a busy machine, has left the clocks apart: without this all that come after it would differ. */
function setToOneTime(servers: Pair<WorldServer>): void {
  const clocks = servers.map(({ test }) => test.clock);
  const latest = Math.max(...clocks.map(clock => clock.now().getTime()));
  for (const clock of clocks) clock.advanceSeconds((latest - clock.now().getTime()) / 1000);
}

type TypedWorld = (type: string | undefined) => Promise<RangedWorld>;

/** The world itself, with a draft that has a question of the type: the same one for the same type. */
async function typed(building: Promise<RangedWorld>): Promise<TypedWorld> {
  const world = await building;
  const byType = new Map<string, Promise<RangedWorld>>();
  return (type = '') => {
    const made = byType.get(type) ?? world.draftWith(type).then(draftId => ({ ...world, draftId }));
    byType.set(type, made);
    return made;
  };
}

async function tryCall(call: Call, worlds: Pair<TypedWorld>): Promise<Tried> {
  // A pair in, a pair out; `map` tells a list.
  const [one, other] = (await Promise.all(worlds.map(world => answersOf(call, world)))) as unknown as Pair<Answers>;
  const differences = [...one.answers.keys()].flatMap(at => {
    const found = findDifference(
      one.answers[at]!,
      other.answers[at] ?? { status: 0, type: '', bytes: Buffer.alloc(0) },
    );
    return found === undefined ? [] : [found];
  });
  const [first] = one.answers;
  const said = one.problem ?? first?.bytes.toString('utf8').slice(0, 300) ?? '';
  if (one.problem === undefined && other.problem !== undefined) differences.push(`only in one: ${other.problem}`);
  return { isReached: first !== undefined && isDone(call, first), said, differences };
}

interface Answers {
  readonly answers: readonly WholeAnswer[];
  /** Why there are none. */
  readonly problem?: string;
}

async function answersOf(call: Call, typedWorld: TypedWorld): Promise<Answers> {
  try {
    const world = await typedWorld(exampleOf(call)?.needsType);
    const answers: WholeAnswer[] = [];
    const first = await (otherInputs[nameOf(call)] ?? (one => goodInput(call, one)))(world);
    for (const input of [first, ...(moreInputs[nameOf(call)]?.(world) ?? [])]) {
      // What one call makes is newer than what the last one made: a list by time has one order.
      world.server.test.clock.advanceSeconds(1);
      const answer = await world.answer(call, input, goodFile(call));
      answers.push(answer, ...(await madeFrom(world, answer)));
    }
    return { answers };
  } catch (error) {
    return { answers: [], problem: String(error) };
  }
}

/** What the job has made that an answer names: how it ended, and its file. */
async function madeFrom(world: RangedWorld, answer: WholeAnswer): Promise<readonly WholeAnswer[]> {
  const jobId = (dataOf(answer) as { jobId?: unknown } | null)?.jobId;
  if (typeof jobId !== 'string') return [];
  await world.server.runJob(jobId);
  const job = await world.answer(jobCalls.get, { jobId });
  const { address = null } = (dataOf(job) ?? {}) as { address?: string | null };
  // Names that were made up are packed to another size; what is in the file is compared itself.
  const ended = { ...job, bytes: Buffer.from(job.bytes.toString('utf8').replace(/"size":\d+/, '"size":0')) };
  return address === null ? [ended] : [ended, await world.server.raw({ method: 'GET', path: address })];
}

/** It did what it is for; what is about all records together has refused. A file has no envelope. */
function isDone({ answers, needs }: Call, { status, bytes }: WholeAnswer): boolean {
  if (needs?.ofAllRecords) return status !== 200 && codeOf(bytes) === errorCodes.allRecordsNeeded.code;
  return answers === 'file' ? status === 200 : codeOf(bytes) === SUCCESS_CODE;
}

const codeOf = (bytes: Buffer): string => (JSON.parse(bytes.toString('utf8')) as { code: string }).code;

function dataOf({ type, bytes }: WholeAnswer): unknown {
  return type.startsWith('application/json') ? (JSON.parse(bytes.toString('utf8')) as { data?: unknown }).data : null;
}
