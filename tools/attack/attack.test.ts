import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { buildApps } from '../build/build-apps.ts';
import { repositoryRoot } from '../repository-root.ts';
import { makeTemporaryFolder } from '../testing/temporary-folder.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { drawnAtRandom, notOfSurveys } from '../two-worlds/more-inputs.ts';
import { attack } from './attack.ts';
import { AttackedServer } from './attacked-server.ts';
import { contractCalls, nameOf } from './contract-calls.ts';
import type { ShotLog } from './shot-log.ts';

const folder = makeTemporaryFolder('attack');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: AttackedServer;
let log: ShotLog;

const leftOut = new Set([...notOfSurveys, ...drawnAtRandom]);
/** Whoever is no operator stands before the console's door: `hostile-inputs.test.ts` sits inside. */
const isOfConsole = (name: string) => name.includes(' /operator/');
/** A turn that has won needs an operator and a payout: tried to its end in `claims.test.ts`, and only with wrong tickets here. */
const ofWinners = new Set(['POST /survey/answer/rewardReceive', 'POST /survey/answer/rewardSignIn']);
const isReachable = (name: string) => !isOfConsole(name) && !ofWinners.has(name);
/** That every call can do what it is for is held in two worlds (`tools/two-worlds`); what is left out there is tried here, and of the rest a sample. */
const isTaken = (name: string, index: number) => leftOut.has(name) || index % 5 === 0;

// The short form of `npm run bench -- attack`: some calls, a few ways to spoil each, and at the next call others.
beforeAll(async () => {
  await buildApps(repositoryRoot);
  database = await createTestDatabase();
  server = await AttackedServer.start(database.url, folder.path);
  log = await attack(server, {
    seed: 1,
    most: 2,
    mostSizes: 1,
    listLengths: [4_000],
    textLength: 20_000,
    hasFiles: false,
    everyNth: 15,
    isTaken,
  });
}, 600_000);
afterAll(async () => {
  await server?.stop();
  await database?.drop();
  folder.remove();
});

describe('our own attack', () => {
  it('goes through every call that the server has', async () => {
    const test = await buildTestApp();
    const registered = test.app.door.calls.map(nameOf).toSorted();
    await test.close();
    expect(contractCalls().map(nameOf).toSorted()).toEqual(registered);
  });

  it('gets past the door of all that it tries: each has done what it is for', () => {
    const names = contractCalls().map(nameOf).filter(isTaken);
    expect(names.length).toBeGreaterThan(leftOut.size + 50);
    expect(names.filter(name => isReachable(name) && !log.hasReached(name))).toEqual([]);
  });

  it('is answered every time, and never with a 5xx', () => {
    expect(log.faults.map(({ call, what, status }) => `${status} ${call}: ${what}`)).toEqual([]);
    expect(server.isAlive).toBe(true);
  });
});
