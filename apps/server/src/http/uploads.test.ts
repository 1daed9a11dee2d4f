import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { call } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fileAddress, storeFile } from '../features/files/index.ts';
import { buildPerson, giveRights, type TestPerson } from '../testing/build-person.ts';
import { buildTestApp, type TestApp } from '../testing/build-test-app.ts';
import { registerCalls } from './register-calls.ts';

const MEGABYTE = 1024 * 1024;
const uploadCalls = {
  upload: call({
    method: 'POST',
    path: '/test/upload',
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId' },
    takes: 'multipart',
    maxFileBytes: MEGABYTE,
    summary: 'Keeps a picture',
    body: z.object({ scrollId: z.string(), type: z.coerce.number(), isPublic: z.optional(z.string()) }),
    data: z.object({ address: z.string(), type: z.number() }),
  }),
};

const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(2000, 7)]);

let test: TestApp;
let person: TestPerson;

beforeAll(async () => {
  test = await buildTestApp({
    registerMore: api =>
      registerCalls(api, uploadCalls, {
        async upload({ scrollId, type, isPublic }, { platform, receivedFiles, actor }) {
          const [received] = receivedFiles;
          if (!received) throw new Error('no file');
          const file = await storeFile(platform, received, {
            formats: ['png', 'jpg'],
            maxBytes: MEGABYTE / 2,
            isPublic: isPublic === 'yes',
            ownerId: actor.personId,
            object: { kind: 'questionnaire', id: scrollId },
          });
          return { address: fileAddress(platform, file), type };
        },
      }),
  });
  person = await buildPerson(test.platform);
  await giveRights(test.platform, person, 'scroll1', ['questionnaire.edit']);
});
afterAll(() => test.close());

interface Sent {
  readonly content?: Buffer;
  readonly fields?: Record<string, string>;
  readonly fileName?: string;
  readonly token?: string;
}

async function upload({ content = PNG, fields = {}, fileName = '头像 1.png', token = person.token }: Sent = {}) {
  const form = new FormData();
  // The file first: fields that follow it must count as well.
  form.append('file', new Blob([new Uint8Array(content)]), fileName);
  for (const [name, value] of Object.entries({ scrollId: 'scroll1', type: '62', ...fields })) form.append(name, value);
  const request = new Request('http://localhost', { method: 'POST', body: form });
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/test/upload',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      authorization: `Bearer ${token}`,
      lang: 'en',
    },
  });
  return response.json();
}
const addressOf = async (sent: Sent = {}) => (await upload(sent)).data.address as string;

describe('an upload', () => {
  it('is kept and can be read again, as a picture in which no browser runs anything', async () => {
    const answer = await upload();
    expect(answer).toMatchObject({ code: '0000', data: { type: 62 } });
    const file = await test.app.inject(answer.data.address);
    expect(file.statusCode).toBe(200);
    expect(file.rawPayload.equals(PNG)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(PNG.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `inline; filename="__ 1.png"; filename*=UTF-8''%E5%A4%B4%E5%83%8F%201.png`,
    });
  });

  it('is refused by its bytes, whatever it calls itself', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    expect(await upload({ content: html, fileName: 'innocent.png' })).toMatchObject({
      code: '9403',
      field: 'file',
      message: 'Please upload a file of type PNG, JPG',
    });
  });

  it('is refused when it is too large for its rules, also when it is too large for the call', async () => {
    const large = (bytes: number) => Buffer.concat([PNG, Buffer.alloc(bytes)]);
    expect(await upload({ content: large(0.6 * MEGABYTE) })).toMatchObject({
      code: '9402',
      message: 'Please upload a file smaller than 0.5M',
    });
    expect(await upload({ content: large(1.2 * MEGABYTE) })).toMatchObject({
      code: '9402',
      message: 'Please upload a file smaller than 0.5M',
    });
    expect(await upload({ content: Buffer.alloc(0.6 * MEGABYTE) })).toMatchObject({ code: '9404' });
  });

  it('needs the right on the object that one of its fields names', async () => {
    expect(await upload({ fields: { scrollId: 'scroll2' } })).toMatchObject({ code: '9104' });
    expect(await upload({ token: 'nobody' })).toMatchObject({ code: '1001' });
  });

  it('names a field that is wrong or holds a NUL', async () => {
    expect(await upload({ fields: { type: 'x' } })).toMatchObject({ code: '9001', field: 'type' });
    expect(await upload({ fields: { isPublic: 'a\0' } })).toMatchObject({ code: '9005', field: 'isPublic' });
  });

  it('must be a form with files', async () => {
    const headers = { authorization: `Bearer ${person.token}` };
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/test/upload',
      payload: { scrollId: 'scroll1' },
      headers,
    });
    expect(response.json().code).toBe('9004');
  });

  it('leaves nothing in the temporary folder', async () => {
    const before = (await readdir(tmpdir())).filter(name => name.endsWith('.png'));
    await upload();
    await upload({ content: Buffer.alloc(2 * MEGABYTE) });
    expect((await readdir(tmpdir())).filter(name => name.endsWith('.png'))).toEqual(before);
  });
});

describe('a ticket', () => {
  it('ends after ten minutes', async () => {
    const address = await addressOf();
    test.clock.advanceSeconds(599);
    expect((await test.app.inject(address)).statusCode).toBe(200);
    test.clock.advanceSeconds(2);
    const late = await test.app.inject(address);
    expect(late.statusCode).toBe(404);
    expect(late.json().code).toBe('9407');
  });

  it('is worth nothing once a character of it was changed', async () => {
    const [path, ticket = ''] = (await addressOf()).split('ticket=');
    for (let place = 0; place < ticket.length; place += 7) {
      const changed = `${ticket.slice(0, place)}${ticket[place] === 'a' ? 'b' : 'a'}${ticket.slice(place + 1)}`;
      expect((await test.app.inject(`${path}ticket=${changed}`)).statusCode).toBe(404);
    }
    expect((await test.app.inject(`${path}ticket=${ticket}.`)).statusCode).toBe(404);
    expect((await test.app.inject(`${path}ticket=`)).statusCode).toBe(400);
  });

  it('opens its own file only', async () => {
    const id = (await addressOf()).split('ticket=')[1]?.split('.')[0];
    expect((await test.app.inject(`/api/platform/publicFile?id=${id}`)).json().code).toBe('9401');
  });
});

describe('a public file', () => {
  it('is refused with an id that is none, or nobody’s', async () => {
    expect((await test.app.inject('/api/platform/publicFile?id=7')).json()).toMatchObject({
      code: '9001',
      field: 'id',
    });
    const nobodys = '00000000-0000-4000-8000-000000000000';
    expect((await test.app.inject(`/api/platform/publicFile?id=${nobodys}`)).json().code).toBe('9401');
  });

  it('can be read in part, as video players do', async () => {
    const address = await addressOf({ fields: { isPublic: 'yes' } });
    const part = await test.app.inject({ url: address, headers: { range: 'bytes=1-3' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 1-3/${PNG.length}`);
    expect(part.body).toBe('PNG');
  });

  it('has one address for ever, which caches may keep', async () => {
    const address = await addressOf({ fields: { isPublic: 'yes' } });
    test.clock.advanceSeconds(86_400 * 400);
    const file = await test.app.inject(address);
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });
});
