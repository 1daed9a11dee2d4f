// What metrics and traces cost a request: the same calls to servers of one database, by turns, without either, with one of them, with both.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { type LoadResult, load, type Shot } from '../collect/load.ts';
import { median } from '../collect/median.ts';
import { type BenchSurvey, publishBenchSurvey, submission } from '../collect/survey.ts';
import { isTold, processorSeconds } from '../process-tree.ts';

const SECRET = 'a secret of the benchmark';
const CONNECTIONS = 16;
const SLICE_MS = 500;
const SLICES = Math.ceil(Number(process.env.BENCH_MS ?? 6000) / SLICE_MS);
/** Fifteen times as often as Prometheus asks by itself. */
const SCRAPE_EVERY_MS = 1000;

let spansBytes = 0;
/** A collector takes what comes and says yes. */
const collector = createServer((request, response) => {
  request.on('data', chunk => {
    spansBytes += chunk.length;
  });
  request.on('end', () => response.setHeader('content-type', 'application/json').end('{}'));
}).listen(0, '127.0.0.1');
await new Promise(resolve => collector.once('listening', resolve));
const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}` };
const metrics = { METRICS_SECRET: SECRET };

const servers = [
  { name: 'neither', env: {} },
  { name: 'metrics', env: metrics },
  { name: 'every tenth trace', env: { ...traces, OTEL_TRACES_SAMPLER_ARG: '0.1' } },
  { name: 'every trace', env: traces },
  { name: 'metrics and every trace', env: { ...metrics, ...traces } },
] as const;

const fleet = new ServerFleet();
await fleet.start(servers.length, { environments: servers.map(({ env }) => env) });
const survey = await publishBenchSurvey(fleet, false);
let turn = 0;

const rows: readonly (readonly [name: string, shot: (address: string) => Shot])[] = [
  ['visit call', address => ({ method: 'GET', url: visitUrl(address, survey) })],
  [
    'submit',
    address => ({
      method: 'POST',
      url: `${address}/api/survey/answer/submitAnswer`,
      body: submission(survey, ++turn, 2),
    }),
  ],
];

const scraping = setInterval(() => {
  for (const [index, { env }] of servers.entries())
    if ('METRICS_SECRET' in env)
      void fetch(`${fleet.address(index)}/metrics`, { headers: { authorization: `Bearer ${SECRET}` } })
        .then(response => response.text())
        .catch(() => {});
}, SCRAPE_EVERY_MS);

try {
  for (const [name, shot] of rows) {
    console.log(`\n${name}, ${CONNECTIONS} connections`);
    await race(shot);
  }
  console.log(`\n${(spansBytes / 1e6).toFixed(1)} MB of spans`);
} finally {
  clearInterval(scraping);
  collector.closeAllConnections();
  collector.close();
  await fleet.stop();
}

function visitUrl(address: string, { linkCode }: BenchSurvey): string {
  return `${address}/api/survey/answer/visit?linkCode=${linkCode}&cookieId=bench`;
}

/** By turns in short slices: what else the machine does hits all of them alike. */
async function race(shot: (address: string) => Shot): Promise<void> {
  const turns = servers.map((): (LoadResult & { readonly seconds: number })[] => []);
  for (const [index] of servers.entries()) await load(CONNECTIONS, SLICE_MS, () => shot(fleet.address(index)));
  for (let slice = 0; slice < SLICES; slice++)
    for (let at = 0; at < turns.length; at++) {
      // Another one begins each time: whoever comes after a heavy one is not always the same.
      const index = (slice + at) % turns.length;
      const seconds = () => (isTold ? processorSeconds(fleet.processOf(index)) : 0);
      const before = seconds();
      const result = await load(CONNECTIONS, SLICE_MS, () => shot(fleet.address(index)));
      turns[index]!.push({ ...result, seconds: seconds() - before });
    }
  const perSecond = turns.map(own => median(own.map(one => one.perSecond)));
  const each = turns.map(own => (sum(own, 'seconds') / sum(own, 'shots')) * 1e6);
  for (const [index, { name }] of servers.entries()) {
    const failed = sum(turns[index]!, 'failed');
    console.log(
      [
        name.padEnd(24),
        `${perSecond[index]!.toFixed(0).padStart(6)}/s  ratio ${(perSecond[index]! / perSecond[0]!).toFixed(2)}`,
        ...(isTold ? [`cpu each ${each[index]!.toFixed(0)} µs  ratio ${(each[index]! / each[0]!).toFixed(2)}`] : []),
        ...(failed > 0 ? [`${failed} FAILED`] : []),
      ].join('  '),
    );
  }
}

function sum(
  turns: readonly (LoadResult & { readonly seconds: number })[],
  part: 'seconds' | 'shots' | 'failed',
): number {
  return turns.reduce((total, one) => total + one[part], 0);
}
