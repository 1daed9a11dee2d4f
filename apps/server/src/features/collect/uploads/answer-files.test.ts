import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  answerCalls,
  answerUploadCalls,
  type CallData,
  errorCodes,
  publishCalls,
  questionCalls,
  recordCalls,
} from '@wenshu/api-contract';
import { ordersBetween } from '@wenshu/survey-core';
import { errorTexts } from '@wenshu/texts/errors';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RecordRange } from '../../../authorisation/record-range.ts';
import { removeAllRights } from '../../../authorisation/right.repository.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import {
  asPerson,
  buildQuestionnaire,
  optionA,
  publishQuestionnaire,
  sentAnswers,
  type TestSurvey,
} from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { samples, sendForm } from '../../../testing/send-form.ts';
import { sweep } from '../../sweep.ts';

const pictureId = 'picture001';
const fileId = 'anyfile001';
const videoId = 'video00001';
const whateverId = 'whatever01';
const DAY = 86_400;
const MEGABYTE = 1024 * 1024;

interface Uploaded {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let nextRecord = 0;
const newRecordId = () => `filerecord${String(++nextRecord).padStart(10, '0')}`;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  const { scrollId, groupId } = await buildQuestionnaire(test, creator);
  const orders = ordersBetween('z', null, 4);
  const types = [
    [pictureId, 'image-upload', { 20111: 2 }],
    [fileId, 'file-upload', {}],
    [videoId, 'video-upload', {}],
    [whateverId, 'file-upload', { 20041: 'any' }],
  ] as const;
  for (const [index, [questionId, type, settings]] of types.entries())
    await test.call(
      questionCalls.addTopQuestion,
      {
        scrollId,
        groupId,
        questionId,
        type,
        settings,
        order: orders[index]!,
        seqName: `Q${index + 4}`,
        title: { text: type },
      },
      asPerson(creator),
    );
  survey = await publishQuestionnaire(test, creator, scrollId);
});
afterAll(() => test.close());

const upload = (
  answerRecordId: string,
  {
    questionId = pictureId,
    content = samples.png as Uint8Array,
    name = '店 1.png',
    ...more
  }: Record<string, unknown> & {
    questionId?: string;
    content?: Uint8Array;
    name?: string;
  } = {},
  call: keyof Pick<typeof answerUploadCalls, 'uploadPicture' | 'uploadFile'> = 'uploadFile',
) =>
  sendForm(test.app, answerUploadCalls[call], {
    fields: { linkCode: survey.linkCode, cookieId: 'visitor1', answerRecordId, questionId, ...more },
    file: { content, name },
  });
const uploaded = async (...args: Parameters<typeof upload>) => (await upload(...args)).data as Uploaded;
const look = (answerRecordId: string, id: string, more: object = {}) =>
  test.app.inject({
    url: `/api${answerUploadCalls.file.path}`,
    query: { linkCode: survey.linkCode, cookieId: 'visitor1', answerRecordId, fileId: id, ...more },
  });
const submit = (answerRecordId: string, files: readonly Uploaded[], more: object = {}) => {
  const sent = sentAnswers(survey, answerRecordId, optionA, { cookieId: 'visitor1', ...more });
  const rows = files.map(({ id, size, name }) => ({
    questionId: pictureId,
    topQuestionId: pictureId,
    answerValue: `${id}/${size}/${name}`,
    answerValueType: 3 as const,
  }));
  return test.call(answerCalls.submitAnswer, { ...sent, answerInfoList: [...sent.answerInfoList, ...rows] });
};
const rowsOf = async (answerRecordId: string) =>
  (await test.platform.database.pool.query('select * from answer_file where answer_record_id = $1', [answerRecordId]))
    .rows;
const storedFiles = async () => {
  const { files } = test.platform.env;
  if (files.kind !== 'folder') throw new Error('kept in a folder here');
  return (await readdir(files.folder, { recursive: true, withFileTypes: true })).filter(entry => entry.isFile()).length;
};

describe('a file for an answer', () => {
  it('is kept by uploadPicture before the record is, and shown to its sender only (S7.6)', async () => {
    const record = newRecordId();
    const { data } = await upload(record, {}, 'uploadPicture');
    expect(data).toEqual({ id: expect.any(String), name: '店 1.png', size: samples.png.length });
    const { id } = data as Uploaded;
    const own = await look(record, id);
    expect(own.rawPayload.equals(samples.png)).toBe(true);
    expect(own.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    expect(own.headers['content-disposition']).toMatch(/^inline/);
    expect((await look(record, id, { cookieId: 'visitor2' })).json().code).toBe(errorCodes.fileNotFound.code);
    expect((await look(newRecordId(), id)).json().code).toBe(errorCodes.fileNotFound.code);
  });

  it('is not written anywhere while the survey is not open, for a question that takes none, or by a link that is none', async () => {
    const record = newRecordId();
    const write = vi.spyOn(test.platform.files, 'write');
    const setStatus = (status: 1 | 2) =>
      test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status }, asPerson(creator));
    await setStatus(2);
    const codes = [(await upload(record)).code];
    await setStatus(1);
    codes.push((await upload(record, { linkCode: 'nobodys000' })).code);
    codes.push((await upload(record, { questionId: 'choice0001' })).code);
    expect(codes).not.toContain('0000');
    expect([write.mock.calls.length, (await rowsOf(record)).length]).toEqual([0, 0]);
    expect((await upload(record)).code).toBe('0000');
    expect(write).toHaveBeenCalledTimes(1);
    write.mockRestore();
  });

  it('belongs to the record from its first save on', async () => {
    const record = newRecordId();
    const { id } = await uploaded(record);
    await submit(record, [], { answerStatus: 1, saveSeq: 1 });
    expect((await look(record, id)).statusCode).toBe(200);
    expect((await look(record, id, { cookieId: 'visitor2' })).json().code).toBe(errorCodes.answerRecordNotFound.code);
    expect((await upload(record, { cookieId: 'visitor2' })).code).toBe(errorCodes.answerRecordNotFound.code);
  });

  it('that is no picture is saved, not shown', async () => {
    const record = newRecordId();
    const { id } = await uploaded(record, { questionId: fileId, content: Buffer.from('你好,1'), name: 'a.csv' });
    const { headers } = await look(record, id);
    expect(headers).toMatchObject({ 'content-type': 'text/csv' });
    expect(headers['content-disposition']).toMatch(/^attachment/);
  });

  it('is taken in any format where the creator says so, and then never shown unless it is a known picture, film or sound (P5.37)', async () => {
    const headersOf = async (questionId: string, content: Buffer, name: string) => {
      const record = newRecordId();
      const { id } = await uploaded(record, { questionId, content, name });
      return (await look(record, id)).headers;
    };
    const odd = Buffer.from([0, 1, 2, 3, 255, 254]);
    for (const [content, name] of [
      [odd, 'drawing.dwg'],
      [samples.html, 'page.html'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'x.svg'],
      [samples.html, 'really.png'],
      [Buffer.from('a\0b'), 'a.txt'],
    ] as const) {
      const headers = await headersOf(whateverId, content, name);
      expect(headers).toMatchObject({ 'content-type': 'application/octet-stream' });
      expect(headers['content-disposition']).toMatch(/^attachment/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect((await upload(newRecordId(), { questionId: fileId, content, name })).code).toBe(
        errorCodes.fileFormatWrong.code,
      );
    }
    expect(await headersOf(whateverId, samples.png, 'a.png')).toMatchObject({ 'content-type': 'image/png' });
    expect((await upload(newRecordId(), { questionId: whateverId, content: odd }, 'uploadPicture')).code).toBe(
      errorCodes.pictureFormatWrong.code,
    );
  });

  it('is refused by its bytes, by the question’s rules, and where no file is asked for', async () => {
    const before = await storedFiles();
    const refused = async (...args: Parameters<typeof upload>) => (await upload(...args)).code;
    expect(await refused(newRecordId(), { content: samples.html, name: 'a.png' })).toBe(
      errorCodes.pictureFormatWrong.code,
    );
    expect(await refused(newRecordId(), { content: samples.mp4 })).toBe(errorCodes.pictureFormatWrong.code);
    const webp = Buffer.from('RIFF\x10\0\0\0WEBPVP8 ', 'latin1');
    // S5.32, with the words it gives.
    expect(await upload(newRecordId(), { content: webp, name: 'a.webp' })).toMatchObject({
      code: errorCodes.pictureFormatWrong.code,
      message: errorTexts.en.pictureFormatWrong,
    });
    expect(await refused(newRecordId(), { questionId: fileId, content: Buffer.from('a\0b'), name: 'a.txt' })).toBe(
      errorCodes.fileFormatWrong.code,
    );
    expect(await refused(newRecordId(), { questionId: videoId, content: samples.mp4 }, 'uploadPicture')).toBe(
      errorCodes.fileFormatWrong.code,
    );
    expect(await refused(newRecordId(), { content: Buffer.concat([samples.png, Buffer.alloc(21 * MEGABYTE)]) })).toBe(
      errorCodes.fileTooLarge.code,
    );
    expect(await upload(newRecordId(), { questionId: 'choice0001' })).toMatchObject({ field: 'questionId' });
    expect(await upload('short')).toMatchObject({ code: errorCodes.inputInvalid.code, field: 'answerRecordId' });
    expect(await refused(newRecordId(), { linkCode: 'nothing' })).toBe(errorCodes.questionnaireNotFound.code);
    expect(await storedFiles()).toBe(before);
  });

  it('is not taken without end: a question takes some more than it asks for', async () => {
    const record = newRecordId();
    const codes = [];
    for (let n = 0; n < 23; n++) codes.push((await upload(record)).code);
    expect(codes.filter(code => code === '0000')).toHaveLength(22);
    expect(codes.at(-1)).toBe(errorCodes.tooManyFiles.code);
  });

  it('is not taken from an address that has sent hundreds within the hour', async () => {
    const { pool } = test.platform.database;
    const subject = 'answer-upload:address:127.0.0.1';
    await pool.query('update attempt set tries = 600 where subject = $1', [subject]);
    expect((await upload(newRecordId())).code).toBe(errorCodes.tooManyRequests.code);
    await pool.query('delete from attempt where subject = $1', [subject]);
    expect((await upload(newRecordId())).code).toBe('0000');
  });

  it('is not taken while the survey is closed, nor after the submission', async () => {
    const record = newRecordId();
    await submit(record, []);
    expect((await upload(record)).code).toBe(errorCodes.alreadyAnswered.code);
    await test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status: 2 }, asPerson(creator));
    expect((await upload(newRecordId())).code).toBe(errorCodes.surveyNotOpen.code);
    await test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status: 1 }, asPerson(creator));
  });
});

describe('a submission', () => {
  it('may name its own record’s files only, each for its own question', async () => {
    const [mine, theirs] = [newRecordId(), newRecordId()];
    const own = await uploaded(mine);
    const foreign = await uploaded(theirs);
    const elsewhere = await uploaded(mine, { questionId: fileId });
    for (const file of [foreign, elsewhere, { ...own, size: 1 }, { ...own, id: 'nobodys000' }])
      expect(await submit(mine, [file])).toMatchObject({ code: errorCodes.answerNotReadable.code, field: pictureId });
    expect((await submit(mine, [own])).code).toBe('0000');
    expect((await rowsOf(mine)).map(row => [row.file_id, row.is_named]).toSorted()).toEqual(
      [
        [own.id, true],
        [elsewhere.id, false],
      ].toSorted(),
    );
  });
});

describe('whoever may see a record', () => {
  it('sees its files by addresses that end, and nobody else does', async () => {
    const record = newRecordId();
    const file = await uploaded(record);
    await submit(record, [file]);
    const wanted = { scrollId: survey.scrollId, answerRecordId: record };
    const { data } = await test.call(recordCalls.get, wanted, asPerson(creator));
    const [listed] = (data as CallData<typeof recordCalls.get>).files;
    expect(listed).toMatchObject({ ...file, answerKey: pictureId, contentType: 'image/png' });
    const address = listed?.address ?? '';
    expect((await test.app.inject(address)).rawPayload.equals(samples.png)).toBe(true);
    expect((await test.app.inject(address.replace(file.id, 'another001'))).json().code).toBe('9407');
    expect((await look(record, file.id)).json().code).toBe(errorCodes.alreadyAnswered.code);
  });

  it('sees them as long as they may: an address from before does not outlive the right, nor a narrower range', async () => {
    const record = newRecordId();
    await submit(record, [await uploaded(record)]);
    const { scrollId } = survey;
    const reader = await buildPerson(test.platform);
    const hold = async (range?: RecordRange) => {
      const object = { kind: 'questionnaire', id: scrollId } as const;
      await removeAllRights(test.platform.database.pool, reader.id, object);
      await giveRights(test.platform, reader, scrollId, ['questionnaire.view', 'records.view'], range);
    };
    await hold();
    const { data } = await test.call(recordCalls.get, { scrollId, answerRecordId: record }, asPerson(reader));
    const { address } = (data as CallData<typeof recordCalls.get>).files[0]!;
    expect((await test.app.inject(address)).rawPayload.equals(samples.png)).toBe(true);
    await hold({ kind: 'channel', channels: ['elsewhere'] });
    expect((await test.app.inject(address)).json().code).toBe(errorCodes.ticketInvalid.code);
    await hold();
    expect((await test.app.inject(address)).statusCode).toBe(200);
    await removeAllRights(test.platform.database.pool, reader.id, { kind: 'questionnaire', id: scrollId });
    expect((await test.app.inject(address)).json().code).toBe(errorCodes.ticketInvalid.code);
  });
});

describe('the sweep', () => {
  it('removes what a submission left out after a day, what was given up after a month, and nothing else', async () => {
    const [submitted, unfinished] = [newRecordId(), newRecordId()];
    const [kept, leftOut] = [await uploaded(submitted), await uploaded(submitted)];
    await submit(submitted, [kept]);
    await uploaded(unfinished);
    const before = await storedFiles();
    test.clock.advanceSeconds(2 * DAY);
    await sweep(test.platform);
    expect((await rowsOf(submitted)).map(row => row.file_id)).toEqual([kept.id]);
    expect(await rowsOf(unfinished)).toHaveLength(1);
    expect(leftOut.id).not.toBe(kept.id);
    test.clock.advanceSeconds(30 * DAY);
    await sweep(test.platform);
    expect(await rowsOf(unfinished)).toHaveLength(0);
    expect((await rowsOf(submitted)).map(row => row.file_id)).toEqual([kept.id]);
    expect(await storedFiles()).toBeLessThan(before - 1);
  });
});

describe('large files', () => {
  /** Sends a film piece by piece, as slowly as it is taken. */
  function sendFilm(port: number, answerRecordId: string, megabytes: number, stopAfter = megabytes): Promise<string> {
    const fields = { linkCode: survey.linkCode, cookieId: 'visitor1', answerRecordId, questionId: videoId };
    const parts = Object.entries(fields).map(
      ([name, value]) => `--xx\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `${parts.join('')}--xx\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n`;
    const piece = Buffer.alloc(MEGABYTE);
    samples.mp4.copy(piece);
    return new Promise((resolve, reject) => {
      const request = httpRequest(
        {
          port,
          method: 'POST',
          path: `/api${answerUploadCalls.uploadFile.path}`,
          headers: { 'content-type': 'multipart/form-data; boundary=xx' },
        },
        response => {
          let body = '';
          response.on('data', chunk => {
            body += chunk;
          });
          response.on('end', () => resolve(JSON.parse(body).code));
        },
      );
      request.on('error', reject);
      request.write(head);
      let sent = 0;
      const more = () => {
        while (sent < megabytes) {
          if (sent === stopAfter) return request.destroy(new Error('gone'));
          sent += 1;
          if (!request.write(piece)) return request.once('drain', more);
        }
        return request.end('\r\n--xx--\r\n');
      };
      more();
    });
  }

  it('pass through without being held: one of 100 MB and three more at once', { timeout: 30_000 }, async () => {
    await test.app.listen({ port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    await sendFilm(port, newRecordId(), 20);
    const before = process.memoryUsage().rss;
    let most = before;
    const timer = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 10);
    const records = [1, 2, 3, 4].map(newRecordId);
    const codes = await Promise.all(records.map((record, index) => sendFilm(port, record, index === 0 ? 100 : 30)));
    clearInterval(timer);
    expect(codes).toEqual(['0000', '0000', '0000', '0000']);
    // Held whole they would be 190 MB, and sender and receiver are both in this process; 20 to 57 were seen.
    expect((most - before) / MEGABYTE).toBeLessThan(110);
  });

  it('are refused one byte too late, and nothing of them stays', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const before = await storedFiles();
    const record = newRecordId();
    expect(await sendFilm(port, record, 101)).toBe(errorCodes.fileTooLarge.code);
    expect([await storedFiles(), (await rowsOf(record)).length]).toEqual([before, 0]);
  });

  it('whose sender goes away in the middle leave nothing', async () => {
    const { port } = test.app.server.address() as AddressInfo;
    const before = await storedFiles();
    const record = newRecordId();
    await expect(sendFilm(port, record, 50, 10)).rejects.toThrow();
    await expect.poll(async () => (await rowsOf(record)).length).toBe(0);
    expect(await storedFiles()).toBe(before);
  });
});
