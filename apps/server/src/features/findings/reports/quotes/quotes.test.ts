import type { BlockResult, QuotesContent, ReportDocument } from '@wenshu/analysis';
import {
  type Call,
  type CallData,
  codingCalls,
  codingFrameCalls,
  recordCalls,
  reportCalls,
  reportMemberCalls,
  reportResultCalls,
  shareCalls,
  sharedCalls,
} from '@wenshu/api-contract';
import { hashText } from '@wenshu/survey-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, type TestSurvey } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';
import { dear, frameCommands, recordId, service } from '../../../../testing/coding/coded-survey.ts';
import { columnId, importRecords } from '../../../../testing/import-records.ts';

vi.setConfig({ testTimeout: 180_000 });

const said = [
  'Too dear for what it is',
  'The hotline never answers',
  'Too dear for what it was!',
  null,
  'Far too dear. Ask Mr. John Smith, 13800138000, who waited with me for two hours and got nothing at all',
  'Cheap and cheerful',
  'Rude on the phone',
  'Much too dear',
  'Nobody answers the phone',
  'It is too dear',
  'Delivery was late',
  'Delivery was late.',
  'I like the colours',
];
const [why, sex] = [columnId(0), columnId(1)];
const [M, F] = ['Men', 'Women'];
/** Four men wrote, and one wrote nothing. */
const men = [1, 2, 4, 5, 8];
const sexes = said.map((_text, at) => (men.includes(at + 1) ? M : at === 6 ? null : F));

let test: TestApp;
let maker: TestPerson;
let survey: TestSurvey;
beforeAll(async () => {
  test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '8' } });
  maker = await buildPerson(test.platform);
}, 180_000);
beforeEach(async () => {
  survey = await importRecords(test, maker, [
    { name: 'Why', texts: said },
    { name: 'Sex', levels: [M, F], values: sexes },
  ]);
}, 180_000);
afterAll(() => test.close());

const got = async <C extends Call>(call: C, input: object, person = maker) => {
  const answer = await test.call(call, { scrollId: survey.scrollId, ...input } as never, {
    ...asPerson(person),
    lang: 'en',
  });
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
};
const quotes: QuotesContent = {
  kind: 'quotes',
  title: '',
  variable: why,
  among: null,
  by: 'rule',
  order: 'newest',
  most: 3,
  chosen: [],
  beside: [],
  isForOutside: false,
};
let edits = 0;
const made = async (content: Partial<QuotesContent>, more: readonly object[] = []) => {
  const { reportId } = await got(reportCalls.create, { name: 'Quoting' });
  const { document } = await got(reportCalls.get, { reportId });
  // The contract says JSON; the server made it of this type.
  const [pageId] = Object.keys((document as unknown as ReportDocument).pages);
  const block = { id: 'block00001', pageId, order: 'i', place: { x: 0, y: 0, width: 600, height: 400 } };
  await changed(reportId, 0, [
    { path: ['blocks', 'block00001'], value: { ...block, content: { ...quotes, ...content } } },
    ...more,
  ]);
  return reportId;
};
const changed = (reportId: string, baseVersion: number, changes: readonly object[]) =>
  got(reportCalls.edit, { reportId, baseVersion, editId: `quote${String(++edits).padStart(5, '0')}`, changes });
const resultOf = async (reportId: string, person = maker, more: object = {}) => {
  const { blocks } = await got(reportResultCalls.results, { reportId, ...more }, person);
  return blocks.block00001 as unknown as BlockResult;
};
const shownOf = (result: BlockResult) => {
  expect(result).toMatchObject({ kind: 'quotes' });
  if (result.kind !== 'quotes') throw new Error(result.kind);
  return result.exhibit.texts.map(({ text, about }) => (about === undefined ? text : `${text} / ${about}`));
};
const quotedBy = async (content: Partial<QuotesContent>, more: readonly object[] = []) => {
  const reportId = await made(content, more);
  return shownOf(await resultOf(reportId));
};
const chosen = (...serials: readonly number[]) =>
  serials.map(serial => ({ recordId: recordId(serial), said: hashText({ text: said[serial - 1]! }) }));
const saysNow = (serial: number, text: string) =>
  test.platform.database.pool.query(
    `update answer_record set answers = jsonb_set(answers, $2, $3), changed = pg_current_xact_id()
      where scroll_id = $1 and serial = $4`,
    [survey.scrollId, [why], JSON.stringify(text), serial],
  );
const isMan = { test: 'choice', variable: sex, is: 'any-of', codes: [1] };
const filtered = { path: ['filter'], value: isMan };

describe('quotes by a rule', () => {
  it('are the newest, each wording once, without what identifies people and with nothing beside them', async () => {
    const shown = await quotedBy({ most: 4 });
    expect(shown).toEqual(['I like the colours', 'Delivery was late.', 'It is too dear', 'Nobody answers the phone']);
    const reportId = await made({});
    expect(await resultOf(reportId)).toMatchObject({
      exhibit: { title: 'Why', total: 12, source: { base: { people: 12 } }, areQuotes: true },
      forMaker: { gone: 0, unnamed: 0 },
    });
  });

  it('are the longest, or those that say what most say and not the same twice', async () => {
    expect(await quotedBy({ order: 'longest', most: 2 })).toEqual([
      'Far too dear. Ask Mr. ***, ***, who waited with me for two hours and got nothing at all',
      'Too dear for what it was!',
    ]);
    const [first, ...rest] = await quotedBy({ order: 'typical', most: 12 });
    expect(first).toMatch(/^Too dear for what it/);
    expect(rest.filter(text => text.startsWith('Too dear for what'))).toEqual([]);
    expect(rest).toContain('Cheap and cheerful');
  });

  it('are of the report’s filter and of nobody while fewer than ten wrote', async () => {
    expect(await resultOf(await made({}, [filtered]))).toEqual({
      kind: 'problem',
      text: 'Fewer than 10 answers can be quoted, so none is shown',
    });
    const women = { path: ['filter'], value: { not: isMan } };
    await saysNow(4, 'A second man at last');
    expect(await resultOf(await made({}, [women]))).toMatchObject({ kind: 'problem' });
    await got(recordCalls.markInvalid, { answerRecordIds: [13, 12, 11].map(recordId), reason: 'Too fast' });
    expect(shownOf(await resultOf(await made({})))[0]).toBe('It is too dear');
    await got(recordCalls.markInvalid, { answerRecordIds: [recordId(10)], reason: 'Too fast' });
    expect(await resultOf(await made({}))).toMatchObject({ kind: 'problem' });
  });

  it('may be those with a code, as long as enough have it', async () => {
    const frame = await got(codingFrameCalls.create, { scrollId: undefined, name: 'Reasons', commands: frameCommands });
    const { key, codingId } = await got(codingCalls.setUp, { variable: why, frameId: frame.frameId });
    const code = (serials: readonly number[], add: readonly number[]) =>
      got(codingCalls.code, { codingId, answerRecordIds: serials.map(recordId), add });
    await code([1, 2, 3, 5, 6, 7, 8, 9, 10], [dear]);
    await code([13], [service]);
    const among = { variable: key, codes: [dear] };
    const reportId = await made({ among });
    expect(await resultOf(reportId)).toMatchObject({ kind: 'problem' });
    await code([11], [dear]);
    expect(shownOf(await resultOf(reportId))[0]).toBe('Delivery was late');
    expect(await quotedBy({ among: { variable: key, codes: [dear, service] } })).toContain('I like the colours');
    expect(await quotedBy({ among, by: 'chosen', chosen: chosen(13, 11) })).toEqual(['Delivery was late']);
    await got(codingCalls.remove, { codingId });
    expect(await resultOf(await made({ among }))).toMatchObject({ text: expect.stringContaining('no longer exists') });
  });

  it('say who it is only where five at least are like that', async () => {
    const reportId = await made({ beside: [sex], most: 12 });
    const result = await resultOf(reportId);
    const shown = shownOf(result);
    expect(shown).toContain('I like the colours / Women');
    // Of four men, and of somebody of whom it is not known.
    expect(shown.filter(text => !text.endsWith(' / Women'))).toHaveLength(5);
    expect(result).toMatchObject({ forMaker: { unnamed: 5 } });
    await saysNow(4, 'A fifth man at last');
    expect(shownOf(await resultOf(reportId))).toContain('A fifth man at last / Men');
  });
});

describe('quotes chosen by hand', () => {
  it('stand in their order as long as they say the same and are there; the rest is told to the maker', async () => {
    const reportId = await made({ by: 'chosen', chosen: chosen(7, 2, 11, 6) });
    expect(shownOf(await resultOf(reportId))).toEqual([
      'Rude on the phone',
      'The hotline never answers',
      'Delivery was late',
      'Cheap and cheerful',
    ]);
    await saysNow(2, 'The hotline answers');
    await got(recordCalls.delete, { answerRecordIds: [recordId(11)] });
    const result = await resultOf(reportId);
    expect(shownOf(result)).toEqual(['Rude on the phone', 'Cheap and cheerful']);
    expect(result).toMatchObject({ forMaker: { gone: 2 } });
    await saysNow(7, 'x');
    await saysNow(6, 'y');
    expect(await resultOf(reportId)).toMatchObject({ text: expect.stringContaining('None of the chosen answers') });
    expect(await resultOf(await made({ by: 'chosen' }))).toMatchObject({ text: expect.stringContaining('chosen yet') });
  });

  it('are those that their reader may see', async () => {
    await test.platform.database.pool.query(
      `update answer_record set channel = case when serial = 2 then 'south' else 'north' end, changed = pg_current_xact_id()
        where scroll_id = $1`,
      [survey.scrollId],
    );
    const northern = await buildPerson(test.platform);
    const range = { kind: 'channel', channels: ['north'] } as const;
    await giveRights(test.platform, northern, survey.scrollId, ['report.online', 'records.view'], range);
    const reportId = await made({ by: 'chosen', chosen: chosen(7, 2) });
    await got(reportMemberCalls.saveMember, { reportId, userId: northern.id, role: 'view' });
    expect(shownOf(await resultOf(reportId))).toEqual(['Rude on the phone', 'The hotline never answers']);
    expect(shownOf(await resultOf(reportId, northern))).toEqual(['Rude on the phone']);
  });

  it('that are frozen lose what is deleted since, and a block that asks for others', async () => {
    const reportId = await made({ by: 'chosen', chosen: chosen(7, 6) });
    await got(reportResultCalls.freeze, { reportId, isFrozen: true });
    await saysNow(7, 'Polite on the phone');
    expect(shownOf(await resultOf(reportId))).toEqual(['Rude on the phone', 'Cheap and cheerful']);
    await changed(reportId, 1, [{ path: ['blocks', 'block00001', 'content', 'title'], value: 'In their words' }]);
    await got(recordCalls.delete, { answerRecordIds: [recordId(7)] });
    expect(shownOf(await resultOf(reportId))).toEqual(['Cheap and cheerful']);
    await changed(reportId, 2, [{ path: ['blocks', 'block00001', 'content', 'most'], value: 9 }]);
    expect(shownOf(await resultOf(reportId))).toEqual(['Cheap and cheerful']);
    await changed(reportId, 3, [{ path: ['blocks', 'block00001', 'content', 'chosen'], value: chosen(9) }]);
    expect(await resultOf(reportId)).toMatchObject({ kind: 'problem' });
  });
});

it('quotes are shown outside where their maker says so, and never whose they are', async () => {
  const reportId = await made({ by: 'chosen', chosen: chosen(7, 6, 2), beside: [sex] });
  const { code } = await got(shareCalls.saveShare, { what: 'report', reportId });
  const visit = async <C extends Call>(call: C, input: object) => {
    const answer = await test.call(call, input as never, { lang: 'en', remoteAddress: '10.1.0.1' });
    expect(answer).toMatchObject({ code: '0000' });
    return answer.data as CallData<C>;
  };
  const { ticket } = await visit(sharedCalls.open, { code });
  const outside = async () =>
    (await visit(sharedCalls.results, { ticket })).blocks.block00001 as unknown as BlockResult;
  expect(await outside()).toEqual({ kind: 'problem', text: 'What respondents wrote is not shown outside' });
  await changed(reportId, 1, [{ path: ['blocks', 'block00001', 'content', 'isForOutside'], value: true }]);
  await saysNow(2, 'The hotline answers');
  const shown = await outside();
  expect(shownOf(shown)).toEqual(['Rude on the phone', 'Cheap and cheerful / Women']);
  expect(JSON.stringify(shown)).not.toContain(recordId(7));
  // How many are gone, or stand alone, is for makers.
  expect(shown).toMatchObject({ forMaker: { gone: 0, unnamed: 0 } });
  const { document } = await visit(sharedCalls.get, { ticket });
  expect(JSON.stringify(document)).toContain('"chosen":[]');
  // Frozen as its maker sees it, a block that is taken back is gone all the same.
  await got(reportResultCalls.freeze, { reportId, isFrozen: true });
  expect(shownOf(await outside())).toHaveLength(2);
  await changed(reportId, 2, [{ path: ['blocks', 'block00001', 'content', 'isForOutside'], value: false }]);
  expect(await outside()).toMatchObject({ kind: 'problem', text: expect.stringContaining('not shown outside') });
});

it('refuses more quotes than fit, and what is no block of quotes', async () => {
  const reportId = await made({});
  const path = ['blocks', 'block00001', 'content'];
  for (const content of [
    { ...quotes, most: 51 },
    { ...quotes, most: 1.5 },
    { ...quotes, order: 'loudest' },
    { ...quotes, chosen: Array.from({ length: 51 }, () => chosen(1)[0]) },
    { ...quotes, among: { variable: why } },
    { ...quotes, beside: [sex, sex, sex, sex] },
    { ...quotes, isForOutside: 'yes' },
  ]) {
    const edit = { reportId, baseVersion: 1, editId: `wrong${String(++edits).padStart(5, '0')}` };
    const asked = { scrollId: survey.scrollId, ...edit, changes: [{ path, value: content }] };
    const answer = await test.call(reportCalls.edit, asked as never, asPerson(maker));
    expect([content, answer.code]).toEqual([content, '9630']);
  }
  // What there is no variable of, or one that nobody wrote.
  for (const variable of ['gone', sex, 'fact:ip'])
    expect(await resultOf(await made({ variable }))).toMatchObject({
      text: expect.stringContaining('no longer exists'),
    });
});
