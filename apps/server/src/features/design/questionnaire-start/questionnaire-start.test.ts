import { readFileSync } from 'node:fs';
import { type CallData, errorCodes, scrollCalls, scrollStartCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { draftsOf, inOrder, type Questionnaire, readSurveyText } from '@wenshu/survey-core';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { Document, LevelFormat, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { type SentForm, samples, sendForm } from '../../../testing/send-form.ts';
import { findTemplate, templateSlugs } from './templates.ts';

type Templates = CallData<typeof scrollStartCalls.templates>;

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

const documentOf = async (scrollId: string) =>
  ((await test.call(scrollCalls.get, { scrollId }, asPerson(creator))).data as { document: Questionnaire }).document;

describe('the template pool', () => {
  it('is listed in the reader’s language, looked at and used (S1.12)', async () => {
    const list = async (lang: 'zh' | 'en') =>
      (await test.call(scrollStartCalls.templates, {} as never, { ...asPerson(creator), lang })).data as Templates;
    expect((await list('zh')).map(({ slug }) => slug)).toEqual(templateSlugs);
    expect((await list('en'))[1]).toMatchObject({ slug: 'nps', title: 'Net promoter score (NPS)', questionCount: 7 });
    const request = { ...asPerson(creator), lang: 'en' } as const;
    const looked = (await test.call(scrollStartCalls.template, { slug: 'nps' }, request)).data;
    expect(looked).toMatchObject({ questions: [{ type: 'nps', isRequired: true }, {}, {}, {}, {}, {}, {}] });
    const input = { slug: 'nps', name: 'Our NPS', languageId: 2 };
    const { scrollId } = (await test.call(scrollStartCalls.createFromTemplate, input, request)).data as {
      scrollId: string;
    };
    const document = await documentOf(scrollId);
    expect(document).toMatchObject({ baseLanguageId: 2, title: { text: 'Our NPS' } });
    expect(document.description.text).toContain('less than 2 minutes');
    expect(draftsOf(document)).toEqual(findTemplate('nps', 'en')!.questions);
    // Whoever reads English may make a Chinese survey: it is Chinese throughout.
    const chinese = (await test.call(scrollStartCalls.createFromTemplate, { ...input, languageId: 1 }, request)).data;
    expect(draftsOf(await documentOf((chinese as { scrollId: string }).scrollId))).toEqual(
      findTemplate('nps', 'zh')!.questions,
    );
    const rules = inOrder(document.logic).map(rule => describeRule(rule, document, 'en'));
    expect(rules).toEqual(['Show Q4 when Q1 is at least 9', 'Show Q5 when Q1 is at most 8']);
  });

  it('refuses a template that is none, and a path instead of one', async () => {
    for (const slug of ['no-such-one', '../../package']) {
      const answer = await test.call(scrollStartCalls.template, { slug }, asPerson(creator));
      expect(answer).toMatchObject({ code: errorCodes.inputInvalid.code, field: 'slug' });
    }
  });
});

describe('text', () => {
  const create = (text: string, name = 'From text') =>
    test.call(scrollStartCalls.createFromText, { text, name }, asPerson(creator));

  it('becomes a questionnaire', async () => {
    const { data } = await create('1. 您喜欢什么？【单选题】【必填】\n苹果\n其他 ____\n\n2. 为什么？ [fill-in]');
    const { scrollId, problems } = data as CallData<typeof scrollStartCalls.createFromText>;
    expect(problems).toEqual([]);
    expect(draftsOf(await documentOf(scrollId!)).map(({ type, title }) => [type, title])).toEqual([
      ['single-choice', '您喜欢什么？'],
      ['fill-in', '为什么？'],
    ]);
  });

  it('that cannot be read creates nothing and says every line', async () => {
    const { data } = await create('lonely option\n1. What? 【神秘题】\n2. And? [fill-in]\nan option');
    expect(data).toEqual({
      scrollId: null,
      problems: [
        { problem: 'import-type-missing', line: 1 },
        { problem: 'import-type-unknown', line: 2, name: '神秘题' },
        { problem: 'import-options-not-allowed', line: 4 },
      ],
    });
    expect((await create('', 'Empty')).data).toMatchObject({ problems: [{ problem: 'import-empty' }] });
    expect((await create('1. a [fill-in]', 'x')).code).toBe(errorCodes.inputInvalid.code);
  });
});

const wordLists = (['questions', 'options'] as const).map(reference => ({
  reference,
  levels: [
    { level: 0, format: reference === 'questions' ? LevelFormat.DECIMAL : LevelFormat.UPPER_LETTER, text: '%1.' },
  ],
}));

const wordTable = (rows: readonly (readonly string[])[]) =>
  new Table({
    rows: rows.map(
      cells => new TableRow({ children: cells.map(text => new TableCell({ children: [new Paragraph(text)] })) }),
    ),
  });

/** A text as somebody would have it in Word: lines with tabs are tables; on wish the numbers are those of Word's own lists. */
function wordBlocks(text: string, hasLists = false): (Paragraph | Table)[] {
  const blocks: (Paragraph | Table)[] = [];
  let rows: string[][] = [];
  for (const line of [...text.split('\n'), '']) {
    if (line.includes('\t')) rows.push(line.split('\t'));
    else {
      if (rows.length > 0) blocks.push(wordTable(rows));
      rows = [];
      const [number] = /^(?:[QS]?\d+[.、]|（\d+）)\s*/.exec(line) ?? [''];
      const [letter] = /^[A-Za-z][.)]\s*/.exec(line) ?? [''];
      const reference = number ? 'questions' : letter ? 'options' : '';
      if (!hasLists || !reference) blocks.push(new Paragraph(line));
      else
        blocks.push(new Paragraph({ text: line.slice((number || letter).length), numbering: { reference, level: 0 } }));
    }
  }
  return blocks;
}

describe('a Word document', () => {
  const word = async (children: (Paragraph | Table)[]) => Packer.toBuffer(new Document({ sections: [{ children }] }));
  const numberedWord = (children: (Paragraph | Table)[]) =>
    Packer.toBuffer(new Document({ numbering: { config: wordLists }, sections: [{ children }] }));
  const read = (content: Uint8Array, name = 'a.docx', sent: Partial<SentForm> = {}) =>
    sendForm(test.app, scrollStartCalls.readWord, {
      fields: {},
      file: { content, name },
      token: creator.token,
      ...sent,
    });

  it('is read line by line: paragraphs, breaks inside them, cells, special characters', async () => {
    const content = await word([
      new Paragraph({ text: '1. Which <fruit> & why? [single choice]' }),
      new Paragraph({ text: '' }),
      new Paragraph({
        children: [
          new TextRun({ text: 'Ap', bold: true }),
          new TextRun('ple'),
          new TextRun({ text: 'Pear', break: 1 }),
        ],
      }),
      new Table({
        rows: [
          new TableRow({
            children: ['Fig', '其他 ____'].map(text => new TableCell({ children: [new Paragraph(text)] })),
          }),
        ],
      }),
    ]);
    expect((await read(content)).data).toEqual({
      text: '1. Which <fruit> & why? [single choice]\nApple\nPear\nFig\n其他 ____',
    });
  });

  it('keeps the columns of a table and the numbers of its lists, which is what tells questions from options', async () => {
    const list = (reference: string, level: number) => ({ numbering: { reference, level } });
    const content = await numberedWord([
      new Paragraph({ text: 'Which drink?', ...list('questions', 0) }),
      new Paragraph({ text: 'Tea', ...list('options', 0) }),
      new Paragraph({ text: 'Coffee', ...list('options', 0) }),
      new Paragraph({ text: 'How are they?', ...list('questions', 0) }),
      wordTable([
        ['', 'Good', 'Bad'],
        ['Taste', '', ''],
        ['Price', '', ''],
      ]),
      new Paragraph({ text: 'Why?', ...list('questions', 0) }),
      new Paragraph({ text: 'Bullet', bullet: { level: 0 } }),
    ]);
    expect((await read(content)).data).toEqual({
      text: '1. Which drink?\nA. Tea\nB. Coffee\n2. How are they?\n\tGood\tBad\nTaste\t\t\nPrice\t\t\n3. Why?\n• Bullet',
    });
  });

  // What people write, once with typed numbers and tables, once with the lists and tables of Word itself.
  it.each(['01-brand-tracker.zh', '03-event-feedback.en', '07-medical-visit.zh'])(
    'holds the same questions as its text: %s',
    async name => {
      const path = new URL(
        `../../../../../../packages/question-types/test/questionnaires/${name}.txt`,
        import.meta.url,
      );
      const text = readFileSync(path, 'utf8');
      const asked = (from: string) =>
        readSurveyText(from, questionTypes)
          .questions.filter(question => question.type !== 'text-note')
          .map(({ line: _line, ...question }) => question);
      const typed = ((await read(await word(wordBlocks(text)))).data as { text: string }).text;
      expect(asked(typed)).toEqual(asked(text));
      const listed = ((await read(await numberedWord(wordBlocks(text, true)))).data as { text: string }).text;
      expect(asked(listed)).toEqual(asked(text));
    },
  );

  it('of another format is refused in the words for a wrong file, an empty one as empty (S5.62)', async () => {
    for (const [content, name] of [
      [samples.png, 'a.docx'],
      [Buffer.from('1. What? [fill-in]'), 'a.txt'],
      [Buffer.from('PK\x03\x04 not really a zip [Content_Types].xml'), 'a.docx'],
    ] as const) {
      const answer = await read(content, name);
      expect([answer.code, answer.message]).toEqual([
        errorCodes.fileFormatWrong.code,
        'Please upload a file of type DOCX',
      ]);
    }
    expect((await read(await word([new Paragraph({ text: ' ' })]))).code).toBe(errorCodes.importFileEmpty.code);
    expect((await sendForm(test.app, scrollStartCalls.readWord, { fields: {}, token: creator.token })).code).toBe(
      errorCodes.inputInvalid.code,
    );
  });
});
