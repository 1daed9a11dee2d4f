import { setTimeout as wait } from 'node:timers/promises';
import { answerCalls } from '@wenshu/api-contract';
import type { TestPerson } from './build-person.ts';
import { buildSurvey, optionA, sentAnswers, type TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

const SURVEYS = 20;
export const RECORDS_EACH = 1000;

/** Several surveys with so many success samples each that PostgreSQL thinks about how to read them. Gives one of the surveys. */
export async function fillWithRecords(test: TestApp, creator: TestPerson): Promise<TestSurvey> {
  const { pool } = test.platform.database;
  const surveys: TestSurvey[] = [];
  for (let n = 0; n < SURVEYS; n++) surveys.push(await buildSurvey(test, creator));
  for (const [n, survey] of surveys.entries()) {
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, `fill${String(n).padStart(16, '0')}`, optionA));
    await pool.query(
      `insert into answer_record (scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, answers, submitted_at, active_ms, is_counted)
       select scroll_id, 'copy' || lpad(n::text, 16, '0'), status, is_submit, n, version_time, language_id, link_code, answers, submitted_at, 5000, true
         from answer_record, generate_series(2, $2) n where scroll_id = $1`,
      [survey.scrollId, RECORDS_EACH],
    );
  }
  await untilAllVisible(pool);
  return surveys[0]!;
}

/** A vacuum leaves pages alone that somebody's snapshot may still see otherwise; then PostgreSQL reads no index without its table. */
async function untilAllVisible(pool: TestApp['platform']['database']['pool']): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    await pool.query('vacuum (analyze) answer_record');
    const { rows } = await pool.query(
      "select relallvisible >= relpages as is_done from pg_class where relname = 'answer_record'",
    );
    if (rows[0].is_done) return;
    await wait(100);
  }
  throw new Error('The table never became visible to everybody');
}
