import { defaultSummaryRequest, type ReportDocument } from '@wenshu/analysis';
import {
  type Call,
  type CallData,
  errorCodes,
  reportCalls,
  reportFileCalls,
  reportMemberCalls,
  reportResultCalls,
} from '@wenshu/api-contract';
import type { Change } from '@wenshu/survey-core';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { xlsFile } from '../../../testing/files/xls-file.ts';
import { fillSurvey } from '../../../testing/fill-survey.ts';
import { samples, sendForm } from '../../../testing/send-form.ts';
import { sweep } from '../../sweep.ts';

let test: TestApp;
let maker: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let survey: TestSurvey;

beforeAll(async () => {
  test = await buildTestApp();
  [maker, colleague, stranger] = [
    await buildPerson(test.platform),
    await buildPerson(test.platform),
    await buildPerson(test.platform),
  ];
}, 180_000);
beforeEach(async () => {
  survey = await buildSurvey(test, maker);
  await giveRights(test.platform, colleague, survey.scrollId, ['records.view']);
});
afterAll(() => test.close());

const ask = <C extends Call>(call: C, input: object, person = maker) =>
  test.call(call, { scrollId: survey.scrollId, ...input } as never, { ...asPerson(person), lang: 'en' });
const got = async <C extends Call>(call: C, input: object, person = maker) => {
  const answer = await ask(call, input, person);
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const codeOf = async (call: Call, input: object, person = maker) => (await ask(call, input, person)).code;
const made = async (more: object = {}) => (await got(reportCalls.create, { name: 'Mine', ...more })).reportId;
let edits = 0;
const edit = (reportId: string, baseVersion: number, changes: readonly Change[], person = maker) =>
  ask(reportCalls.edit, { reportId, baseVersion, editId: `edit${String(++edits).padStart(6, '0')}`, changes }, person);
const documentOf = async (reportId: string) =>
  (await got(reportCalls.get, { reportId })).document as unknown as ReportDocument;
const join = (reportId: string, role: string, person = colleague) =>
  got(reportMemberCalls.saveMember, { reportId, userId: person.id, role });

const analysis = {
  kind: 'summary',
  derived: {},
  request: { ...defaultSummaryRequest, questions: [{ question: choiceId }] },
};
const blockOn = (pageId: string, id = 'block00001', content: object = shown): Change => ({
  path: ['blocks', id],
  value: { id, pageId, order: 'i', place: { x: 0, y: 0, width: 600, height: 400 }, content } as never,
});
const shown = { kind: 'exhibit', analysis, exhibitId: `shares:${choiceId}`, look: {} };
const withBlock = async () => {
  const reportId = await made();
  const [pageId] = Object.keys((await documentOf(reportId)).pages);
  expect(await edit(reportId, 0, [blockOn(pageId!)])).toMatchObject({ code: '0000', data: { version: 1 } });
  return { reportId, pageId: pageId! };
};

describe('a report', () => {
  it('needs the right to reports and not the one to look at single records (P6.23)', async () => {
    const writer = await buildPerson(test.platform);
    await giveRights(test.platform, writer, survey.scrollId, ['report.online']);
    const { reportId } = await got(reportCalls.create, { name: 'Theirs' }, writer);
    expect(await codeOf(reportCalls.get, { reportId }, writer)).toBe('0000');
    const { items } = await got(reportCalls.list, {}, writer);
    expect(items).toMatchObject([{ reportId }]);
    const looker = await buildPerson(test.platform);
    await giveRights(test.platform, looker, survey.scrollId, ['statistics.view']);
    expect(await codeOf(reportCalls.create, { name: 'Theirs' }, looker)).toBe(errorCodes.noPermission.code);
  });

  it('is made with a page, read, listed, copied, removed and taken back by its maker (S2.55)', async () => {
    const reportId = await made({ shape: 'sheet' });
    const found = await got(reportCalls.get, { reportId });
    expect(found).toMatchObject({ name: 'Mine', shape: 'sheet', pages: 1, isOwn: true, role: 'manage', version: 0 });
    expect((await got(reportCalls.list, {})).items.map(one => one.reportId)).toEqual([reportId]);
    const copy = await got(reportCalls.copy, { reportId, name: 'Copy' });
    expect(await documentOf(copy.reportId)).toEqual({ ...(await documentOf(reportId)), name: 'Copy' });
    await got(reportCalls.remove, { reportId });
    expect(await codeOf(reportCalls.get, { reportId })).toBe('9613');
    await got(reportCalls.takeBack, { reportId });
    expect(await codeOf(reportCalls.get, { reportId })).toBe('0000');
    await got(reportCalls.remove, { reportId });
    await test.platform.database.pool.query('update report set removed_at = $2 where report_id = $1', [
      reportId,
      new Date(test.clock.now().getTime() - 31 * 86_400_000),
    ]);
    await sweep(test.platform);
    expect(await codeOf(reportCalls.takeBack, { reportId })).toBe('9613');
  });

  it('is nobody’s but its members’: others learn nothing of it, in every call (S8.28)', async () => {
    const { reportId } = await withBlock();
    const change = { reportId, baseVersion: 1, editId: 'other00001', changes: [{ path: ['name'], value: 'x' }] };
    const asked: readonly (readonly [Call, object])[] = [
      [reportCalls.get, { reportId }],
      [reportCalls.edit, change],
      [reportCalls.since, { reportId, version: 0 }],
      [reportCalls.presence, { reportId, pageId: 'mypage0001' }],
      [reportCalls.history, { reportId }],
      [reportCalls.earlier, { reportId, version: 0 }],
      [reportCalls.restore, { reportId, version: 0, editId: 'other00002' }],
      [reportCalls.copy, { reportId, name: 'x' }],
      [reportCalls.remove, { reportId }],
      [reportCalls.takeBack, { reportId }],
      [reportMemberCalls.listMembers, { reportId }],
      [reportMemberCalls.saveMember, { reportId, userId: stranger.id, role: 'view' }],
      [reportMemberCalls.removeMember, { reportId, userId: maker.id }],
      [reportResultCalls.results, { reportId }],
      [reportResultCalls.freeze, { reportId, isFrozen: true }],
    ];
    for (const [call, input] of asked) {
      // Whoever may not look at the records, and whoever may but is no member.
      expect([call.path, await codeOf(call, input, stranger)]).toEqual([call.path, '9104']);
      expect([call.path, await codeOf(call, input, colleague)]).toEqual([call.path, '9613']);
    }
    expect((await got(reportCalls.list, {}, colleague)).items).toEqual([]);
  });

  it('refuses what is none: wrong input, and documents that could not be kept', async () => {
    const { reportId, pageId } = await withBlock();
    expect(await codeOf(reportCalls.create, { name: ' ' })).toBe('9207');
    expect(await codeOf(reportCalls.create, { name: 'x', shape: 'round' })).toBe('9001');
    expect(await codeOf(reportCalls.edit, { reportId, baseVersion: 1, editId: 'bad0000001', changes: [] })).toBe(
      '9001',
    );
    // Said in words: the newest version there is.
    expect(await edit(reportId, 90, [{ path: ['name'], value: 'x' }])).toMatchObject({
      code: '9001',
      message: expect.stringContaining('must not be more than 1'),
    });
    for (const changes of [
      [{ path: ['theme', 'accent'], value: 'red' }],
      [{ path: ['pages', pageId] }],
      [blockOn('gone000001', 'block00002')],
      [{ path: ['__proto__', 'x'], value: 1 }],
      [{ path: ['blocks', 'block00001', 'content', 'analysis', 'kind'], value: 'constructor' }],
    ])
      expect([changes, (await edit(reportId, 1, changes as Change[])).code]).toEqual([changes, '9630']);
    expect((await edit(reportId, 7, [{ path: ['name'], value: 'x' }])).code).toBe('9001');
    expect(await got(reportCalls.get, { reportId })).toMatchObject({ version: 1 });
  });
});

describe('edits of two people', () => {
  it('that touch different things are both made, and each learns of the other', async () => {
    const { reportId } = await withBlock();
    await join(reportId, 'edit');
    expect(await edit(reportId, 1, [{ path: ['name'], value: 'Named' }])).toMatchObject({ data: { version: 2 } });
    const place = { path: ['blocks', 'block00001', 'place', 'x'], value: 40 };
    const other = await edit(reportId, 1, [place], colleague);
    expect(other).toMatchObject({ data: { version: 3, changes: [{ path: ['name'], value: 'Named' }, place] } });
    const document = await documentOf(reportId);
    expect([document.name, document.blocks.block00001!.place.x]).toEqual(['Named', 40]);
    const news = await got(reportCalls.since, { reportId, version: 1 });
    expect(news).toMatchObject({
      version: 3,
      role: 'manage',
      isTooOld: false,
      edits: [{ isSelf: true }, { isSelf: false, nickName: colleague.nickName }],
    });
  });

  it('that write the same, or what holds it, collide: the second is told by whom (3004)', async () => {
    const { reportId, pageId } = await withBlock();
    await join(reportId, 'edit');
    await edit(reportId, 1, [{ path: ['blocks', 'block00001', 'content', 'look', 'title'], value: 'Mine' }]);
    const whole = await edit(reportId, 1, [{ path: ['blocks', 'block00001'] }], colleague);
    expect(whole).toMatchObject({
      code: '3004',
      collisions: [{ version: 2, personId: maker.id, isSelf: false, partIds: ['block00001'] }],
    });
    // Removed meanwhile: what the block of the second stands upon.
    await edit(reportId, 2, [{ path: ['blocks', 'block00001'] }, { path: ['pages', pageId] }]);
    expect(await edit(reportId, 2, [blockOn(pageId, 'block00009')], colleague)).toMatchObject({ code: '3004' });
    expect((await documentOf(reportId)).blocks).toEqual({});
  });

  it('are made once, however often they are sent, and one after the other when they come together', async () => {
    const { reportId } = await withBlock();
    const change = { reportId, baseVersion: 1, editId: 'twice00001', changes: [{ path: ['name'], value: 'Once' }] };
    const sent = await Promise.all([1, 2, 3].map(() => ask(reportCalls.edit, change)));
    expect(sent.map(({ code }) => code)).toEqual(['0000', '0000', '0000']);
    expect(await got(reportCalls.get, { reportId })).toMatchObject({ version: 2, name: 'Once' });
    const several = await Promise.all(
      ['a', 'b', 'c', 'd'].map(name => edit(reportId, 2, [{ path: ['name'], value: name }])),
    );
    expect(several.map(({ code }) => code).toSorted()).toEqual(['0000', '3004', '3004', '3004']);
  });

  it('are waited for: who looks is told as soon as one is made, and who else is there', async () => {
    const { reportId } = await withBlock();
    await join(reportId, 'view');
    const { presence } = await got(reportCalls.since, { reportId, version: 1, pageId: 'mine000001' });
    const waiting = got(reportCalls.since, { reportId, version: 1, waitSeconds: 20, pageId: 'mine000001', presence });
    await edit(reportId, 1, [{ path: ['name'], value: 'New' }]);
    expect(await waiting).toMatchObject({ version: 2, changes: [{ path: ['name'], value: 'New' }] });
    await got(
      reportCalls.presence,
      { reportId, pageId: 'theirs0001', blockId: 'block00001', isTyping: true },
      colleague,
    );
    const seen = await got(reportCalls.since, {
      reportId,
      version: 2,
      pageId: 'mine000001',
      waitSeconds: 20,
      presence,
    });
    expect(seen.others).toMatchObject([
      { personId: colleague.id, blockId: 'block00001', isTyping: true, isSelf: false },
    ]);
    await got(reportCalls.presence, { reportId, pageId: 'theirs0001', isLeaving: true }, colleague);
    expect((await got(reportCalls.since, { reportId, version: 2, pageId: 'mine000001' })).others).toEqual([]);
  });

  it('stand in the history, and an earlier report can be seen and restored as one edit', async () => {
    const { reportId } = await withBlock();
    await join(reportId, 'edit');
    const before = await documentOf(reportId);
    await edit(reportId, 1, [{ path: ['name'], value: 'Other' }], colleague);
    await edit(reportId, 2, [{ path: ['blocks', 'block00001'] }], colleague);
    const { items } = await got(reportCalls.history, { reportId });
    expect(items).toMatchObject([
      { version: 3, edits: 2, nickName: colleague.nickName },
      { version: 1, edits: 1, nickName: maker.nickName },
    ]);
    expect((await got(reportCalls.earlier, { reportId, version: 1 })).document).toEqual(before);
    expect(await codeOf(reportCalls.earlier, { reportId, version: 9 })).toBe('9632');
    expect(await got(reportCalls.restore, { reportId, version: 1, editId: 'back000001' })).toMatchObject({
      version: 4,
    });
    expect(await documentOf(reportId)).toEqual(before);
    expect((await got(reportCalls.earlier, { reportId, version: 3 })).document).toMatchObject({
      name: 'Other',
      blocks: {},
    });
  });
});

describe('members (S2.58)', () => {
  it('are people who may look at the records; what they may do follows from their role', async () => {
    const { reportId } = await withBlock();
    expect(await got(reportMemberCalls.listMembers, { reportId })).toMatchObject({
      items: [{ userId: maker.id, role: 'manage', isOwner: true }],
      candidates: [{ userId: colleague.id }],
    });
    expect(await codeOf(reportMemberCalls.saveMember, { reportId, userId: stranger.id, role: 'view' })).toBe('9633');
    await join(reportId, 'view');
    expect((await got(reportCalls.list, {}, colleague)).items).toMatchObject([
      { reportId, role: 'view', isOwn: false },
    ]);
    expect((await edit(reportId, 1, [{ path: ['name'], value: 'x' }], colleague)).code).toBe('9104');
    expect(await codeOf(reportResultCalls.freeze, { reportId, isFrozen: true }, colleague)).toBe('9104');
    await join(reportId, 'edit');
    expect((await edit(reportId, 1, [{ path: ['name'], value: 'x' }], colleague)).code).toBe('0000');
    expect(
      await codeOf(reportMemberCalls.saveMember, { reportId, userId: colleague.id, role: 'manage' }, colleague),
    ).toBe('9104');
    expect((await got(reportMemberCalls.listMembers, { reportId }, colleague)).candidates).toEqual([]);
    expect(await codeOf(reportMemberCalls.removeMember, { reportId, userId: maker.id })).toBe('9634');
    await got(reportMemberCalls.removeMember, { reportId, userId: colleague.id }, colleague);
    expect(await codeOf(reportCalls.get, { reportId }, colleague)).toBe('9613');
  });
});

/** Shares of the first question's options, in the order of the options. */
const sharesIn = (results: CallData<typeof reportResultCalls.results>, id = 'block00001') => {
  const { exhibit } = results.blocks[id] as unknown as {
    exhibit: { rows: { id: string }[]; cells: { values: number[] }[][]; source: { base: { people: number } } };
  };
  return { people: exhibit.source.base.people, yes: exhibit.cells[1]!.map(({ values }) => values[0]) };
};

describe('what blocks show', () => {
  it('is counted of the answers as they are; each reader sees their own range', async () => {
    await fillSurvey(test, survey, 30);
    const { reportId } = await withBlock();
    const south = await buildPerson(test.platform);
    await giveRights(test.platform, south, survey.scrollId, ['records.view'], { kind: 'channel', channels: ['south'] });
    await join(reportId, 'view', south);
    const all = await got(reportResultCalls.results, { reportId });
    expect(all).toMatchObject({ version: 1, isFrozen: false });
    expect(sharesIn(all)).toMatchObject({ people: 30 });
    const theirs = sharesIn(await got(reportResultCalls.results, { reportId }, south));
    const { rows } = await test.platform.database.pool.query(
      `select count(*)::int as people from answer_record where scroll_id = $1 and channel = 'south'`,
      [survey.scrollId],
    );
    expect(theirs.people).toBe(rows[0].people);
    expect(theirs.people).toBeLessThan(30);
  });

  it('moves with the answers while it is live, and stays when it is frozen', async () => {
    await fillSurvey(test, survey, 20);
    const { reportId } = await withBlock();
    expect(sharesIn(await got(reportResultCalls.results, { reportId })).people).toBe(20);
    const { frozenAsOf } = await got(reportResultCalls.freeze, { reportId, isFrozen: true });
    expect(frozenAsOf).toBeGreaterThan(0);
    await test.platform.database.pool.query(`delete from answer_record where scroll_id = $1 and serial > 15`, [
      survey.scrollId,
    ]);
    const frozen = await got(reportResultCalls.results, { reportId });
    expect([frozen.isFrozen, frozen.asOf, sharesIn(frozen).people]).toEqual([true, frozenAsOf, 20]);
    // What was changed since was not counted then.
    await edit(reportId, 1, [
      {
        path: ['blocks', 'block00001', 'content', 'analysis', 'filter'],
        value: { test: 'answered', variable: choiceId, is: true },
      },
    ]);
    expect((await got(reportResultCalls.results, { reportId })).blocks.block00001).toMatchObject({ kind: 'problem' });
    expect(await got(reportResultCalls.freeze, { reportId, isFrozen: false })).toEqual({ frozenAsOf: null });
    expect(sharesIn(await got(reportResultCalls.results, { reportId })).people).toBe(15);
  });

  it('frozen is shown to nobody who sees other records than whoever froze it', async () => {
    await fillSurvey(test, survey, 20);
    const { reportId } = await withBlock();
    const south = await buildPerson(test.platform);
    await giveRights(test.platform, south, survey.scrollId, ['records.view'], { kind: 'channel', channels: ['south'] });
    await join(reportId, 'view', south);
    await got(reportResultCalls.freeze, { reportId, isFrozen: true });
    const theirs = await got(reportResultCalls.results, { reportId }, south);
    expect(theirs.blocks.block00001).toMatchObject({
      kind: 'problem',
      text: expect.stringContaining('other responses'),
    });
  });

  it('follows the report’s filter and what the reader turns; one that cannot be counted says why, and the others are there', async () => {
    await fillSurvey(test, survey, 20);
    const { reportId, pageId } = await withBlock();
    const gone = {
      ...shown,
      analysis: { ...analysis, request: { ...analysis.request, questions: [{ question: 'gone000001' }] } },
    };
    await edit(reportId, 1, [
      blockOn(pageId, 'gone000001', gone),
      blockOn(pageId, 'turn000001', { kind: 'reader-filter', title: 'Who', variable: choiceId }),
      blockOn(pageId, 'words00001', {
        kind: 'text',
        figures: { base000001: { analysis, exhibitId: `shares:${choiceId}`, row: 'base' } },
        paragraphs: [{ style: 'body', runs: [{ text: 'Of ' }, { figureId: 'base000001' }] }],
      }),
      blockOn(pageId, 'lost000001', { ...shown, exhibitId: 'no-such' }),
    ]);
    const results = await got(reportResultCalls.results, { reportId });
    expect(results.blocks.turn000001).toEqual({
      kind: 'reader-filter',
      choices: [
        { code: 1, text: 'Yes' },
        { code: 2, text: 'No' },
      ],
    });
    expect(results.blocks.gone000001).toMatchObject({ kind: 'problem' });
    expect(results.blocks.lost000001).toMatchObject({ kind: 'problem', text: expect.stringContaining('any more') });
    expect(results.blocks.words00001).toMatchObject({ kind: 'text', figures: { base000001: { value: 20 } } });
    const turned = await got(reportResultCalls.results, {
      reportId,
      choices: { turn000001: [1] },
      blockIds: ['block00001'],
    });
    expect(Object.keys(turned.blocks)).toEqual(['block00001']);
    expect(sharesIn(turned).people).toBe(10);
    await edit(reportId, 2, [
      { path: ['filter'], value: { test: 'choice', variable: choiceId, is: 'any-of', codes: [2] } },
    ]);
    expect(sharesIn(await got(reportResultCalls.results, { reportId })).people).toBe(10);
  });
});

describe('files for a report', () => {
  const send = (call: Call, reportId: string, file: { content: Uint8Array; name: string }, person = maker) =>
    sendForm(test.app, call, { fields: { scrollId: survey.scrollId, reportId }, file, token: person.token });
  const sheet = (rows: unknown[][], more: object = {}) =>
    writeXlsx({ sheets: [{ name: 'Plan', rows: rows as never, ...more }] });

  it('a picture is kept and shown, and one of more than 10 MB is refused by its size (S5.37)', async () => {
    const reportId = await made();
    const kept = await send(reportFileCalls.uploadPicture, reportId, { content: samples.png, name: 'a.png' });
    expect(kept).toMatchObject({
      code: '0000',
      data: { address: expect.stringContaining('/api/platform/publicFile') },
    });
    const large = Buffer.concat([samples.png, Buffer.alloc(10 * 1024 * 1024)]);
    expect(await send(reportFileCalls.uploadPicture, reportId, { content: large, name: 'a.png' })).toMatchObject({
      code: '9409',
    });
    expect(await send(reportFileCalls.uploadPicture, reportId, { content: samples.html, name: 'a.png' })).toMatchObject(
      { code: '9410' },
    );
    await join(reportId, 'view');
    expect(
      await send(reportFileCalls.uploadPicture, reportId, { content: samples.png, name: 'a.png' }, colleague),
    ).toMatchObject({ code: '9104' });
  });

  it('a table is read with its numbers; merged cells, too many rows and other files are refused (S2.57, S5.65)', async () => {
    const reportId = await made();
    const table = await sheet([
      ['Month', 'Sold'],
      ['Jan', 1.5],
      ['Feb', null],
      ['Mar', 'few'],
    ]);
    expect(await send(reportFileCalls.importTable, reportId, { content: table, name: 'a.xlsx' })).toMatchObject({
      data: {
        title: 'Plan',
        columns: ['Month', 'Sold'],
        rows: [
          ['Jan', 1.5],
          ['Feb', null],
          ['Mar', 'few'],
        ],
      },
    });
    const old = { content: xlsFile([['n'], [7]]), name: 'a.xls' };
    expect(await send(reportFileCalls.importTable, reportId, old)).toMatchObject({
      data: { columns: ['n'], rows: [[7]] },
    });
    const merged = await sheet(
      [
        ['Month', 'Sold'],
        ['Jan', 1],
      ],
      { merges: [{ startRow: 1, endRow: 1, startCol: 0, endCol: 1 }] },
    );
    expect(await send(reportFileCalls.importTable, reportId, { content: merged, name: 'a.xlsx' })).toMatchObject({
      code: '9635',
    });
    const rows = (count: number) => [['n'], ...Array.from({ length: count }, (_, at) => [at])];
    const most = await send(reportFileCalls.importTable, reportId, {
      content: await sheet(rows(3_000)),
      name: 'a.xlsx',
    });
    expect((most.data as { rows: unknown[] }).rows).toHaveLength(3_000);
    expect(
      await send(reportFileCalls.importTable, reportId, { content: await sheet(rows(3_001)), name: 'a.xlsx' }),
    ).toMatchObject({ code: '9636' });
    expect(
      await send(reportFileCalls.importTable, reportId, { content: await sheet([]), name: 'a.xlsx' }),
    ).toMatchObject({ code: '9252' });
    expect(
      await send(reportFileCalls.importTable, reportId, { content: Buffer.from('a,b'), name: 'a.csv' }),
    ).toMatchObject({ code: '9403' });
    expect(
      await send(reportFileCalls.importTable, reportId, { content: table, name: 'a.xlsx' }, colleague),
    ).toMatchObject({ code: '9613' });
  });
});
