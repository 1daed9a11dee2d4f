// `npm run seed:large [-- --records 1000000 --seed 1]`: a survey of 60 variables with many records, on the data folder or DATABASE_URL.
import { parseArgs } from 'node:util';
import pg from 'pg';
import { copyIn } from '../apps/server/src/platform/database/copy/copy-in.ts';
import { openDatabaseToRead } from './backup/open-database.ts';
import { terminalLanguage } from './bootstrap/language.mjs';
import { readEnvironment } from './environment.ts';
import { Problem } from './problem.ts';
import { runTool } from './run-tool.ts';
import { migrateServerDatabase, seedLargeSurvey } from './server-modules.ts';
import { seedTexts } from './texts/seed-texts.ts';

const MOST_RECORDS = 10_000_000;
const TELL_EVERY_MS = 5_000;

await runTool(async () => {
  const { values } = parseArgs({
    options: { records: { type: 'string', default: '100000' }, seed: { type: 'string', default: '2026' } },
  });
  const records = wholeNumber('--records', values.records, MOST_RECORDS);
  const seed = wholeNumber('--seed', values.seed, 2 ** 31 - 1);
  const database = await openDatabaseToRead(readEnvironment());
  const client = new pg.Client({ connectionString: database.url });
  try {
    // A folder that was only just made has no tables yet.
    await migrateServerDatabase(database.url);
    await client.connect();
    console.log(seedTexts.seeding(records));
    const language = terminalLanguage();
    const onProgress = progressTeller(records);
    const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
    const isDone = await seedLargeSurvey(database.url, { records, seed, language, copyIn: copy, onProgress });
    if (!isDone) throw new Problem('nobody-yet');
    console.log(seedTexts.seeded(records));
  } finally {
    await client.end();
    await database.close();
  }
});

function wholeNumber(option: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new Problem('bad-number', { option, least: 1, most });
  return value;
}

function progressTeller(records: number): (done: number) => void {
  const started = Date.now();
  let told = started;
  return done => {
    const now = Date.now();
    if (now - told < TELL_EVERY_MS && done < records) return;
    told = now;
    console.log(seedTexts.progress(done, Math.round((done * 1000) / Math.max(1, now - started))));
  };
}
