// Opens, saves and submissions per second of one server process, beside a bare Fastify route that inserts the same bytes, in the same run.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';
import { type LoadResult, load, type Shot } from './load.ts';
import { type BenchSurvey, publishBenchSurvey, submission } from './survey.ts';

const DURATION_MS = Number(process.env.BENCH_MS ?? 4000);
const fleet = new ServerFleet();
await fleet.start(1);
const plain = await publishBenchSurvey(fleet, false);
const limited = await publishBenchSurvey(fleet, true);
const address = fleet.address(0);
const { url: bare, child } = await startBare(await (await fetch(openUrl(plain))).text());

let turn = 0;
const post = (url: string, survey: BenchSurvey, status: 1 | 2) => (): Shot => ({
  method: 'POST',
  url,
  body: submission(survey, ++turn, status),
});
const submitUrl = `${address}/api/survey/answer/submitAnswer`;

try {
  for (const connections of [16, 64]) {
    console.log(`\n${connections} connections`);
    const insert = await run('bare Fastify insert', connections, post(`${bare}/insert`, plain, 2));
    const read = await run('bare Fastify read', connections, () => ({ method: 'GET', url: `${bare}/read` }));
    await run(
      'open page /s/{code}',
      connections,
      () => ({ method: 'GET', url: `${address}/s/${plain.linkCode}` }),
      read,
    );
    await run('visit call', connections, () => ({ method: 'GET', url: visitUrl(plain) }), read);
    await run('save a page', connections, post(submitUrl, plain, 1), insert);
    await run('submit', connections, post(submitUrl, plain, 2), insert);
    await run('submit, cap and cells', connections, post(submitUrl, limited, 2), insert);
  }
} finally {
  child.kill('SIGKILL');
  await fleet.stop();
}

function openUrl({ linkCode }: BenchSurvey): string {
  return `${address}/api/survey/scroll/open?linkCode=${linkCode}`;
}

function visitUrl({ linkCode }: BenchSurvey): string {
  return `${address}/api/survey/answer/visit?linkCode=${linkCode}&cookieId=bench`;
}

async function run(
  name: string,
  connections: number,
  nextShot: () => Shot,
  reference?: LoadResult,
): Promise<LoadResult> {
  await load(connections, DURATION_MS / 4, nextShot);
  const result = await load(connections, DURATION_MS, nextShot);
  const ratio = reference ? `  ${(result.perSecond / reference.perSecond).toFixed(2)} of bare` : '';
  const failures = result.failed > 0 ? `  ${result.failed} FAILED` : '';
  console.log(
    `${name.padEnd(22)} ${result.perSecond.toFixed(0).padStart(6)}/s  p50 ${result.p50Ms.toFixed(1)} ms  p99 ${result.p99Ms.toFixed(1)} ms${ratio}${failures}`,
  );
  return result;
}

async function startBare(survey: string): Promise<{ url: string; child: ReturnType<typeof spawn> }> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))], {
    env: { ...process.env, DATABASE_URL: fleet.databaseUrl, BARE_SURVEY: survey },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    if (line.startsWith('BARE_READY ')) return { url: line.slice('BARE_READY '.length), child };
  }
  throw new Error('The bare server did not start');
}
