import { randomUUID } from 'node:crypto';
import { type CallData, jobCalls, recordExportCalls } from '@wenshu/api-contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { exportedFile } from '../../../testing/exported-file.ts';
import {
  buildMixedSurvey,
  drinkCodes,
  drinkId,
  type MixedName,
  type MixedSurvey,
  mixedRecords,
  receiptId,
  weightId,
} from '../../../testing/mixed-survey.ts';
import { completeAnswerFile, insertAnswerFile } from '../../collect/answer-files/answer-file.repository.ts';
import type { JobContext, JobDefinition, JobResult } from '../../people/jobs/define-job.ts';
import { runJob } from '../../people/jobs/index.ts';
import { exportJob } from './export-job.ts';
import { uploadsJob } from './uploads-job.ts';

let test: TestApp;
let creator: TestPerson;
let survey: MixedSurvey;
const names = Object.keys(mixedRecords) as MixedName[];

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  survey = await buildMixedSurvey(test, creator);
  for (const name of names) await upload(survey.ids[name], name);
}, 60_000);
afterAll(() => test.close());

/** Each record has a file that says whose it is. */
async function upload(answerRecordId: string, words: string): Promise<void> {
  const { files, database } = test.platform;
  const file = {
    scrollId: survey.scrollId,
    answerRecordId,
    fileId: `file${words}`.slice(0, 20),
    answerKey: receiptId,
    cookieId: null,
    storageKey: randomUUID(),
    fileName: `${words}.txt`,
    contentType: 'text/plain',
    sizeBytes: words.length,
  };
  await files.write(
    file.storageKey,
    (async function* () {
      yield Buffer.from(words);
    })(),
  );
  await insertAnswerFile(database.pool, file, new Date());
  await completeAnswerFile(database.pool, file);
}

/** Weights are unlike each other, so each line says which record it is. */
async function exported(input: object, person = creator): Promise<MixedName[]> {
  const asked = { scrollId: survey.scrollId, format: 'csv', values: 'codes', columns: [weightId], ...input } as never;
  const { text } = await exportedFile(test, person, asked);
  const [head, ...lines] = text.slice(1).trim().split('\r\n');
  const at = head!.split(',').findIndex(cell => cell.startsWith('Weight'));
  return lines.map(line => {
    const cell = line.split(',')[at]!;
    const found = names.find(name => String(mixedRecords[name].weight ?? '') === cell);
    if (!found) throw new Error(`Whose is ${line}?`);
    return found;
  });
}

async function uploaded(input: object, person = creator): Promise<string[]> {
  const { bytes } = await exportedFile(test, person, { scrollId: survey.scrollId, format: 'files', ...input } as never);
  return Object.values(unzipSync(new Uint8Array(bytes!))).map(one => Buffer.from(one).toString());
}

const complete: readonly MixedName[] = ['north', 'south', 'southToo', 'unsaid', 'retired', 'unsure'];
const drinksCoffee = { test: 'choice', variable: drinkId, is: 'any-of', codes: [drinkCodes.coffee] };

describe('a file has the records that it was asked for', () => {
  it.each<[string, readonly MixedName[]]>([
    ['success', complete],
    ['screened', ['screened']],
    ['incomplete', ['unfinished']],
    ['declined', ['declined', 'declinedToo']],
    // What somebody deleted must not come back in a file of what was only marked.
    ['invalid', ['invalid', 'unfinishedInvalid']],
  ])('%s', async (kind, expected) => {
    const wanted = expected.toSorted();
    expect((await exported({ include: [kind] })).toSorted()).toEqual(wanted);
    expect((await uploaded({ include: [kind] })).toSorted()).toEqual(wanted);
  });

  it('all kinds together, and nothing deleted', async () => {
    const include = ['success', 'screened', 'quota-full', 'incomplete', 'declined', 'invalid'];
    const expected = names.filter(name => mixedRecords[name].setAside !== 'deleted').toSorted();
    expect((await exported({ include })).toSorted()).toEqual(expected);
    expect((await uploaded({ include })).toSorted()).toEqual(expected);
  });

  it('of these, those that the filter leaves: uploads too, which would show others’ papers', async () => {
    const asked = { include: ['success', 'invalid'], filter: drinksCoffee };
    expect((await exported(asked)).toSorted()).toEqual(['invalid', 'south', 'southToo']);
    expect((await uploaded(asked)).toSorted()).toEqual(['invalid', 'south', 'southToo']);
  });

  it('of these, those in the range of whoever asks', async () => {
    const helper = await buildPerson(test.platform);
    const range = { kind: 'channel', channels: ['south'] } as const;
    await giveRights(test.platform, helper, survey.scrollId, ['records.export'], range);
    const southern = ['south', 'southToo', 'unsure'];
    expect((await exported({ include: ['success', 'invalid'] }, helper)).toSorted()).toEqual(southern);
    expect((await uploaded({ include: ['success', 'invalid'] }, helper)).toSorted()).toEqual(southern);
  });
});

/** The same job, but its person loses the right when the first bytes are written. */
function losingTheRight<Input extends object>(job: JobDefinition<Input>, person: TestPerson): JobDefinition<Input> {
  const object = { kind: 'questionnaire', id: survey.scrollId } as const;
  return {
    ...job,
    async run(context: JobContext<Input>): Promise<JobResult> {
      const made = await job.run(context);
      if (!('file' in made)) throw new Error('It makes a file');
      const { content, ...file } = made.file;
      const lost = async function* () {
        for await (const piece of content) {
          await removeAllRights(test.platform.database.pool, person.id, object);
          yield piece;
        }
      };
      return { file: { ...file, content: lost() } };
    },
  };
}

describe('whoever loses the right while the file is written gets nothing of it', () => {
  it.each([
    ['csv', exportJob],
    ['files', uploadsJob],
  ] as const)('%s', async (format, job) => {
    const exporter = await buildPerson(test.platform);
    await giveRights(test.platform, exporter, survey.scrollId, ['records.export']);
    const request = { ...asPerson(exporter), lang: 'en' as const };
    const started = await test.call(recordExportCalls.export, { scrollId: survey.scrollId, format }, request);
    const { jobId } = started.data as CallData<typeof recordExportCalls.export>;
    const losing = losingTheRight(job as JobDefinition, exporter);
    await runJob(test.platform, new Map([[job.kind, losing]]), jobId);
    const { data } = await test.call(jobCalls.get, { jobId }, request);
    const found = data as CallData<typeof jobCalls.get>;
    expect([found.job.state, found.address]).toEqual(['failed', null]);
    const { rowCount } = await test.platform.database.pool.query(`select 1 from stored_file where owner_id = $1`, [
      exporter.id,
    ]);
    expect(rowCount).toBe(0);
  });
});
