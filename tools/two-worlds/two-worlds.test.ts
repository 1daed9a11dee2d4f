import type { Right } from '@wenshu/api-contract';
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

const READING: ReadonlySet<string> = new Set<Right | ''>([
  ...(['records.view', 'records.export', 'statistics.view', 'progress.view', 'analysis.cross'] as const),
]);

// How a range is asked for is the same for all kinds: of the others the calls that read records are tried, and all in the long form.
it.each(['region', 'label'] as const)(
  'nor by a %s',
  async kind => {
    const all = contractCalls();
    const isLong = sampled(all.length) === all.length;
    expectSame(
      await walkWorlds(servers, kind, isLong ? all : all.filter(({ needs }) => READING.has(needs?.right ?? ''))),
    );
  },
  1_800_000,
);
