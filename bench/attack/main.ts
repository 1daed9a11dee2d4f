// Our own attack on every call of the contract: how many tries end in a 5xx, and how long one can hold the server's main thread.
// It prints what each group of calls came to, and the slowest at its end. BENCH_TRIES: small ways to spoil an input, for each call.
// BENCH_SEED: another choice of them. BENCH_ONLY: calls whose name holds it.
import { attack } from '../../tools/attack/attack.ts';
import { AttackedServer } from '../../tools/attack/attacked-server.ts';
import { contractCalls, nameOf } from '../../tools/attack/contract-calls.ts';
import { isFault, type Shot } from '../../tools/attack/shot-log.ts';
import { onStopSignal } from '../../tools/launcher/on-stop-signal.ts';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';
import { makeTemporaryFolder } from '../../tools/testing/temporary-folder.ts';

const LISTED = 10;
const spoiling = {
  seed: Number(process.env.BENCH_SEED ?? 1),
  most: Number(process.env.BENCH_TRIES ?? 100),
  listLengths: [300, 4_000, 40_000],
  textLength: 1_000_000,
  hasFiles: true,
  only: process.env.BENCH_ONLY ?? '',
  tell,
};

// The server and PostgreSQL are processes of their own, which a signal to this one does not end.
const stopped = new Promise<never>((_, reject) =>
  onStopSignal(
    () => reject(new Error('stopped')),
    () => process.exit(1),
  ),
);
stopped.catch(() => {});
const folder = makeTemporaryFolder('attack');
const started: { stop(): Promise<void> }[] = [];
try {
  const postgres = await startPostgres({ dataDir: folder.path });
  started.unshift(postgres);
  const server = await AttackedServer.start(postgres.url, folder.path);
  started.unshift(server);
  const log = await Promise.race([attack(server, spoiling), stopped]);
  const { faults, slowestFirst } = log;
  const slowestLegal = slowestFirst.filter(shot => shot.isLegal);
  list('5xx or no answer', faults.slice(0, 40));
  list('slowest that did what they are for', slowestLegal.slice(0, LISTED));
  list('slowest of all', slowestFirst.slice(0, LISTED));
  const word = log.of('POST /survey/scroll/readWord').toSorted((left, right) => right.wallMs - left.wallMs);
  console.log(`\nslowest Word file: ${Math.round(word[0]?.wallMs ?? 0)} ms until it was answered (${word[0]?.what})`);
  const names = contractCalls()
    .map(nameOf)
    .filter(name => name.includes(spoiling.only));
  const missed = names.filter(name => !log.hasReached(name));
  console.log(
    `\n${names.length - missed.length} of ${names.length} calls did what they are for; not: ${missed.join(', ')}`,
  );
  const [legal, any] = [slowestLegal, slowestFirst].map(shots => Math.round(shots[0]?.ms ?? 0));
  console.log(
    `${log.count} tried, ${faults.length} × 5xx, slowest ${legal} ms with legal input, ${any} ms with any (main thread)`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const one of started) await one.stop();
  folder.remove();
}
// A stopped attack is still waiting for answers.
process.exit();

function tell(group: string, shots: readonly Shot[]): void {
  const slowest = Math.max(0, ...shots.map(({ ms }) => ms)).toFixed(0);
  const faults = shots.filter(isFault).length;
  console.log(`${group}: ${shots.length} tried, ${faults} × 5xx or no answer, slowest ${slowest} ms (main thread)`);
}

function list(title: string, shots: readonly Shot[]): void {
  console.log(`\n${title}`);
  for (const shot of shots) {
    const { call, what, status, ms, wallMs, text } = shot;
    console.log(
      `  ${ms.toFixed(0).padStart(6)} ms (${wallMs.toFixed(0)} until it was answered)  ${status}  ${call}  ${what}  ${isFault(shot) ? text : ''}`,
    );
  }
}
