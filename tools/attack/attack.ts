import { hostilePictures, hostileSheetFiles, hostileWordFiles } from '../../apps/server/src/testing/hostile-files.ts';
import type { AttackedServer } from './attacked-server.ts';
import { brokenBodies, brokenConversations, converse, strangeAddresses } from './broken-requests.ts';
import { contractCalls, nameOf } from './contract-calls.ts';
import { exampleOf, goodFile, goodInput } from './good-inputs.ts';
import { type Answer, Sender } from './sender.ts';
import { ShotLog } from './shot-log.ts';
import { type Spoiling, spoiledInputs } from './spoiled-inputs.ts';
import { buildWorld, type World } from './world.ts';

/** Well below what the server takes from each audience: ids of their own make a list longer. */
const LARGEST_BODY = { 'signed-in': 2_500_000, respondent: 1_200_000, visitor: 160_000 };

export interface AttackOptions extends Omit<Spoiling, 'largestBody'> {
  /** Only calls whose name holds this. */
  readonly only?: string;
  /** Files that hurt whoever reads them, to every call that takes one. Making them takes longer than sending all the rest. */
  readonly hasFiles: boolean;
  /** Of bodies that are no input, and of addresses that nobody was given, every so-manieth: they meet the same door in front of all calls. */
  readonly everyNth?: number;
}

/** Every call of the contract with right and wrong input, and requests that are none. */
export async function attack(server: AttackedServer, options: AttackOptions): Promise<ShotLog> {
  const sender = new Sender(server.address);
  const log = new ShotLog(server);
  try {
    await attackCalls(log, sender, options);
    if (options.hasFiles) await attackFiles(log, sender);
    await attackAddresses(log, sender, options);
    await attackConversation(log, server.address);
  } finally {
    sender.close();
  }
  return log;
}

async function attackCalls(log: ShotLog, sender: Sender, options: AttackOptions): Promise<void> {
  const isTurn = takeEvery(options.everyNth);
  const worlds = new Map<string, World>();
  for (const [index, call] of contractCalls().entries()) {
    const name = nameOf(call);
    if (!name.includes(options.only ?? '')) continue;
    const needsType = exampleOf(call)?.needsType;
    const sendGood = async (world: World) => {
      const input = await goodInput(call, world);
      return log.shoot(name, 'as it should be', () => sender.send(call, input, world.token, goodFile(call)));
    };
    let world = worlds.get(needsType ?? '');
    // What an earlier call has deleted, published or signed out is made anew, and only then: it takes forty calls.
    if (!world || !(await sendGood(world).catch(() => undefined))?.isLegal) {
      world = await buildWorld(sender, needsType);
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

/** Files that hurt whoever reads them, to every call that takes one. Meanwhile the server must answer others. */
async function attackFiles(log: ShotLog, sender: Sender): Promise<void> {
  const world = await buildWorld(sender);
  const files = Object.entries({ ...hostileWordFiles, ...hostileSheetFiles, ...hostilePictures });
  for (const call of contractCalls().filter(({ takes }) => takes === 'multipart' || takes === 'upload')) {
    const input = await goodInput(call, world);
    for (const [what, make] of files) {
      const send = () => sender.send(call, input, world.token, { ...goodFile(call), content: make() });
      await log.shoot(nameOf(call), what, () => whileHealthy(sender, send));
    }
  }
}

/** The answer, or none when the server was silent to everybody else until it came. */
async function whileHealthy(sender: Sender, send: () => Promise<Answer>): Promise<Answer> {
  let isOver = false;
  const ask = async (): Promise<boolean> => {
    do {
      if ((await sender.raw({ method: 'GET', path: '/healthz' })).status !== 200) return false;
    } while (!isOver);
    return true;
  };
  const healthy = ask();
  const answer = await send();
  isOver = true;
  return (await healthy) ? answer : { status: 0, code: '', data: null, text: '/healthz did not answer' };
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
