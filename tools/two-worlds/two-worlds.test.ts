import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Walked, walkWorlds } from './walk-worlds.ts';
import { WorldServer } from './world-server.ts';

let servers: readonly [WorldServer, WorldServer];
let walked: Walked;

beforeAll(async () => {
  servers = [await WorldServer.start(), await WorldServer.start()];
  walked = await walkWorlds(servers);
}, 1_800_000);
afterAll(async () => {
  for (const server of servers ?? []) await server.stop();
});

it('every call is made', () => {
  expect(walked.unreached, walked.unreached.join('\n')).toEqual([]);
});

it('whoever may see some records learns nothing of the others by any call', () => {
  expect(walked.differing, walked.differing.join('\n')).toEqual([]);
});
