import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractCalls } from '../attack/contract-calls.ts';
import { sampled } from '../testing/sampled.ts';
import { type Walked, walkWorlds } from './walk-worlds.ts';
import { WorldServer } from './world-server.ts';

let servers: readonly [WorldServer, WorldServer];

beforeAll(async () => {
  servers = [await WorldServer.start(), await WorldServer.start()];
}, 1_800_000);
afterAll(async () => {
  for (const server of servers ?? []) await server.stop();
});

function expectSame({ unreached, differing }: Walked): void {
  expect(unreached, unreached.join('\n')).toEqual([]);
  expect(differing, differing.join('\n')).toEqual([]);
}

it('whoever may see the records of some channels learns nothing of the others by any call', async () => {
  expectSame(await walkWorlds(servers, 'channel'));
}, 1_800_000);

// Ranges are asked in one place: of the other kinds a few calls of every part of the contract are tried, other ones for each.
it.each([
  ['region', 0],
  ['label', 1],
] as const)(
  'nor by a %s',
  async (kind, first) => {
    const all = contractCalls();
    const step = Math.ceil(all.length / sampled(sampled(all.length)));
    expectSame(
      await walkWorlds(
        servers,
        kind,
        all.filter((_, at) => at % step === first % step),
      ),
    );
  },
  1_800_000,
);
