import { setTimeout } from 'node:timers/promises';
import type { Call } from '@wenshu/api-contract';
import { groupBy } from '@wenshu/survey-core';
import {
  hostilePictures,
  hostileSheetFiles,
  hostileWordFiles,
} from '../../apps/server/src/testing/files/hostile-files.ts';
import type { AttackedServer } from './attacked-server.ts';
import { brokenBodies, brokenConversations, converse, strangeAddresses } from './broken-requests.ts';
import { contractCalls, nameOf } from './contract-calls.ts';
import { exampleOf, goodFile, goodInput } from './good-inputs.ts';
import { type Answer, Sender } from './sender.ts';
import { type Shot, ShotLog } from './shot-log.ts';
import { type Spoiling, spoiledInputs } from './spoiled-inputs.ts';
import { buildWorld, type World } from './world.ts';

/** Often enough to notice a server that has fallen silent, seldom enough that asking is no part of what is measured. */
const ASK_EVERY_MS = 200;

/** Well below what the server takes from each audience: ids of their own make a list longer. */
const LARGEST_BODY = { 'signed-in': 2_500_000, operator: 2_500_000, respondent: 1_200_000, visitor: 160_000 };

export interface AttackOptions extends Omit<Spoiling, 'largestBody'> {
  /** Only calls whose name holds this. */
  readonly only?: string;
  /** Of those, the ones that this says; all unless said. */
  readonly isTaken?: (name: string, index: number) => boolean;
  /** Files that hurt whoever reads them, to every call that takes one. Making them takes longer than sending all the rest. */
  readonly hasFiles: boolean;
  /** Of bodies that are no input, and of addresses that nobody was given, every so-manieth: they meet the same door in front of all calls. */
  readonly everyNth?: number;
  /** Told after each group of tries what they came to: all of them take an hour. */
  readonly tell?: (group: string, shots: readonly Shot[]) => void;
}

/** Every call of the contract with right and wrong input, and requests that are none. */
export async function attack(server: AttackedServer, options: AttackOptions): Promise<ShotLog> {
  const sender = new Sender(server.address);
  const log = new ShotLog(server);
  const told = async (group: string, work: Promise<void>) => {
    const before = log.count;
    await work;
    options.tell?.(group, log.since(before));
  };
  try {
    const worlds = new Map<string, World>();
    const isTurn = takeEvery(options.everyNth);
    const calls = chosenCalls(options);
    for (const [group, ofGroup] of groupBy(calls, ({ call }) => groupOf(call)))
      await told(group, attackCalls(log, sender, ofGroup, { server, options, worlds, isTurn }));
    const takers = calls.filter(({ call }) => call.takes === 'multipart' || call.takes === 'upload');
    for (const { call } of options.hasFiles ? takers : [])
      await told(`${nameOf(call)}, files that hurt`, attackFiles(log, server, sender, call));
    await told('addresses that nobody was given', attackAddresses(log, sender, options));
    await told('broken HTTP', attackConversation(log, server.address));
  } finally {
    sender.close();
  }
  return log;
}

interface NumberedCall {
  readonly index: number;
  readonly call: Call;
}

function chosenCalls({ only = '', isTaken = () => true }: AttackOptions): NumberedCall[] {
  return contractCalls()
    .map((call, index) => ({ index, call }))
    .filter(({ call, index }) => nameOf(call).includes(only) && isTaken(nameOf(call), index));
}

/** `/survey/item/moveItems` belongs to `/survey/item`. */
function groupOf({ path }: Call): string {
  return path.slice(0, path.lastIndexOf('/'));
}

interface Attacking {
  readonly server: AttackedServer;
  readonly options: AttackOptions;
  readonly worlds: Map<string, World>;
  readonly isTurn: () => boolean;
}

async function attackCalls(
  log: ShotLog,
  sender: Sender,
  calls: readonly NumberedCall[],
  { server, options, worlds, isTurn }: Attacking,
): Promise<void> {
  for (const { index, call } of calls) {
    const name = nameOf(call);
    const needsType = exampleOf(call)?.needsType;
    const sendGood = async (world: World) => {
      const input = await goodInput(call, world);
      return log.shoot(name, 'as it should be', () => sender.send(call, input, world.token, goodFile(call)));
    };
    let world = worlds.get(needsType ?? '');
    // What an earlier call has deleted, published or signed out is made anew, and only then: it takes forty calls.
    if (!world || !(await sendGood(world).catch(() => undefined))?.isLegal) {
      world = await buildWorld(server, sender, needsType);
      await sendGood(world);
    }
    worlds.set(needsType ?? '', world);
    const { token } = world;
    const spoiling = { ...options, seed: options.seed + index, largestBody: LARGEST_BODY[call.audience] };
    for (const { what, input } of spoiledInputs(await goodInput(call, world), spoiling))
      await log.shoot(name, what, () => sender.send(call, input, token));
    if (!call.body) continue;
    for (const { what, ...request } of [...brokenBodies(call, token)].filter(isTurn))
      await log.shoot(name, what, () => sender.raw(request));
  }
}

/** Counts over all calls, so that each call meets others of a list, as long as the number does not divide its length. */
function takeEvery(nth = 1): () => boolean {
  let turn = 0;
  return () => turn++ % nth === 0;
}

/** Meanwhile the server must answer others. */
async function attackFiles(log: ShotLog, server: AttackedServer, sender: Sender, call: Call): Promise<void> {
  const world = await buildWorld(server, sender);
  const input = await goodInput(call, world);
  for (const [what, make] of Object.entries({ ...hostileWordFiles, ...hostileSheetFiles, ...hostilePictures })) {
    const content = make();
    const send = () => sender.send(call, input, world.token, { ...goodFile(call), content });
    await log.shoot(nameOf(call), what, () => whileHealthy(sender, send));
  }
}

/** The answer, or none when the server was silent to everybody else until it came. */
async function whileHealthy(sender: Sender, send: () => Promise<Answer>): Promise<Answer> {
  const sent = send();
  const isOver = sent.then(() => true);
  do {
    if ((await sender.raw({ method: 'GET', path: '/healthz' })).status !== 200)
      return { status: 0, code: '', data: null, text: '/healthz did not answer' };
  } while (!(await Promise.race([isOver, setTimeout(ASK_EVERY_MS, false)])));
  return sent;
}

async function attackAddresses(log: ShotLog, sender: Sender, { everyNth }: AttackOptions): Promise<void> {
  for (const { what, ...request } of [...strangeAddresses(contractCalls())].filter(takeEvery(everyNth)))
    await log.shoot(`${request.method} ${request.path.slice(0, 60)}`, what, () => sender.raw(request));
}

async function attackConversation(log: ShotLog, origin: string): Promise<void> {
  for (const text of brokenConversations) {
    await log.shoot('broken HTTP', JSON.stringify(text.slice(0, 60)), async () => {
      // Nobody is owed an answer to nonsense, so none is as good as a refusal.
      const status = (await converse(origin, text)) || 400;
      return { status, code: 'none', data: null, text: '' };
    });
  }
}
