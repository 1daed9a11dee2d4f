import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeS3, startFakeS3 } from '../../testing/fakes/fake-s3.ts';
import type { FileStore } from './file-store.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

let folder: string;
let s3: FakeS3;
let stores: Record<string, FileStore>;
const credentials = { region: 'us-east-1', bucket: 'files', accessKeyId: 'key-id', secretAccessKey: 'key-secret' };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenshu-files-'));
  s3 = await startFakeS3('key-id');
  stores = {
    folder: createFolderFileStore(folder),
    's3-compatible': createS3FileStore({ ...credentials, endpoint: s3.url }),
  };
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

const newKey = () => randomBytes(16).toString('hex');
const storeCalled = (name: string) => stores[name] as FileStore;
const contentOf = async (stream: Readable | undefined) => stream && (await buffer(stream));

describe.each(['folder', 's3-compatible'])('the %s store', name => {
  it('gives back what was written', async () => {
    const [key, content] = [newKey(), randomBytes(70_000)];
    await storeCalled(name).write(key, Readable.from([content.subarray(0, 30_000), content.subarray(30_000)]));
    expect((await contentOf(await storeCalled(name).read(key)))?.equals(content)).toBe(true);
  });

  it('has read a piece before it asks for the next, whose memory may be the same', async () => {
    const [key, memory] = [newKey(), Buffer.alloc(4)];
    const pieces = async function* () {
      for (const text of ['0123', '4567', '89']) yield memory.subarray(0, memory.write(text));
    };
    await storeCalled(name).write(key, pieces());
    expect(String(await contentOf(await storeCalled(name).read(key)))).toBe('0123456789');
  });

  it('gives back a part', async () => {
    const key = newKey();
    await storeCalled(name).write(key, Readable.from([Buffer.from('0123456789')]));
    expect(String(await contentOf(await storeCalled(name).read(key, { start: 2, end: 4 })))).toBe('234');
  });

  it('gives nothing for a key that was never written, or was removed', async () => {
    const key = newKey();
    expect(await storeCalled(name).read(key)).toBeUndefined();
    await storeCalled(name).write(key, Readable.from([Buffer.from('x')]));
    await storeCalled(name).remove(key);
    expect(await storeCalled(name).read(key)).toBeUndefined();
    await storeCalled(name).remove(key);
  });

  it('keeps nothing of a write that breaks off', async () => {
    const key = newKey();
    const breaking = Readable.from(
      (async function* () {
        yield Buffer.alloc(1000);
        throw new Error('the sender went away');
      })(),
    );
    await expect(storeCalled(name).write(key, breaking)).rejects.toThrow('the sender went away');
    expect(await storeCalled(name).read(key)).toBeUndefined();
  });

  it('takes no key that could leave its place', async () => {
    for (const key of ['../../etc/passwd', 'a/b', '', 'UPPER-CASE-KEY', '.hidden-file']) {
      await expect((async () => storeCalled(name).read(key))()).rejects.toThrow('Not a file key');
    }
  });
});

describe('the folder store', () => {
  it('leaves no half files behind', async () => {
    const names = await readdir(folder, { recursive: true });
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter(each => each.endsWith('.part'))).toEqual([]);
  });
});

describe('the S3-compatible store', () => {
  it('sends a large file in parts', async () => {
    const [key, content] = [newKey(), randomBytes(12 * 1024 * 1024)];
    await storeCalled('s3-compatible').write(key, Readable.from([content]));
    expect(s3.partsOf(`/files/${key}`)).toBeGreaterThan(1);
    expect((await contentOf(await storeCalled('s3-compatible').read(key)))?.equals(content)).toBe(true);
  });

  it('is refused with keys that the store does not know, which is an error and not a missing file', async () => {
    const stranger = createS3FileStore({ ...credentials, accessKeyId: 'somebody', endpoint: s3.url });
    await expect(stranger.read(newKey())).rejects.toThrow();
  });
});
