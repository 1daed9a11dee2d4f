// Ten minutes (`--seconds` for less) of records that come, change and go while owners of the columnar copy are killed: it must stay equal to PostgreSQL.
import { parseArgs } from 'node:util';
import { migrateDatabase } from '../../apps/server/src/platform/migrations/migrate.ts';
import { buildTestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { soakColumns } from '../../apps/server/src/testing/columns-soak.ts';
import { startPostgres } from '../../tools/postgres/start-postgres.ts';
import { makeTemporaryFolder } from '../../tools/testing/temporary-folder.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' } } });
const seconds = Number(values.seconds);
const ROUND_SECONDS = 20;

const folder = makeTemporaryFolder('columns-soak');
const postgres = await startPostgres({ dataDir: folder.path, isDurable: false });
let faults = 0;
let told = 0;
try {
  await migrateDatabase(postgres.url);
  const database = { url: postgres.url, drop: async () => {} };
  const test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '16' }, database });
  try {
    const rounds = Math.max(1, Math.round(seconds / ROUND_SECONDS));
    const outcome = await soakColumns(test, {
      seconds,
      rounds,
      onRound: (round, { asked, kills, failures, differences }) => {
        console.log(
          `round ${round} of ${rounds}: ${asked} requests, ${kills} owners killed, ${failures.length} failures, ${differences.length} differences`,
        );
        for (const fault of [...failures, ...differences].slice(told, told + 10)) console.log(`  ${fault}`);
        told = failures.length + differences.length;
      },
    });
    faults = outcome.failures.length + outcome.differences.length;
    console.log(JSON.stringify(outcome.done));
  } finally {
    await test.close();
  }
} finally {
  await postgres.stop();
  folder.remove();
}
process.exitCode = faults > 0 ? 1 : 0;
