import { answerCalls } from '@wenshu/api-contract';
import { optionA, optionB, sentAnswers, type TestSurvey } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';

/**
 * So many success samples, every other one with each option: two that are submitted, and copies of them with their places counted. The
 * channel of a copy is `north` or `south`, by thirds.
 */
export async function fillSurvey(test: TestApp, survey: TestSurvey, records: number): Promise<void> {
  const { pool } = test.platform.database;
  const { scrollId } = survey;
  for (const [place, option] of [optionA, optionB].entries())
    await test.call(answerCalls.submitAnswer, sentAnswers(survey, `seed${scrollId.slice(0, 12)}${place}`, option));
  await pool.query(
    `insert into answer_record (scroll_id, answer_record_id, status, is_submit, serial, version_time, language_id, link_code, answers, submitted_at,
                                active_ms, is_counted, cells, channel)
     select r.scroll_id, left(r.scroll_id, 10) || lpad(n::text, 10, '0'), r.status, true, n, r.version_time, r.language_id, r.link_code, r.answers,
            r.submitted_at, 5000, r.is_counted, r.cells, case n % 3 when 0 then 'north' else 'south' end
       from generate_series(3, $2) n join answer_record r on r.scroll_id = $1 and r.serial = 2 - n % 2`,
    [scrollId, records],
  );
  await pool.query(
    `update quota_cell c set count = (select count(*) from answer_record r where r.scroll_id = $1 and r.is_counted and c.cell_id = any(r.cells))
      where scroll_id = $1`,
    [scrollId],
  );
  await pool.query(
    `update live_survey set last_serial = $2, collected = (select count(*) from answer_record where scroll_id = $1 and is_counted)
      where scroll_id = $1`,
    [scrollId, records],
  );
}
