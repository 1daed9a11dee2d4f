import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { call } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { takeFile } from '../features/people/stored-files/index.ts';
import { Refusal } from '../refusal/refusal.ts';
import { buildPerson, giveRights, type TestPerson } from '../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { registerCalls } from './register-calls.ts';

const MEGABYTE = 1024 * 1024;
/** More than any stream on the way holds, so that it waits for somebody to read it. */
const LARGE = Buffer.alloc(6 * MEGABYTE, 7);
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), LARGE]);

const common = {
  method: 'POST',
  audience: 'signed-in',
  needs: { right: 'questionnaire.edit', on: 'scrollId' },
  summary: 'Takes a picture',
  body: z.object({ scrollId: z.string(), number: z.coerce.number() }),
  data: z.object({}),
} as const;
const uploadCalls = {
  streamed: call({ ...common, path: '/test/streamed', takes: 'upload', maxFileBytes: 8 * MEGABYTE }),
  kept: call({ ...common, path: '/test/kept', takes: 'multipart', maxFileBytes: 8 * MEGABYTE }),
  plain: call({ ...common, path: '/test/plain' }),
};

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp({
    registerMore: api =>
      registerCalls(api, uploadCalls, {
        async streamed({ number }, { platform, incomingFile }) {
          if (!incomingFile) throw new Refusal('uploadFailed');
          if (number === 0) return {};
          // As a gate that has closed, or a record that is full: nobody has looked at the file.
          if (number === 1) throw new Refusal('tooManyFiles', { field: 'file', params: { most: 1 } });
          await takeFile(platform.files, `test-upload-${number}`, incomingFile, {
            formats: ['png'],
            maxBytes: MEGABYTE,
          });
          return {};
        },
        async kept() {
          throw new Refusal('uploadFailed');
        },
        plain: async () => ({}),
      }),
  });
  person = await buildPerson(test.platform);
  await giveRights(test.platform, person, 'scroll1', ['questionnaire.edit']);
  await test.app.listen({ port: 0 });
});
afterAll(() => test.close());

interface Sent {
  readonly path?: string;
  /** As a query says them. */
  readonly fields?: string;
  readonly content?: Buffer;
  readonly token?: string;
}

/** The answers to a form with a large file, and to the request behind it on the same connection, as a browser or a proxy sends them that keeps it. */
async function sendAndAskAgain(sent: Sent): Promise<{ statuses: string[]; code: string | undefined }> {
  const { path = 'streamed', fields = 'scrollId=scroll1&number=2', content = LARGE, token = person.token } = sent;
  const parts = [...new URLSearchParams(fields)].map(
    ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = `${parts.join('')}--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')]);
  const socket = connectTo(path, `content-length: ${body.length}`, 'multipart/form-data; boundary=x', token);
  socket.write(body);
  socket.write(NEXT_REQUEST);
  const answer = await text(socket);
  return { statuses: statusesOf(answer), code: /"code":"(\w+)"/.exec(answer)?.[1] };
}

const NEXT_REQUEST = 'GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';
const statusesOf = (answer: string) => [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status ?? '');

function connectTo(path: string, length: string, type: string, token = person.token) {
  const socket = connect((test.app.server.address() as AddressInfo).port, '127.0.0.1');
  const headers = `host: x\r\nauthorization: Bearer ${token}\r\ncontent-type: ${type}\r\n${length}`;
  socket.write(`POST /api/test/${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
  return socket;
}

describe('an upload that is refused while its file is on its way is answered, and so is what comes next on its connection', () => {
  it.each<[what: string, code: string, status: string, sent: Sent]>([
    ['its bytes are of another kind', '9404', '400', {}],
    ['it is too large for its rules', '9402', '413', { content: PNG }],
    ['nobody may send one now', '9408', '400', { fields: 'scrollId=scroll1&number=1' }],
    ['a field is wrong', '9001', '400', { fields: 'scrollId=scroll1&number=x' }],
    ['a field comes twice', '9001', '400', { fields: 'scrollId=scroll1&number=2&number=3' }],
    ['a field holds a NUL', '9005', '400', { fields: 'scrollId=scroll1&number=2&more=%00' }],
    ['a field is too long', '9003', '413', { fields: `scrollId=scroll1&number=${'1'.repeat(5000)}` }],
    ['its sender may not', '9104', '400', { fields: 'scrollId=scroll2&number=2' }],
    ['its sender is nobody', '1001', '200', { token: 'nobody' }],
    ['its sender may not, and it would be kept', '9104', '400', { path: 'kept', fields: 'scrollId=scroll2' }],
    ['its handler refuses what was kept', '9405', '400', { path: 'kept' }],
    ['its call takes no file', '9004', '415', { path: 'plain' }],
    ['there is no such call', '9006', '404', { path: 'none' }],
  ])('%s', async (_what, code, status, sent) => {
    expect(await sendAndAskAgain(sent)).toEqual({ statuses: [status, '200'], code });
  });

  it('also when nobody asked for its file', async () => {
    const answer = await sendAndAskAgain({ fields: 'scrollId=scroll1&number=0' });
    expect(answer).toEqual({ statuses: ['200', '200'], code: '0000' });
  });
});

describe('a body that is larger than its call takes is answered, although its sender goes on sending', () => {
  const chunk = Buffer.alloc(MEGABYTE, 0x20);
  const framed = Buffer.concat([Buffer.from(`${MEGABYTE.toString(16)}\r\n`), chunk, Buffer.from('\r\n')]);
  it.each([
    ['and says how long it is', `content-length: ${50 * MEGABYTE}`, chunk, ''],
    ['and does not say how long it is', 'transfer-encoding: chunked', framed, '0\r\n\r\n'],
  ])('%s', async (_what, length, piece, end) => {
    const socket = connectTo('plain', length, 'application/json');
    const answered = text(socket);
    for (let sent = 0; sent < 50; sent++)
      await new Promise<void>(resolve => {
        socket.write(piece, () => resolve());
      });
    socket.write(end);
    socket.write(NEXT_REQUEST);
    expect(statusesOf(await answered)).toEqual(['413', '200']);
  });
});
