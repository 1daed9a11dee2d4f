// The generated report of a large survey (`--records`, a hundred thousand by default; its 60 variables) as PowerPoint, PDF and Word: how long
// counting takes, then each file, and the most memory that this process takes for it more than before. Beside each file stands a bare write
// of as many bytes. Processor time is that of all threads. Then what a slow phone pays for a shared report of twenty exhibits
// (`--only phone` measures that alone, `--only files` the rest).
import { parseArgs } from 'node:util';
import { autoReportCalls, type CallData, jobCalls, reportFileCalls, reportFormats } from '@wenshu/api-contract';
import { grantRights } from '../../apps/server/src/authorisation/right.repository.ts';
import { runJob } from '../../apps/server/src/features/people/jobs/index.ts';
import { personJobs } from '../../apps/server/src/features/person-jobs.ts';
import { asPerson } from '../../apps/server/src/testing/build-survey.ts';
import { type LargeBench, ms, withLargeSurvey } from '../large-survey.ts';
import { watchMemory, writeBare } from '../watched.ts';
import { sharedOnPhone } from './shared-on-phone.ts';

const MB = 1024 * 1024;
const { values } = parseArgs({
  options: { records: { type: 'string', default: '100000' }, only: { type: 'string', default: '' } },
});
const kinds = new Map(personJobs.map(job => [job.kind, job]));

if (values.only !== 'phone') await withLargeSurvey('bench-report', Number(values.records), makeFiles);
if (values.only !== 'files') await sharedOnPhone();

async function makeFiles({ test, survey, person, folder }: LargeBench): Promise<void> {
  const { scrollId } = survey;
  const object = { kind: 'questionnaire', id: scrollId } as const;
  await grantRights(test.platform.database.pool, person.id, object, ['records.view', 'records.export']);

  /** Asks for a job, runs it here, and says what it took. */
  async function measured(
    name: string,
    call: typeof autoReportCalls.makeAuto | typeof reportFileCalls.export,
    input: object,
  ) {
    const started = await test.call(call, { scrollId, ...input } as never, { ...asPerson(person), lang: 'en' });
    if (started.code !== '0000') throw new Error(started.message);
    const { jobId } = started.data as { jobId: string };
    const memory = watchMemory();
    const [began, processor] = [performance.now(), process.cpuUsage()];
    await runJob(test.platform, kinds, jobId);
    const { user, system } = process.cpuUsage(processor);
    const took = performance.now() - began;
    const most = memory.stop();
    const { data } = await test.call(jobCalls.get, { jobId }, asPerson(person));
    const { job } = data as CallData<typeof jobCalls.get>;
    if (job.state !== 'done') throw new Error(`${name}: ${job.reason}`);
    const size = job.file?.size ?? 0;
    const bare = size > 0 ? `   ${(size / MB).toFixed(1)} MB, bare ${ms(await writeBare(folder, size))} ms` : '';
    const used = `processor ${ms((user + system) / 1000)} ms   memory +${Math.round(most / MB)} MB`;
    console.log(`${name.padEnd(24)} ${ms(took)} ms   ${used}${bare}`);
  }

  await measured('generated report', autoReportCalls.makeAuto, {});
  await measured('the same, counted before', autoReportCalls.makeAuto, {});
  for (const format of reportFormats.filter(one => one !== 'png'))
    await measured(format, reportFileCalls.export, { format });
}
