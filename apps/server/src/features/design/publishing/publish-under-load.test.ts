import { answerCalls, designCalls, quotaCalls, scrollCalls, unpublishedCalls } from '@wenshu/api-contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { choiceId, optionA, optionB, sentAnswers, type TestSurvey } from '../../../testing/build-survey.ts';
import { findMiscounts, publishOnFleet, queryFleet, secondId } from '../../../testing/fleet-survey.ts';
import { ServerFleet } from '../../../testing/server-fleet.ts';

/** Real processes on a machine that does other things too. */
const PATIENCE_MS = 180_000;
const fleet = new ServerFleet();
beforeAll(() => fleet.start(2), PATIENCE_MS);
afterAll(() => fleet.stop());

let made = 0;
const newRecord = () => `step${String(++made).padStart(16, '0')}`;
const cell = (cellId: string, option: string) => ({
  cellId,
  order: option === optionA ? 'a' : 'b',
  match: { [choiceId]: option },
  size: 5000,
});
const quotaOf = (cells: ReturnType<typeof cell>[]) => ({ kind: 'single', whenFull: 'end', cells }) as const;

const submit = (survey: TestSurvey, option: string, turn: number, record = newRecord()) =>
  fleet.send(answerCalls.submitAnswer, sentAnswers(survey, record, option), turn);
const retitle = (scrollId: string, questionId: string, text: string, turn = 0) =>
  fleet.send(designCalls.modifyName, { scrollId, questionId, title: { text } } as never, turn);
const versionOf = async (scrollId: string) => (await fleet.call(scrollCalls.get, { scrollId })).version;
const stored = (scrollId: string) =>
  queryFleet(
    fleet,
    'select count(*)::int as snapshots, max(version_time)::text as newest from snapshot where scroll_id = $1',
    [scrollId],
  );

it(
  'a process that is killed in the middle of publishing leaves the old version whole, and the next attempt makes the new one',
  async () => {
    const survey = await publishOnFleet(fleet, { quotas: [quotaOf([cell('cellA00001', optionA)])] });
    const { scrollId, linkCode } = survey;
    for (const option of [optionA, optionA, optionB]) expect((await submit(survey, option, 1))?.code).toBe('0000');
    await fleet.call(unpublishedCalls.open, { scrollId });
    await retitle(scrollId, choiceId, 'And now?');
    const cells = [cell('cellA00001', optionA), cell('cellB00001', optionB)];
    await fleet.call(quotaCalls.saveQuota, {
      scrollId,
      quotaId: 'quota00001',
      order: 'a1',
      title: 'Quota 1',
      ...quotaOf(cells),
    } as never);
    const version = await versionOf(scrollId);
    const before = await stored(scrollId);
    const holder = new pg.Client({ connectionString: fleet.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select 1 from answer_record where scroll_id = $1 for update', [scrollId]);
    const publishing = fleet.send(unpublishedCalls.publish, { scrollId, version }, 0);
    // It has written the snapshot and the cells and waits for the records that are counted anew. By another connection each time: one that is
    // within a transaction goes on seeing who waited when it first looked.
    const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%answer_record%'";
    await expect.poll(async () => (await queryFleet(fleet, waiting, [])).length, { timeout: 60_000 }).toBe(1);
    await fleet.killServer(0);
    expect(await publishing).toBeUndefined();
    await holder.query('rollback');
    await holder.end();
    expect(await stored(scrollId)).toEqual(before);
    const asked = await fleet.send(unpublishedCalls.live, { scrollId }, 1);
    expect(asked?.data?.versionTime).toBe(survey.versionTime);
    expect(Object.keys(asked!.data!.document.quotas.quota00001!.cells)).toEqual(['cellA00001']);
    expect((await submit(survey, optionB, 1))?.code).toBe('0000');
    expect(await findMiscounts(fleet, scrollId)).toEqual([]);
    const again = await fleet.send(unpublishedCalls.publish, { scrollId, version }, 1);
    expect(again?.code).toBe('0000');
    expect((await submit({ scrollId, linkCode, versionTime: again!.data!.versionTime }, optionB, 1))?.code).toBe(
      '0000',
    );
    expect(await findMiscounts(fleet, scrollId)).toEqual([]);
    const counts = await queryFleet(
      fleet,
      'select cell_id, count from quota_cell where scroll_id = $1 order by cell_id',
      [scrollId],
    );
    expect(counts.map(({ cell_id, count }) => [cell_id, count])).toEqual([
      ['cellA00001', 2],
      ['cellB00001', 3],
    ]);
    await fleet.restartServer(0);
  },
  PATIENCE_MS,
);

it(
  'two people edit while a third publishes and respondents answer: every edit stands, nobody is refused, every record is on the version it was shown',
  async () => {
    const survey = await publishOnFleet(fleet, {
      quotas: [quotaOf([cell('cellA00001', optionA), cell('cellB00001', optionB)])],
    });
    const { scrollId, linkCode } = survey;
    await fleet.call(unpublishedCalls.open, { scrollId });
    let isOver = false;
    let newest = survey.versionTime;
    const refused: (string | undefined)[] = [];
    const shown = new Map<string, number>();
    const edit = async (questionId: string, turn: number) => {
      let last = '';
      for (let n = 0; !isOver; n++) {
        last = `${questionId} ${n}`;
        const answer = await retitle(scrollId, questionId, last, turn);
        if (answer?.code !== '0000') refused.push(`edit ${answer?.code}`);
      }
      return last;
    };
    const answer = async (turn: number) => {
      while (!isOver) {
        const [record, versionTime] = [newRecord(), newest];
        shown.set(record, versionTime);
        const sent = await submit(
          { scrollId, linkCode, versionTime },
          shown.size % 3 ? optionA : optionB,
          turn,
          record,
        );
        if (sent?.code !== '0000') refused.push(`answer ${sent?.code}`);
      }
    };
    const working = [edit(choiceId, 0), edit(secondId, 1)];
    const answering = Array.from({ length: 8 }, (_, turn) => answer(turn));
    const published: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { version, texts } = await fleet.call(unpublishedCalls.look, { scrollId });
      const done = await fleet.send(unpublishedCalls.publish, { scrollId, version }, n);
      expect(done?.code).toBe('0000');
      newest = done!.data!.versionTime;
      const live = await fleet.call(unpublishedCalls.live, { scrollId });
      // What was looked at is what is asked, whatever was edited since.
      for (const text of texts) published.push(`${live.document.questions[text.id]!.title.text}|${text.after.text}`);
    }
    isOver = true;
    const [first, second] = await Promise.all(working);
    await Promise.all(answering);
    expect(refused).toEqual([]);
    expect(published.length).toBeGreaterThan(0);
    for (const pair of published) expect(pair.split('|')[0]).toBe(pair.split('|')[1]);
    const { document } = await fleet.call(scrollCalls.get, { scrollId });
    expect([document.questions[choiceId]!.title.text, document.questions[secondId]!.title.text]).toEqual([
      first,
      second,
    ]);
    const records = await queryFleet(
      fleet,
      'select answer_record_id as id, version_time::text as version from answer_record where scroll_id = $1',
      [scrollId],
    );
    expect(records).toHaveLength(shown.size);
    expect(records.filter(({ id, version }) => shown.get(id) !== Number(version))).toEqual([]);
    expect(await findMiscounts(fleet, scrollId)).toEqual([]);
  },
  PATIENCE_MS,
);
