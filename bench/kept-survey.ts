// Making up a million records takes minutes, and copying them into columns as long again: a seeded data folder is kept below `.cache`, and
// every bench works on a copy of it.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { LargeSurvey } from '../apps/server/seeds/large/build-large-survey.ts';
import { seedLarge } from '../apps/server/seeds/large/seed-large.ts';
import { loadModel } from '../apps/server/src/features/design/publishing/index.ts';
import { copyIn } from '../apps/server/src/platform/database/copy/copy-in.ts';
import type { Platform } from '../apps/server/src/platform/platform.ts';
import { buildPerson, type TestPerson } from '../apps/server/src/testing/build-person.ts';
import { repositoryRoot } from '../tools/repository-root.ts';
import { OWNER_FILE } from '../tools/testing/temporary-folder.ts';
import { withTestApp } from '../tools/testing/with-test-app.ts';

interface KeptSurvey {
  /** A data folder at rest: PostgreSQL's files and the columns. */
  readonly folder: string;
  readonly person: TestPerson;
  readonly survey: Pick<LargeSurvey, 'scrollId' | 'links'> & { readonly versionTime: number };
}

/** What is kept is of no use any more when one of these changes. */
const SOURCES = ['apps/server/migrations/*.sql', 'apps/server/seeds/large/*.ts'];
const NOTE = 'kept.json';

export async function keptSurvey(records: number): Promise<KeptSurvey> {
  const folder = join(repositoryRoot, '.cache/bench', `large-${records}-${fingerprint()}`);
  if (!existsSync(join(folder, NOTE))) await keep(folder, records);
  return { folder, ...JSON.parse(readFileSync(join(folder, NOTE), 'utf8')) };
}

/** Holes stay holes, and where the file system can share blocks it does. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true, mode: 0o700 });
  execFileSync('cp', ['--archive', '--reflink=auto', '--sparse=auto', `${from}/.`, to]);
}

export async function reopenSurvey({ database }: Platform, { survey }: KeptSurvey): Promise<LargeSurvey> {
  const { scrollId, links, versionTime } = survey;
  return { scrollId, links, model: await loadModel(database.pool, scrollId, versionTime) };
}

async function keep(folder: string, records: number): Promise<void> {
  for (const old of globSync(`${dirname(folder)}/large-${records}-*`)) rmSync(old, { recursive: true, force: true });
  const making = `${folder}.making`;
  await withTestApp(
    'bench-seed',
    async ({ platform }, { folder: place, databaseUrl }) => {
      const person = await buildPerson(platform);
      const survey = await timedSeed(platform, records, databaseUrl);
      writeFileSync(join(place, NOTE), JSON.stringify({ person, survey }));
      const began = performance.now();
      await platform.columns.ask(survey.scrollId, { kind: 'count', by: [], timeZone: 'Asia/Shanghai' });
      console.log(`copied into columns in ${seconds(began)} s; kept below .cache/bench`);
    },
    { after: place => copyFolder(place, making) },
  );
  // Whoever sweeps would take the copies for what a dead process left.
  rmSync(join(making, OWNER_FILE));
  renameSync(making, folder);
}

async function timedSeed(platform: Platform, records: number, databaseUrl: string): Promise<KeptSurvey['survey']> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const began = performance.now();
    const copy = (statement: string, source: AsyncIterable<Buffer>) => copyIn(client, statement, source);
    const seed = { records, seed: 2026, language: 'en', copyIn: copy } as const;
    const { scrollId, links, model } = (await seedLarge(platform, seed))!;
    console.log(`${records} records made up and written in ${seconds(began)} s`);
    return { scrollId, links, versionTime: model.flow.versionTime };
  } finally {
    await client.end();
  }
}

const seconds = (began: number) => ((performance.now() - began) / 1000).toFixed(1);

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: repositoryRoot }).sort())
    hash.update(readFileSync(join(repositoryRoot, file)));
  return hash.digest('hex').slice(0, 12);
}
