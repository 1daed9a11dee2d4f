import { type CallData, designCalls, errorCodes, logicCalls, questionCalls, scrollCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire, choiceId, optionB, textId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { unzipEntry } from '../../../testing/unzip-entry.ts';

type ForLanguage = CallData<typeof scrollCalls.getForLanguage>;
const ENGLISH = 2;

let test: TestApp;
let creator: TestPerson;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  ({ scrollId } = await buildQuestionnaire(test, creator));
  const translate = { scrollId, languageId: ENGLISH } as const;
  await test.call(designCalls.addLanguage, { ...translate, name: 'English' }, asPerson(creator));
  await test.call(
    designCalls.translate,
    { ...translate, texts: [{ id: choiceId, field: 'title', text: { text: 'Coffee, yes?' } }] } as never,
    asPerson(creator),
  );
});
afterAll(() => test.close());

describe('the texts of a questionnaire', () => {
  const texts = async (languageId: number) =>
    (await test.call(scrollCalls.getForLanguage, { scrollId, languageId }, asPerson(creator))).data as ForLanguage;

  it('stand side by side for translating, with how much is done', async () => {
    const { texts: listed, share, languages, baseLanguageId } = await texts(ENGLISH);
    expect(languages).toEqual([{ languageId: ENGLISH, name: 'English' }]);
    expect([baseLanguageId, share]).toEqual([1, 1 / listed.length]);
    expect(listed.find(one => one.id === choiceId && one.field === 'title')).toMatchObject({
      base: { text: 'Do you drink coffee?' },
      translation: { text: 'Coffee, yes?' },
    });
    expect(listed.find(one => one.id === optionB)).toMatchObject({ base: { text: 'No' }, translation: null });
  });

  it('need no translation in the base language', async () => {
    expect((await texts(1)).share).toBe(1);
  });

  it('are for those who may see it', async () => {
    const stranger = await buildPerson(test.platform);
    const input = { scrollId, languageId: ENGLISH };
    expect((await test.call(scrollCalls.getForLanguage, input, asPerson(stranger))).code).toBe('9104');
    expect((await test.call(scrollCalls.getForLanguage, { scrollId, languageId: 0 }, asPerson(creator))).code).toBe(
      errorCodes.inputInvalid.code,
    );
  });
});

describe('the Word document', () => {
  const wordOf = async (input: object, lang = 'en') => {
    const response = await test.app.inject({
      method: 'POST',
      url: `/api${scrollCalls.downLoadScrollToWord.path}`,
      payload: { scrollId, ...input },
      headers: { authorization: `Bearer ${creator.token}`, lang },
    });
    expect(response.headers['content-type']).toContain('wordprocessingml');
    const xml = unzipEntry(response.rawPayload, 'word/document.xml');
    return xml
      .replaceAll('</w:p>', '\n')
      .replaceAll(/<[^>]+>/g, '')
      .split('\n')
      .map(line => line.trim())
      .filter(Boolean);
  };

  it('has the questions with their numbers and options, matrices as tables, and the logic in words', async () => {
    const rule = {
      id: 'rule000001',
      order: 'a',
      kind: 'display',
      target: { questionId: textId },
      when: { test: 'choice', questionId: choiceId, is: 'any-of', itemIds: [optionB] },
    };
    expect((await test.call(logicCalls.saveLogic, { scrollId, rules: [rule] } as never, asPerson(creator))).code).toBe(
      '0000',
    );
    const calculation = { scrollId, name: 'total', expression: `#${choiceId}.${optionB} * 2` };
    expect((await test.call(logicCalls.saveLogicCalculationInfo, calculation, asPerson(creator))).code).toBe('0000');
    const lines = await wordOf({});
    expect(lines).toEqual(
      expect.arrayContaining([
        'Coffee habits',
        expect.stringMatching(/^Q1 Do you drink coffee\? \[.*required\]$/),
        '1. Yes',
        '2. No',
        'Taste',
        'Logic',
      ]),
    );
    expect(lines[lines.indexOf('Logic') + 1]).toMatch(/Q2.*Q1.*No/);
    expect(lines.at(-1)).toBe('total = Q1[No] * 2');
    expect(lines.indexOf('2. No')).toBeLessThan(lines.indexOf('Taste'));
  });

  it('comes in another language of the survey, and with our words in the reader’s', async () => {
    const lines = await wordOf({ languageId: ENGLISH }, 'zh');
    expect(lines.some(line => line.startsWith('Q1 Coffee, yes?') && line.includes('必答'))).toBe(true);
  });

  it('survives characters that XML does not know', async () => {
    await test.call(
      questionCalls.modifyName,
      { scrollId, questionId: textId, title: { text: 'odd \u0001 <b>&' } },
      asPerson(creator),
    );
    expect((await wordOf({})).some(line => line.startsWith('Q2 odd') && line.includes('&lt;b&gt;&amp;'))).toBe(true);
  });

  it('is for those who may see it', async () => {
    const stranger = await buildPerson(test.platform);
    expect((await test.call(scrollCalls.downLoadScrollToWord, { scrollId }, asPerson(stranger))).code).toBe('9104');
  });
});
