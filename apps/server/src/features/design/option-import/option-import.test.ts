import {
  type CallData,
  errorCodes,
  importTemplates,
  questionCalls,
  scrollCalls,
  templateCalls,
} from '@wenshu/api-contract';
import { inOrder, ordersBetween, type Questionnaire } from '@wenshu/survey-core';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { hostileSheetFiles } from '../../../testing/files/hostile-files.ts';
import { type SentForm, samples, sendForm } from '../../../testing/send-form.ts';

const cascadeId = 'cascade001';
type Template = (typeof importTemplates)[number];

let test: TestApp;
let creator: TestPerson;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  const built = await buildQuestionnaire(test, creator);
  scrollId = built.scrollId;
  const [order] = ordersBetween('z', null, 1);
  const question = { scrollId, groupId: built.groupId, questionId: cascadeId, order, type: 'cascade', seqName: 'Q4' };
  await test.call(questionCalls.addTopQuestion, { ...question, title: { text: 'Where?' } } as never, asPerson(creator));
});
afterAll(() => test.close());

const sheet = (rows: (string | number | null)[][]) => writeXlsx({ sheets: [{ name: 'any', rows }] });
const importFile = (type: Template, content: Uint8Array | string, sent: Partial<SentForm> & { name?: string } = {}) =>
  sendForm(test.app, templateCalls.importItems, {
    fields: { scrollId, questionId: type === 'cascade' ? cascadeId : choiceId, type },
    file: { content: typeof content === 'string' ? Buffer.from(content) : content, name: sent.name ?? 'a.txt' },
    token: creator.token,
    ...sent,
  });
const importSheet = async (type: Template, rows: (string | number | null)[][]) =>
  importFile(type, await sheet(rows), { name: 'a.xlsx' });
const itemsOf = async (questionId: string) => {
  const { document } = (await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as {
    document: Questionnaire;
  };
  const { items } = document.questions[questionId]!;
  return inOrder(items).map(item => [item.title.text, item.parentItemId ? items[item.parentItemId]?.title.text : '']);
};
const download = (type: string, lang: string) =>
  test.app.inject({
    url: `/api${templateCalls.download.path}`,
    query: { type },
    headers: { authorization: `Bearer ${creator.token}`, lang },
  });

describe('a template', () => {
  it.each(importTemplates.flatMap(type => ['zh', 'en'].map(lang => [type, lang] as const)))(
    'for %s in %s can be imported as it comes',
    async (type, lang) => {
      const { rawPayload, headers } = await download(type, lang);
      expect(headers['content-disposition']).toMatch(/\.xlsx/);
      const { sheets } = await readXlsx(rawPayload);
      expect(sheets).toHaveLength(2);
      const { code, message } = await importFile(type, rawPayload, { name: 'filled.xlsx' });
      expect([code, message]).toEqual(['0000', 'Success']);
    },
  );

  it('of another kind does not exist', async () => {
    expect((await download('nothing', 'en')).json().code).toBe(errorCodes.inputInvalid.code);
  });
});

describe('an import', () => {
  it('adds an option for every row of a sheet, numbers included', async () => {
    const before = await itemsOf(choiceId);
    const { data } = await importSheet('options', [['Option'], ['Tea'], [2026], [null], [' Water ']]);
    expect((data as CallData<typeof templateCalls.importItems>).changes.length).toBeGreaterThan(0);
    expect(await itemsOf(choiceId)).toEqual([...before, ['Tea', ''], ['2026', ''], ['Water', '']]);
  });

  it('puts a cascade in place of what was there', async () => {
    await importFile('cascade', '浙江\t杭州\n浙江\t宁波\n江苏\t南京');
    expect(await itemsOf(cascadeId)).toEqual([
      ['浙江', ''],
      ['杭州', '浙江'],
      ['宁波', '浙江'],
      ['江苏', ''],
      ['南京', '江苏'],
    ]);
  });

  it('reads csv, and text in GBK', async () => {
    await importFile('cascade', '"A, Inc",b\nC,d\n', { name: 'a.csv' });
    expect((await itemsOf(cascadeId))[0]).toEqual(['A, Inc', '']);
    await importFile('cascade', Buffer.from([0xc4, 0xe3, 0x09, 0xba, 0xc3]));
    expect(await itemsOf(cascadeId)).toEqual([
      ['你', ''],
      ['好', '你'],
    ]);
  });

  it.each([
    ['importFileEmpty', 'options', ''],
    ['importFileEmpty', 'options', ' \n\n'],
    ['importSlashInName', 'cascade', 'a/b\tc'],
    ['importParentMissing', 'layers', '\tApple'],
    ['importLevelsDiffer', 'cascade', 'a\tb\nc'],
    ['editRefused', 'cascade', 'a\tb\tc\td\te'],
    ['editRefused', 'options', Array.from({ length: 101 }, (_, n) => `line ${n}`).join('\n')],
    ['editRefused', 'options', 'x'.repeat(801)],
    ['editRefused', 'cascade', Array.from({ length: 4001 }, (_, n) => `a\t${n}`).join('\n')],
    ['editRefused', 'cascade', 'a\tb\na\tb'],
  ] as const)('answers %s for %s with a fault of its own', async (name, type, text) => {
    expect((await importFile(type, text)).code).toBe(errorCodes[name].code);
  });

  it('takes 4,000 cases', async () => {
    const cases = Array.from({ length: 4000 }, (_, n) => `Province ${n % 30}\tCity ${n}`);
    expect((await importFile('cascade', cases.join('\n'))).code).toBe('0000');
  });

  it('knows a sheet that is not its template, and a broken one', async () => {
    const wrong = errorCodes.importTemplateWrong.code;
    expect((await importSheet('options', [['Name'], ['Tea']])).code).toBe(wrong);
    expect((await importSheet('cascade', [['Option'], ['Tea']])).code).toBe(wrong);
    expect((await importSheet('options', [['Option']])).code).toBe(errorCodes.importFileEmpty.code);
    const broken = Buffer.from(await sheet([['Option']])).subarray(0, 600);
    expect((await importFile('options', broken, { name: 'a.xlsx' })).code).toBe(wrong);
  });

  it('unpacks a sheet only so far, whatever it says of its size', async () => {
    const huge = hostileSheetFiles['a zip bomb that says it is small']!();
    expect(await importFile('options', huge, { name: 'a.xlsx' })).toMatchObject({
      code: errorCodes.fileTooComplex.code,
      field: 'file',
    });
  });

  it('knows a file of another format, and one that is too large', async () => {
    expect((await importFile('options', samples.png, { name: 'a.xlsx' })).code).toBe(errorCodes.fileFormatWrong.code);
    expect((await importFile('options', Buffer.alloc(5 * 1024 * 1024 + 1, 'a'))).code).toBe(
      errorCodes.fileTooLarge.code,
    );
  });

  it('is an edit like any other: by those who may, on what they saw', async () => {
    const stranger = await buildPerson(test.platform);
    expect((await importFile('options', 'x', { token: stranger.token })).code).toBe(errorCodes.noPermission.code);
    await giveRights(test.platform, stranger, scrollId, ['questionnaire.edit']);
    expect((await importFile('cascade', 'x\ty', { token: stranger.token })).code).toBe('0000');
    const fields = { scrollId, questionId: cascadeId, type: 'cascade', baseVersion: 0 };
    expect((await importFile('cascade', 'x\ty', { fields })).code).toBe(errorCodes.savedByOthers.code);
    expect((await importFile('options', 'x', { fields: { ...fields, questionId: 'nothing001' } })).code).toBe(
      errorCodes.editRefused.code,
    );
  });
});
