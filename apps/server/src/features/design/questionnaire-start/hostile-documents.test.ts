import { errorCodes, respondentCalls, scrollStartCalls, templateCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildQuestionnaire, choiceId } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { hostileSheetFiles, hostileWordFiles, wordBody, wordFile } from '../../../testing/files/hostile-files.ts';
import { sendForm } from '../../../testing/send-form.ts';

const refused = [errorCodes.fileFormatWrong, errorCodes.fileTooComplex, errorCodes.importTemplateWrong].map(
  ({ code }) => code,
);

function readWord(test: TestApp, person: TestPerson, content: Buffer) {
  const file = { content, name: 'a.docx' };
  return sendForm(test.app, scrollStartCalls.readWord, { fields: {}, file, token: person.token });
}

describe('a hostile file', () => {
  let test: TestApp;
  let creator: TestPerson;
  let scrollId: string;
  beforeAll(async () => {
    test = await buildTestApp();
    creator = await buildPerson(test.platform);
    ({ scrollId } = await buildQuestionnaire(test, creator));
  });
  afterAll(() => test.close());

  it.each(Object.entries(hostileWordFiles))(
    'for Word import is refused with a code: %s',
    async (_, make) => {
      const answer = await readWord(test, creator, make());
      expect(refused).toContain(answer.code);
      expect(answer.message).not.toBe('');
    },
    60_000,
  );

  it.each(Object.entries(hostileSheetFiles))(
    'for the imports of options and of respondents is refused with a code: %s',
    async (_, make) => {
      const file = { content: make(), name: 'a.xlsx' };
      const { token } = creator;
      const options = { fields: { scrollId, type: 'options', questionId: choiceId }, file, token };
      expect(refused).toContain((await sendForm(test.app, templateCalls.importItems, options)).code);
      const people = await sendForm(test.app, respondentCalls.importRespondents, { fields: { scrollId }, file, token });
      expect([...refused, errorCodes.importFileEmpty.code]).toContain(people.code);
    },
    90_000,
  );
});

describe('while a file keeps its reader busy', () => {
  let test: TestApp;
  let creator: TestPerson;
  beforeAll(async () => {
    const entry = new URL('../../../testing/stuck-file-worker.mjs', import.meta.url);
    test = await buildTestApp({
      threadKinds: { 'file-document': { entry, timeMs: 4000, heapMb: 256 } },
      turns: { mostEach: 1, mostWaitingEach: 1 },
    });
    creator = await buildPerson(test.platform);
  });
  afterAll(() => test.close());

  it('the server answers everybody else; the file is refused in the end, and one too many at once', async () => {
    const loop = () => readWord(test, creator, Buffer.concat([wordFile(wordBody('')), Buffer.from('loop for ever')]));
    const states: string[] = [];
    const first = loop().then(answer => {
      states.push('refused');
      return answer;
    });
    const waiting = loop();
    while ((await test.app.inject('/healthz')).statusCode === 200 && states.length < 3) states.push('healthy');
    expect(states).toEqual(['healthy', 'healthy', 'healthy']);
    const third = await loop();
    const answers = [await first, await waiting, third];
    expect(answers.map(({ code }) => code).sort()).toEqual(
      [errorCodes.fileTooComplex, errorCodes.fileTooComplex, errorCodes.fileReadersBusy].map(({ code }) => code).sort(),
    );
  }, 180_000);
});
