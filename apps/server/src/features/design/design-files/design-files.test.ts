import { designUploadCalls, errorCodes, pictureUses } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { buildQuestionnaire } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { hostilePictures } from '../../../testing/files/hostile-files.ts';
import { type SentForm, samples, sendForm } from '../../../testing/send-form.ts';

const MEGABYTE = 1024 * 1024;
type Upload = keyof typeof designUploadCalls;

let test: TestApp;
let creator: TestPerson;
let stranger: TestPerson;
let scrollId: string;

beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
  stranger = await buildPerson(test.platform);
  ({ scrollId } = await buildQuestionnaire(test, creator));
});
afterAll(() => test.close());

const large = (start: Buffer, megabytes: number) => Buffer.concat([start, Buffer.alloc(megabytes * MEGABYTE)]);
const upload = (call: Upload, content: Buffer, sent: Partial<SentForm> = {}) =>
  sendForm(test.app, designUploadCalls[call], {
    fields: { scrollId },
    file: { content, name: 'a.bin' },
    token: creator.token,
    ...sent,
  });

describe('files of a questionnaire', () => {
  it.each([
    ['uploadPicture', samples.png, 'image/png'],
    ['uploadHeatMapPic', samples.png, 'image/png'],
    ['uploadThreeDimensional', samples.glb, 'model/gltf-binary'],
    ['uploadVideo', samples.mp4, 'video/mp4'],
  ] as const)('are kept by %s and answered as an address for everybody', async (call, content, contentType) => {
    const { code, data } = await upload(call, content);
    expect(code).toBe('0000');
    const file = await test.app.inject(data as string);
    expect([file.headers['content-type'], file.rawPayload.equals(content)]).toEqual([contentType, true]);
  });

  it('may come before the fields of their form', async () => {
    expect((await upload('uploadVideo', samples.mp4, { isFileFirst: true })).code).toBe('0000');
  });

  it('need the right to edit, and somebody signed in', async () => {
    for (const call of Object.keys(designUploadCalls) as Upload[]) {
      expect((await upload(call, samples.png, { token: stranger.token })).code).toBe(errorCodes.noPermission.code);
      expect((await upload(call, samples.png, { token: '' })).code).toBe(errorCodes.signInNeeded.code);
    }
  });

  it('are not written anywhere for whoever may not edit', async () => {
    const written = [vi.spyOn(test.platform.incoming, 'write'), vi.spyOn(test.platform.files, 'write')];
    for (const call of Object.keys(designUploadCalls) as Upload[]) {
      for (const isFileFirst of [true, false])
        await upload(call, large(samples.png, 1), { token: stranger.token, isFileFirst });
    }
    expect(written.map(one => one.mock.calls.length)).toEqual([0, 0]);
    vi.restoreAllMocks();
  });

  it('are not opened: a vector picture with a script is none, and one that says to be huge is kept as it is', async () => {
    const { 'a vector picture with a script': svg, 'a picture of 30,000 by 30,000 points': huge } = hostilePictures;
    for (const name of ['a.svg', 'a.png', 'a.txt'])
      expect((await upload('uploadPicture', svg(), { file: { content: svg(), name } })).code).toBe(
        errorCodes.pictureFormatWrong.code,
      );
    const { code, data } = await upload('uploadPicture', huge());
    expect(code).toBe('0000');
    expect((await test.app.inject(data as string)).rawPayload.equals(huge())).toBe(true);
  });

  it('that cannot be kept are said to have failed, in words that ask to try later', async () => {
    vi.spyOn(test.platform.files, 'write').mockRejectedValueOnce(new Error('no space left'));
    expect((await upload('uploadPicture', samples.png)).code).toBe(errorCodes.uploadFailed.code);
    expect((await upload('uploadPicture', samples.png)).code).toBe('0000');
  });

  it('are asked for when none was sent', async () => {
    const answer = await sendForm(test.app, designUploadCalls.uploadVideo, {
      fields: { scrollId },
      token: creator.token,
    });
    expect(answer).toMatchObject({ code: errorCodes.inputInvalid.code, field: 'file' });
  });
});

describe('a picture', () => {
  const optionPicture = () => ({ type: pictureUses.option.type, scrollId });

  it('of the editor’s dialog names no questionnaire', async () => {
    const { code, data } = await upload('uploadPicture', samples.png, { fields: { type: 62 } });
    expect([code, typeof data]).toEqual(['0000', 'string']);
  });

  it('may be as large as its use allows: 5 MB for headers and backgrounds (S5.34)', async () => {
    const codeOf = async (type: number, megabytes: number) =>
      (await upload('uploadPicture', large(samples.png, megabytes), { fields: { type, scrollId } })).code;
    const { editor, header, background, option } = pictureUses;
    for (const { type } of [editor, header, background]) expect(await codeOf(type, 5)).toBe('9409');
    expect(await codeOf(option.type, 6)).toBe('0000');
    expect(await codeOf(option.type, 20)).toBe('9409');
    expect(await codeOf(99, 0)).toBe(errorCodes.inputInvalid.code);
  });

  it('of a hotspot may have 50 MB where others have 20 (S5.33)', async () => {
    expect((await upload('uploadPicture', large(samples.png, 20), { fields: optionPicture() })).code).toBe('9409');
    expect((await upload('uploadHeatMapPic', large(samples.png, 21))).code).toBe('0000');
    expect((await upload('uploadHeatMapPic', large(samples.png, 50))).code).toBe('9409');
  });

  it('is refused in the words of the specification', async () => {
    expect((await upload('uploadPicture', large(samples.png, 5))).message).toBe('Please upload images smaller than 5M');
    expect((await upload('uploadPicture', samples.html)).message).toBe('Please upload PNG, JPG, JPEG, GIF images');
    expect((await upload('uploadPicture', samples.html, { lang: 'zh' })).message).toBe(
      '请上传 PNG、JPG、JPEG、GIF 格式的图片',
    );
  });
});

describe('a video', () => {
  it('is MP4 of at most 100 MB, and it is said whether its type, its size or both are wrong', async () => {
    expect((await upload('uploadVideo', samples.png)).message).toBe('Please upload a file of type MP4');
    expect((await upload('uploadVideo', large(samples.mp4, 100))).message).toBe(
      'Please upload a file smaller than 100M',
    );
    const both = await upload('uploadVideo', large(samples.png, 101));
    expect([both.code, both.message]).toEqual(['9404', expect.stringContaining('MP4')]);
  });
});
