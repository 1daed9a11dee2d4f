import { setTimeout as wait } from 'node:timers/promises';
import { answerCalls, jobCalls, recordExportCalls } from '@wenshu/api-contract';
import pg from 'pg';
import { optionA, sentAnswers } from '../../apps/server/src/testing/build-survey.ts';
import { publishOnFleet } from '../../apps/server/src/testing/fleet-survey.ts';
import type { ServerFleet } from '../../apps/server/src/testing/server-fleet.ts';

const RECORDS = 200_000;
/** Whoever is not heard of for half a minute is dead, which is looked for once a minute. */
const GIVE_UP_MS = 4 * 60_000;

/** Kills every server in the middle of an export, starts one again, and counts the lines of the file. Gives the faults. */
export async function killExport(fleet: ServerFleet, servers: number): Promise<number> {
  const survey = await publishOnFleet(fleet);
  await fleet.call(answerCalls.submitAnswer, sentAnswers(survey, 'killexport0000000001', optionA));
  await multiply(fleet.databaseUrl, survey.scrollId);
  const { jobId } = await fleet.call(recordExportCalls.export, { scrollId: survey.scrollId, format: 'csv' });
  const look = () => fleet.call(jobCalls.get, { jobId });
  const began = Date.now();
  while ((await look()).job.progress === 0) await wait(20);
  const { job } = await look();
  for (let index = 0; index < servers; index++) await fleet.killServer(index);
  await fleet.restartServer(0);
  for (;;) {
    const { job: now, address } = await look();
    if (now.state === 'done') {
      const lines = (await (await fetch(fleet.address(0) + address!)).text()).trim().split('\r\n').length - 1;
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(
        `export: killed at ${Math.round(job.progress * 100)} %, done ${seconds} s after it was asked for, ${lines} of ${RECORDS} records`,
      );
      return lines === RECORDS ? 0 : 1;
    }
    if (now.state === 'failed' || Date.now() - began > GIVE_UP_MS) {
      console.log(`export: ${now.state}, ${now.reason}`);
      return 1;
    }
    await wait(500);
  }
}

async function multiply(databaseUrl: string, scrollId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into answer_record (scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, answers, submitted_at, active_ms, is_counted)
     select scroll_id, 'copy' || lpad(n::text, 16, '0'), status, is_submit, n, version_time, language_id, link_code, answers, submitted_at, 5000, true
       from answer_record, generate_series(2, $2) n where scroll_id = $1`,
    [scrollId, RECORDS],
  );
  await client.end();
}
