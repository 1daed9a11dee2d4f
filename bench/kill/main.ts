// `kill -9` of a server and of PostgreSQL by turns, in a load: every acknowledged answer must be there once, and the counts be right. At
// the end all servers in the middle of an export: the next one makes the whole file.

import { choiceId, optionA } from '../../apps/server/src/testing/build-survey.ts';
import { publishOnFleet } from '../../apps/server/src/testing/fleet-survey.ts';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { findLosses, submitWhile } from '../../apps/server/src/testing/submit-while.ts';
import { killExport } from './kill-export.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 10);
const SERVERS = 3;
const load = { connections: 64, runUpMs: 500 };

const fleet = new ServerFleet();
await fleet.start(SERVERS);
let faults = 0;
try {
  for (let round = 0; round < ROUNDS; round++) {
    const cells = [{ cellId: 'cellA00001', order: 'a', match: { [choiceId]: optionA }, size: 50 + round }];
    const survey = await publishOnFleet(fleet, { quotas: [{ kind: 'single', whenFull: 'end', cells }] });
    const isServer = round % 2 === 0;
    // Never the first one: it publishes the next survey.
    const victim = 1 + (Math.floor(round / 2) % (SERVERS - 1));
    const acknowledged = await submitWhile(fleet, survey, load, () =>
      isServer ? fleet.killServer(victim) : fleet.killPostgres(),
    );
    if (isServer) await fleet.restartServer(victim);
    const losses = await findLosses(fleet, survey, acknowledged);
    faults += losses.length;
    const what = isServer ? `server ${victim}` : 'PostgreSQL';
    console.log(`round ${round + 1}: kill -9 of ${what}, ${acknowledged.size} acknowledged, ${losses.length} faults`);
    for (const loss of losses.slice(0, 5)) console.log(`  ${loss}`);
  }
  faults += await killExport(fleet, SERVERS);
} finally {
  await fleet.stop();
}
process.exitCode = faults > 0 ? 1 : 0;
