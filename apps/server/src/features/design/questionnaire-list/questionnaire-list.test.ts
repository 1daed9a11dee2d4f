import { Readable } from 'node:stream';
import {
  type CallData,
  designUploadCalls,
  errorCodes,
  linkCalls,
  projectCalls,
  publishCalls,
  recordCalls,
  scrollCalls,
  scrollListCalls,
  visitCalls,
} from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEnterprise } from '../../../testing/build-enterprise.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, buildSurvey, choiceId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { samples, sendForm } from '../../../testing/send-form.ts';

type Found = CallData<typeof scrollListCalls.search>;

let test: TestApp;
let creator: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  [creator, stranger] = [await buildPerson(test.platform), await buildPerson(test.platform)];
});
afterAll(() => test.close());

const search = async (person: TestPerson, query: object = {}) =>
  (await test.call(scrollListCalls.search, query as never, asPerson(person))).data as Found;
const create = async (person: TestPerson, name: string) =>
  ((await test.call(scrollCalls.create, { name }, asPerson(person))).data as { scrollId: string }).scrollId;
const codeOf = async (call: 'moveToBin' | 'restore' | 'deleteForEver', scrollId: string, person: TestPerson) =>
  (await test.call(scrollListCalls[call], { scrollId }, asPerson(person))).code;
const documentOf = async (scrollId: string, person: TestPerson) =>
  ((await test.call(scrollCalls.get, { scrollId }, asPerson(person))).data as { document: Questionnaire }).document;

describe('the list of questionnaires', () => {
  it('has a work type, as those of projects and tasks have: each gives and takes its own, tasks those of every kind (P3.25, P3.27)', async () => {
    const { enterpriseId, administrator } = await buildEnterprise(test);
    const lists = [
      [scrollListCalls.search, {}, -1],
      [projectCalls.search, { enterpriseId }, -2],
    ] as const;
    for (const [call, query, own] of lists) {
      const ask = (more: object) => test.call(call, { ...query, ...more } as never, asPerson(administrator));
      expect((await ask({})).data).toMatchObject({ workType: own });
      expect((await ask({ workType: own })).data).toMatchObject({ workType: own });
      const other = own === -1 ? -2 : -1;
      expect(await ask({ workType: other })).toMatchObject({ code: '9001', field: 'workType' });
    }
    const tasks = (more: object) => test.call(projectCalls.tasks, { enterpriseId, ...more }, asPerson(administrator));
    expect((await tasks({})).data).toMatchObject({ workType: null });
    for (const workType of [1, 2, 3, 4]) expect((await tasks({ workType })).data).toMatchObject({ workType });
    for (const workType of [-1, 0, 5, 1.5])
      expect(await tasks({ workType })).toMatchObject({ code: '9001', field: 'workType' });
  });

  it('is searched, filtered, ordered and paged, with ID, status and times (S3.6), and shows nothing of others', async () => {
    const person = await buildPerson(test.platform);
    const names = ['北京咖啡', '上海茶', 'Apples_100%', 'berries'];
    const ids: string[] = [];
    for (const name of names) ids.push(await create(person, name));
    const labels = (scrollId: string, ...given: string[]) =>
      test.call(scrollListCalls.updateLabels, { scrollId, labels: given }, asPerson(person));
    await labels(ids[0]!, '市场', '2026_Q1', '市场');
    await labels(ids[1]!, '市场');
    const namesOf = async (query: object) => (await search(person, query)).rows.map(row => row.name);

    expect(await namesOf({})).toEqual([...names].reverse());
    expect(await namesOf({ orderBy: 'name', direction: 'asc' })).toEqual([
      '北京咖啡',
      '上海茶',
      'Apples_100%',
      'berries',
    ]);
    expect(await namesOf({ orderBy: 'biz_create_time', direction: 'asc', page: 2, pageSize: 3 })).toEqual(['berries']);
    expect(await namesOf({ text: 'APPLES' })).toEqual(['Apples_100%']);
    // A sign of the pattern language is only a character.
    expect(await namesOf({ text: '%' })).toEqual(['Apples_100%']);
    expect(await namesOf({ text: 'q1' })).toEqual(['北京咖啡']);
    expect(await namesOf({ text: ids[3] })).toEqual(['berries']);
    expect(await namesOf({ label: '市场', orderBy: 'biz_create_time', direction: 'asc' })).toEqual(names.slice(0, 2));
    expect(await namesOf({ status: 1 })).toEqual([]);
    expect(await search(person, { status: 1 })).toMatchObject({
      total: 0,
      hasAny: true,
      labels: ['2026_Q1', '市场'],
    });
    // Its ID, its status, when it was created and changed.
    expect((await search(person, { text: '北京' })).rows[0]).toMatchObject({
      scrollId: ids[0],
      labels: ['市场', '2026_Q1'],
      isCreator: true,
      mayEdit: true,
      status: 0,
      collected: 0,
      createTime: expect.any(Number),
      updateTime: expect.any(Number),
    });
    expect(await search(stranger)).toMatchObject({ total: 0, rows: [], hasAny: false, labels: [] });
    const wrong = { orderBy: 'name; drop table person' } as never;
    expect((await test.call(scrollListCalls.search, wrong, asPerson(person))).code).toBe(errorCodes.inputInvalid.code);
  });

  it('knows four statuses, each by its word (P4.33)', async () => {
    const person = await buildPerson(test.platform);
    const set = async (scrollId: string, ...statuses: (1 | 2 | 3)[]) => {
      for (const status of statuses) await test.call(publishCalls.changeStatus, { scrollId, status }, asPerson(person));
    };
    for (const statuses of [[], [1], [1, 2], [1, 3]] as const)
      await set((await buildQuestionnaire(test, person)).scrollId, ...statuses);
    const { rows } = await search(person, { orderBy: 'biz_create_time', direction: 'asc' });
    const { status } = questionnaireTexts.en;
    expect(rows.map(row => status[row.status])).toEqual(['Editing', 'Collecting', 'Collection suspended', 'Ended']);
  });

  it('puts first what was published or suspended last: that is a change too, and a label is none', async () => {
    const person = await buildPerson(test.platform);
    const first = (await buildQuestionnaire(test, person)).scrollId;
    const second = (await buildQuestionnaire(test, person)).scrollId;
    const order = async () => (await search(person)).rows.map(row => row.scrollId);
    const timeOf = async (scrollId: string) => (await search(person, { text: scrollId })).rows[0]!.updateTime;
    expect(await order()).toEqual([second, first]);
    for (const status of [1, 2] as const) {
      const before = await timeOf(first);
      await test.call(publishCalls.changeStatus, { scrollId: first, status }, asPerson(person));
      expect(await timeOf(first)).toBeGreaterThan(before);
    }
    await test.call(scrollListCalls.updateLabels, { scrollId: second, labels: ['late'] }, asPerson(person));
    expect(await order()).toEqual([first, second]);
  });

  it('takes labels of 1 to 20 letters, digits and underscores from whoever may edit', async () => {
    const scrollId = await create(creator, 'Labelled');
    const set = async (labels: string[], person = creator) =>
      (await test.call(scrollListCalls.updateLabels, { scrollId, labels }, asPerson(person))).code;
    expect(await set(['a'.repeat(20)])).toBe('0000');
    for (const wrong of ['', ' ', 'a'.repeat(21), 'two words', 'a/b'])
      expect(await set([wrong])).toBe(errorCodes.inputInvalid.code);
    expect(await set(Array.from({ length: 11 }, (_, index) => `l${index}`))).toBe(errorCodes.inputInvalid.code);
    expect(await set(['x'], stranger)).toBe(errorCodes.noPermission.code);
  });
});

describe('a copy', () => {
  it('has the whole document and the rules, but no answers, links or status', async () => {
    const { scrollId } = await buildSurvey(test, creator);
    await giveRights(test.platform, stranger, scrollId, ['questionnaire.view']);
    const copied = await test.call(scrollListCalls.copy, { scrollId, name: 'A copy' }, asPerson(stranger));
    const { scrollId: copy } = copied.data as { scrollId: string };
    const [before, after] = [await documentOf(scrollId, creator), await documentOf(copy, stranger)];
    expect(after).toEqual({ ...before, title: { ...before.title, text: 'A copy' } });
    expect(Object.keys(after.questions)).toContain(choiceId);
    const [row] = (await search(stranger, { text: 'A copy' })).rows;
    expect(row).toMatchObject({ status: 0, collected: 0, isCreator: true });
    expect((await test.call(linkCalls.list, { scrollId: copy }, asPerson(stranger))).data).toEqual([]);
    // It can be published by itself.
    expect((await test.call(publishCalls.changeStatus, { scrollId: copy, status: 1 }, asPerson(stranger))).code).toBe(
      '0000',
    );
  });

  it('needs the right to look, and a name', async () => {
    const scrollId = await create(creator, 'Original');
    const copy = (name: string, person: TestPerson) =>
      test.call(scrollListCalls.copy, { scrollId, name }, asPerson(person));
    expect((await copy('Mine now', stranger)).code).toBe(errorCodes.noPermission.code);
    expect((await copy('x', creator)).code).toBe(errorCodes.inputInvalid.code);
  });

  it('keeps the pictures when the original goes for ever; the last of them takes them along', async () => {
    const { scrollId } = await buildQuestionnaire(test, creator);
    const { data: address } = await sendForm(test.app, designUploadCalls.uploadPicture, {
      fields: { scrollId },
      file: { content: samples.png, name: 'a.png' },
      token: creator.token,
    });
    const copied = await test.call(scrollListCalls.copy, { scrollId, name: 'With picture' }, asPerson(creator));
    const { scrollId: copy } = copied.data as { scrollId: string };
    const picture = async () => (await test.app.inject(address as string)).statusCode;
    for (const [id, expected] of [
      [scrollId, 200],
      [copy, 404],
    ] as const) {
      await codeOf('moveToBin', id, creator);
      expect(await picture()).toBe(200);
      expect(await codeOf('deleteForEver', id, creator)).toBe('0000');
      expect(await picture()).toBe(expected);
    }
  });
});

describe('the recycle bin (P4.32, S4.40)', () => {
  it('takes a collecting survey: its links refuse, nobody can work with it, and its answers are there again afterwards', async () => {
    const { scrollId, linkCode } = await buildSurvey(test, creator);
    await giveRights(test.platform, stranger, scrollId, ['questionnaire.view', 'records.view']);
    const visit = async () =>
      (await test.call(visitCalls.visit, { linkCode } as never)).data as CallData<typeof visitCalls.visit>;
    expect((await visit()).step).toBe('open');
    expect(await codeOf('moveToBin', scrollId, creator)).toBe('0000');

    for (const person of [creator, stranger]) {
      const answer = await test.call(scrollCalls.get, { scrollId }, { ...asPerson(person), lang: 'en' });
      expect(answer).toMatchObject({
        code: errorCodes.questionnaireNotFound.code,
        message: 'Questionnaire ID does not exist',
      });
      expect((await search(person, { text: scrollId })).total).toBe(0);
    }
    expect((await test.call(recordCalls.findPage, { scrollId }, asPerson(creator))).code).toBe(
      errorCodes.questionnaireNotFound.code,
    );
    expect(await codeOf('moveToBin', scrollId, creator)).toBe(errorCodes.questionnaireNotFound.code);
    expect(await visit()).toMatchObject({ step: 'refused' });
    const { data } = await test.call(scrollListCalls.bin, {}, asPerson(creator));
    expect((data as CallData<typeof scrollListCalls.bin>).rows[0]).toMatchObject({ scrollId, name: 'Coffee habits' });

    expect(await codeOf('restore', scrollId, creator)).toBe('0000');
    // Suspended: it collects again when its creator says so.
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data).toMatchObject({ status: 2 });
    expect(await codeOf('restore', scrollId, creator)).toBe(errorCodes.noPermission.code);
  });

  it('is the creator’s alone', async () => {
    const scrollId = await create(creator, 'Guarded');
    await giveRights(test.platform, stranger, scrollId, [
      'questionnaire.view',
      'questionnaire.edit',
      'questionnaire.publish',
    ]);
    expect(await codeOf('moveToBin', scrollId, stranger)).toBe(errorCodes.noPermission.code);
    expect(await codeOf('deleteForEver', scrollId, creator)).toBe(errorCodes.noPermission.code);
    await codeOf('moveToBin', scrollId, creator);
    for (const call of ['restore', 'deleteForEver'] as const)
      expect(await codeOf(call, scrollId, stranger)).toBe(errorCodes.noPermission.code);
    expect((await test.call(scrollListCalls.bin, {}, asPerson(stranger))).data).toMatchObject({ total: 0 });
    expect(await codeOf('restore', 'x', creator)).toBe(errorCodes.inputInvalid.code);
  });

  it('is emptied with every row of the questionnaire, and the files of respondents', async () => {
    const { scrollId } = await buildSurvey(test, creator);
    const { files, database } = test.platform;
    const storageKey = 'answer-file-0001';
    await files.write(storageKey, Readable.from([samples.png]));
    await database.pool.query(
      `insert into answer_file (scroll_id, answer_record_id, file_id, answer_key, storage_key, file_name, content_type, size_bytes, created_at)
       values ($1, 'record0001', 'file000001', 'q', $2, 'a.png', 'image/png', 5, now())`,
      [scrollId, storageKey],
    );
    await codeOf('moveToBin', scrollId, creator);
    expect(await codeOf('deleteForEver', scrollId, creator)).toBe('0000');
    for (const [table, column] of [
      ['questionnaire', 'scroll_id'],
      ['live_survey', 'scroll_id'],
      ['questionnaire_listing', 'scroll_id'],
      ['snapshot', 'scroll_id'],
      ['survey_link', 'scroll_id'],
      ['right_row', 'object_id'],
    ]) {
      const { rowCount } = await test.platform.database.pool.query(`select 1 from ${table} where ${column} = $1`, [
        scrollId,
      ]);
      expect([table, rowCount]).toEqual([table, 0]);
    }
    expect(await files.read(storageKey)).toBeUndefined();
    expect((await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).code).toBe(errorCodes.noPermission.code);
  });
});
