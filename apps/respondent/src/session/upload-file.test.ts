import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codes } from './codes.ts';
import { uploadFile } from './upload-file.ts';

type Answer = { readonly code: string; readonly data?: object } | 'no network' | 'no JSON';
let answers: Answer[] = [];
const sent: { readonly url: string; readonly form: FormData }[] = [];

class FakeRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  #url = '';
  open(_method: string, url: string): void {
    this.#url = url;
  }
  setRequestHeader(): void {}
  abort(): void {
    this.onabort();
  }
  send(form: FormData): void {
    sent.push({ url: this.#url, form });
    const answer = answers.shift();
    if (answer === undefined) return;
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 4 });
    this.responseText = answer === 'no JSON' ? '<html>' : JSON.stringify(answer);
    if (answer === 'no network') this.onerror();
    else this.onload();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  sent.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stored = { code: '0000', data: { id: 'f1', name: 'a.png', size: 3, extra: 'not ours' } };
const picture = new File(['abc'], 'a.png', { type: 'image/png' });
async function upload(
  given: Answer[],
  file: File = picture,
  options: Parameters<ReturnType<typeof uploadFile>>[1] = {},
) {
  answers = given;
  const result = uploadFile({ answerRecordId: 'r1', pass: undefined }, 'zh')(file, options);
  await vi.advanceTimersByTimeAsync(60_000);
  return result;
}

it('sends the fields before the bytes, pictures and others each to their call, and says how much has gone out', async () => {
  const shares: number[] = [];
  const done = await upload([stored], picture, { onProgress: share => shares.push(share) });
  expect(done).toEqual({ file: { id: 'f1', name: 'a.png', size: 3 } });
  expect([...sent[0]!.form.keys()]).toEqual(['answerRecordId', 'file']);
  await upload([stored], new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  expect(sent.map(one => one.url.split('/').at(-1))).toEqual(['uploadPicture', 'uploadFile']);
  expect(shares).toEqual([0.25]);
});

it('tries again while the network or the server is away, three times at most', async () => {
  expect(await upload(['no network', { code: codes.serviceStopping }, stored])).toHaveProperty('file');
  // A proxy's page instead of an answer.
  expect(await upload(['no JSON', stored])).toHaveProperty('file');
  expect(await upload(['no network', 'no network', 'no network', stored])).toEqual({ problem: 'no-network' });
  expect(sent).toHaveLength(8);
});

it.each([codes.serviceStopping, codes.storageFull, codes.tooManyRequests])(
  'tries again what was not taken now and may be in a moment: %s',
  async code => {
    expect(await upload([{ code }, stored])).toHaveProperty('file');
    expect(sent).toHaveLength(2);
  },
);

it.each([
  [{ code: codes.fileTooLarge }, 'too-large'],
  [{ code: codes.fileFormatWrong }, 'wrong-format'],
  [{ code: codes.tooManyFiles }, 'too-many'],
  [{ code: codes.alreadyAnswered }, 'failed'],
] as const)('does not send again what was refused: %j', async (answer, problem) => {
  expect(await upload([answer, stored])).toEqual({ problem });
  expect(sent).toHaveLength(1);
});

it('ends when it is called off', async () => {
  const calling = new AbortController();
  answers = [];
  const result = uploadFile({}, 'zh')(picture, { signal: calling.signal });
  calling.abort();
  expect(await result).toEqual({ problem: 'failed' });
});
