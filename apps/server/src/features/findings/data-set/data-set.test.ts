import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  answerCalls,
  itemCalls,
  logicCalls,
  publishCalls,
  questionCalls,
  recordCalls,
  scrollListCalls,
  settingCalls,
  visitCalls,
} from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listGroups } from '../../../../../../packages/analysis/test/plain-groups.ts';
import { restoreBackup } from '../../../../../../tools/backup/restore-backup.ts';
import { makeTemporaryFolder } from '../../../../../../tools/testing/temporary-folder.ts';
import { createBackup } from '../../../platform/backup/create-backup.ts';
import { Columns } from '../../../platform/columns/columns.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildSurvey,
  choiceId,
  optionA,
  optionB,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { compareCopy } from '../../../testing/compare-copy.ts';
import { buildMixedSurvey } from '../../../testing/mixed-survey.ts';
import { columnsWorker, openDataSet, openOwnDataSet } from './index.ts';

const columnsAsker = fileURLToPath(new URL('../../../testing/columns-asker.ts', import.meta.url));

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
}, 180_000);
beforeEach(async () => {
  survey = await buildSurvey(test, creator);
});
afterAll(() => test.close());

const submit = async (option = optionA, more: object = {}) => {
  const id = `data${String(++nextRecord).padStart(16, '0')}`;
  const sent = sentAnswers(survey, id, option, more);
  expect((await test.call(answerCalls.submitAnswer, sent)).code).toBe('0000');
  return id;
};
const change = (call: 'markInvalid' | 'delete' | 'restore', answerRecordIds: readonly string[]) =>
  test.call(
    recordCalls[call],
    { scrollId: survey.scrollId, answerRecordIds, ...(call === 'markInvalid' && { reason: 'Too fast' }) } as never,
    asPerson(creator),
  );
const edit = async (call: never, input: object) =>
  expect((await test.call(call, { scrollId: survey.scrollId, ...input } as never, asPerson(creator))).code).toBe(
    '0000',
  );
const setStatus = async (status: number) => {
  const answer = await test.call(
    publishCalls.changeStatus,
    { scrollId: survey.scrollId, status } as never,
    asPerson(creator),
  );
  return answer.data as { versionTime: number };
};
const publishAgain = async (work: () => Promise<void>) => {
  await setStatus(2);
  await work();
  const published = await setStatus(1);
  expect(published.versionTime).toBeTruthy();
  const { versionTime } = published;
  // Where a visitor stands is remembered for a second.
  test.clock.advanceSeconds(5);
  survey = { ...survey, versionTime };
};
const dataSet = (range?: Parameters<typeof openDataSet>[1]['range']) =>
  openDataSet(test.platform, { scrollId: survey.scrollId, range });
const differences = () => compareCopy(test.platform.columns, test.platform.database.pool, survey.scrollId);
const keyOf = async (name: string) =>
  (await dataSet().listVariables('en')).find(variable => variable.name === name)!.key;
const countBy = async (name: string) => {
  const { groups } = await dataSet().ask({ kind: 'count', by: [{ variable: await keyOf(name) }] });
  return Object.fromEntries(listGroups(groups).map(({ by, count }) => [String(by[0]), count]));
};
const generation = async () => (await dataSet().ask({ kind: 'order', sort: [] })).generation;

describe('the data set of a questionnaire', () => {
  it('has what was submitted, set aside, restored, discarded: a request first catches up', async () => {
    const first = await submit(optionA);
    await submit(optionB, { parameters: { wave: '2' } });
    expect(await countBy('Q1')).toEqual({ 1: 1, 2: 1 });
    await change('markInvalid', [first]);
    expect(await countBy('fact_setAside')).toEqual({ 1: 1, null: 1 });
    await change('restore', [first]);
    expect(await countBy('fact_setAside')).toEqual({ null: 2 });
    const unfinished = await submit(optionA, { answerStatus: 1, saveSeq: 1, cookieId: 'cookie0000000001' });
    expect(await countBy('fact_status')).toEqual({ 1: 1, 2: 2 });
    const discarded = { linkCode: survey.linkCode, answerRecordId: unfinished, cookieId: 'cookie0000000001' };
    expect((await test.call(visitCalls.discard, discarded)).code).toBe('0000');
    expect(await countBy('fact_status')).toEqual({ 2: 2 });
    expect(await countBy('parameter_wave')).toEqual({ 2: 1, null: 1 });
    expect(await differences()).toEqual([]);
  });

  it('loses nothing to a transaction that began before others and ends after them, and waits for none', async () => {
    const late = await submit(optionA);
    const slow = await test.platform.database.pool.connect();
    try {
      await slow.query('begin');
      await slow.query(
        "update answer_record set channel = 'late', changed = pg_current_xact_id() where answer_record_id = $1",
        [late],
      );
      await submit(optionB);
      expect(await countBy('Q1')).toEqual({ 1: 1, 2: 1 });
      expect(await countBy('fact_channel')).toEqual({ null: 2 });
      await slow.query('commit');
    } finally {
      slow.release();
    }
    expect(await countBy('fact_channel')).toEqual({ late: 1, null: 1 });
    expect(await differences()).toEqual([]);
  });

  it('keeps the numbers of rows when records change, so that an order stays good', async () => {
    const ids = [await submit(optionA), await submit(optionB), await submit(optionA)];
    const order = await dataSet().ask({ kind: 'order', sort: [{ variable: 'fact:serial' }] });
    await change('markInvalid', [ids[1]!]);
    await dataSet().ask({ kind: 'count', by: [] });
    const found = await dataSet().ask({ kind: 'ids', generation: order.generation, rows: [...order.rows] });
    expect(found.ids).toEqual(ids);
  });

  it('shows a reader what lies in their range, whatever they ask', async () => {
    const own = await submit(optionA);
    await submit(optionB);
    const range = { test: 'choice' as const, variable: await keyOf('Q1'), is: 'any-of' as const, codes: [1] };
    const { groups } = await dataSet(range).ask({ kind: 'count', by: [] });
    expect(groups.counts[0]).toBe(1);
    const everything = await dataSet().ask({ kind: 'order', sort: [] });
    const asked = { kind: 'ids' as const, generation: everything.generation, rows: [...everything.rows] };
    const { ids } = await dataSet(range).ask(asked);
    expect(ids.filter(id => id !== null)).toEqual([own]);
  });

  it('reads single records by id only in the reader’s range, and of no other survey: an id in an address shows nothing', async () => {
    const mixed = await buildMixedSurvey(test, creator);
    const { scrollId, ids, foreignId } = mixed;
    const range = { test: 'among' as const, variable: 'fact:channel', is: 'any-of' as const, values: ['north'] };
    const asked = [...Object.values(ids), foreignId];
    const seenIn = async (within?: typeof range) =>
      [...(await openDataSet(test.platform, { scrollId, range: within }).readRecords(asked)).keys()].map(mixed.nameOf);
    expect((await seenIn(range)).toSorted()).toEqual(
      ['declined', 'deleted', 'invalid', 'north', 'retired', 'unfinishedInvalid', 'unsaid'].toSorted(),
    );
    expect((await seenIn()).toSorted()).toEqual(Object.keys(ids).toSorted());
  });

  it('is opened by somebody with a right, who sees as much as that right shows', async () => {
    await submit();
    const exporter = await buildPerson(test.platform);
    await giveRights(test.platform, exporter, survey.scrollId, ['records.export']);
    const countAs = async (person: TestPerson, right: 'records.view' | 'records.export') => {
      const opening = { scrollId: survey.scrollId, right };
      const { groups } = await (
        await openOwnDataSet(test.platform, { personId: person.id, sessionId: '' }, opening)
      ).ask({
        kind: 'count',
        by: [],
      });
      return groups.counts[0] ?? 0;
    };
    expect(await countAs(creator, 'records.view')).toBe(1);
    expect(await countAs(exporter, 'records.export')).toBe(1);
    expect(await countAs(exporter, 'records.view')).toBe(0);
  });

  it('goes with its questionnaire', async () => {
    await submit();
    expect(await countBy('Q1')).toEqual({ 1: 1 });
    await test.call(scrollListCalls.moveToBin, { scrollId: survey.scrollId } as never, asPerson(creator));
    await test.call(scrollListCalls.deleteForEver, { scrollId: survey.scrollId } as never, asPerson(creator));
    await expect(dataSet().ask({ kind: 'count', by: [] })).rejects.toMatchObject({ word: 'table-gone' });
    const { rows } = await test.platform.database.pool.query('select 1 from answer_record_gone where scroll_id = $1', [
      survey.scrollId,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('after publishing again', () => {
  it('a new question and a new option are there at once, in the same copy', async () => {
    await submit(optionA);
    const before = await generation();
    await publishAgain(async () => {
      await edit(itemCalls.addItems as never, {
        questionId: choiceId,
        items: [{ itemId: 'optionC001', order: 'c', title: { text: 'Sometimes' } }],
      });
      const [groupId] = (
        await test.platform.database.pool.query(
          "select jsonb_object_keys(document -> 'groups') as id from snapshot where scroll_id = $1",
          [survey.scrollId],
        )
      ).rows.map(row => row.id);
      await edit(questionCalls.addTopQuestion as never, {
        groupId,
        questionId: 'number0001',
        order: 'zz',
        type: 'nps',
        seqName: 'Q9',
        title: { text: 'How?' },
      });
    });
    await submit('optionC001', {
      answerInfoList: [
        {
          questionId: choiceId,
          topQuestionId: choiceId,
          itemId: 'optionC001',
          answerValue: 'optionC001',
          answerValueType: 1,
        },
        { questionId: 'number0001', topQuestionId: 'number0001', itemId: '', answerValue: '9', answerValueType: 2 },
      ],
    });
    expect(await countBy('Q9')).toEqual({ 9: 1, null: 1 });
    expect(await countBy('Q1')).toEqual({ 1: 1, 3: 1 });
    expect(await generation()).toBe(before);
    expect(await differences()).toEqual([]);
  });

  it('a question with another code keeps the answers it had', async () => {
    await submit(optionA);
    expect(await countBy('Q1')).toEqual({ 1: 1 });
    await publishAgain(() => edit(questionCalls.modifySeqName as never, { questionId: choiceId, seqName: 'Start' }));
    expect(await countBy('Start')).toEqual({ 1: 1 });
    expect(await differences()).toEqual([]);
  });

  it('what old answers mean otherwise now is filled again: scores, and a new calculation', async () => {
    await submit(optionA);
    const before = await generation();
    await publishAgain(() =>
      edit(settingCalls.updateSettings as never, { questionId: choiceId, itemId: optionA, settings: { 20008: 7 } }),
    );
    expect(await countBy('Q1_score')).toEqual({ 7: 1 });
    expect(await generation()).not.toBe(before);
    await publishAgain(() =>
      edit(logicCalls.saveLogicCalculationInfo as never, { name: 'Twice', expression: `score(#${choiceId}) * 2` }),
    );
    expect(await countBy('Twice')).toEqual({ 14: 1 });
    expect(await differences()).toEqual([]);
  });
});

describe('the copy can be thrown away', () => {
  it('is made anew when the database is another life: no record of before is left, not even without a trace', async () => {
    await submit(optionA);
    const gone = await submit(optionB);
    expect(await countBy('Q1')).toEqual({ 1: 1, 2: 1 });
    await test.platform.database.transaction(async db => {
      await db.query('delete from answer_record where answer_record_id = $1', [gone]);
      await db.query('delete from answer_record_gone where answer_record_id = $1', [gone]);
      await db.query('update record_history set since = pg_current_xact_id()');
    });
    expect(await countBy('Q1')).toEqual({ 1: 1 });
    expect(await differences()).toEqual([]);
  });

  it('notices a backup that was put back: what came after it is gone, what was removed since is there', async () => {
    const folder = makeTemporaryFolder('columns-backup');
    const [archivePath, filesDir] = [join(folder.path, 'all.backup.gz'), join(folder.path, 'files')];
    const { databaseUrl } = test.platform.env;
    const first = await submit(optionA);
    await createBackup({ databaseUrl, filesDir, archivePath });
    await submit(optionB);
    await test.platform.database.pool.query('delete from answer_record where answer_record_id = $1', [first]);
    expect(await countBy('Q1')).toEqual({ 2: 1 });
    await restoreBackup({ databaseUrl, filesDir, archivePath, canReplace: true });
    expect(await countBy('Q1')).toEqual({ 1: 1 });
    expect(await differences()).toEqual([]);
    folder.remove();
  }, 180_000);

  it('is made anew when its file cannot be read, and the next owner finds what the last one left', async () => {
    await submit(optionA);
    const folder = makeTemporaryFolder('columns');
    const options = { ...test.platform.env.columns, databaseUrl: test.platform.env.databaseUrl, entry: columnsWorker };
    const openAt = (path: string) => new Columns({ ...options, folder: path });
    const ask = (columns: Columns) =>
      columns.ask(survey.scrollId, { kind: 'order', sort: [], timeZone: 'Asia/Shanghai' });
    // Longer than a socket's path may be.
    const path = join(folder.path, 'far'.repeat(20), 'away'.repeat(20));
    const first = openAt(path);
    const { generation: made } = await ask(first);
    await first.close();
    const second = openAt(path);
    const { generation: kept } = await ask(second);
    expect(kept).toBe(made);
    await second.close();
    const file = readdirSync(path).find(name => name.endsWith('.duckdb'))!;
    writeFileSync(join(path, file), 'nothing that anybody could read'.repeat(1_000));
    const third = openAt(path);
    const { generation: anew, rows } = await ask(third);
    expect(anew).not.toBe(made);
    expect(rows).toHaveLength(1);
    await third.close();
    folder.remove();
  }, 180_000);

  it('heals wherever its file is spoiled: the question that met it is answered all the same, and it is told', async () => {
    for (let n = 0; n < 30; n++) await submit(n % 3 === 0 ? optionB : optionA);
    const folder = makeTemporaryFolder('columns');
    const { columns, databaseUrl } = test.platform.env;
    const told: string[] = [];
    const open = () =>
      new Columns({
        ...columns,
        databaseUrl,
        entry: columnsWorker,
        folder: folder.path,
        onSpoiled: reason => told.push(reason),
      });
    const ask = async (from: Columns) => {
      const by = [{ variable: choiceId, as: 'whole' }] as const;
      const { groups } = await from.ask(survey.scrollId, { kind: 'count', by, timeZone: 'Asia/Shanghai' } as never);
      return listGroups(groups as never).map(({ count }) => count);
    };
    const first = open();
    const right = await ask(first);
    await first.close();
    const path = join(folder.path, readdirSync(folder.path).find(name => name.endsWith('.duckdb'))!);
    const whole = readFileSync(path);
    // Behind three headers of 4 kB each come blocks of 256 kB: one after another is overwritten.
    for (let at = 3 * 4096; at < whole.length; at += 262_144) {
      const spoiled = Buffer.from(whole);
      spoiled.fill(0x5a, at + 100, Math.min(whole.length, at + 200_000));
      writeFileSync(path, spoiled);
      const next = open();
      expect(await ask(next), `block at ${at}`).toEqual(right);
      await next.close();
      // Nor does the next one meet it again.
      const later = open();
      expect(await ask(later), `block at ${at}, once more`).toEqual(right);
      await later.close();
      writeFileSync(path, whole);
    }
    expect(told.join()).toMatch(/checksum/i);
    folder.remove();
  }, 120_000);

  it('is closed to its end by a process that has nothing else to do', async () => {
    const folder = makeTemporaryFolder('columns');
    const { columns, databaseUrl } = test.platform.env;
    const asked = { options: { ...columns, folder: folder.path, databaseUrl }, tables: [survey.scrollId] };
    const asker = fork(columnsAsker, [JSON.stringify(asked)], { execArgv: [] });
    const [news] = await once(asker, 'message');
    expect(news).toEqual({ isOwner: true, asked: 1 });
    asker.disconnect();
    expect(await once(asker, 'exit')).toEqual([0, null]);
    folder.remove();
  }, 180_000);
});
