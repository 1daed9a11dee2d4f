import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { sinkToFile, sinkToStream } from './byte-sink.ts';

it('waits for a stream that is slow, so that nothing piles up', async () => {
  let finish = () => {};
  const stream = new Writable({
    highWaterMark: 4,
    write: (_bytes, _encoding, done) => {
      finish = done;
    },
  });
  let isReady = false;
  const writing = sinkToStream(stream)
    .write(Buffer.from('12345678'))
    .then(() => {
      isReady = true;
    });
  await new Promise(setImmediate);
  expect(isReady).toBe(false);
  finish();
  await writing;
  expect(isReady).toBe(true);
});

it('fails when the stream is closed while it waits, and when it was closed before', async () => {
  const stream = new Writable({ highWaterMark: 1, write: () => {} });
  const writing = sinkToStream(stream).write(Buffer.from('12345678'));
  stream.destroy();
  await expect(writing).rejects.toThrow('closed');
  await expect(sinkToStream(stream).write(Buffer.from('1'))).rejects.toThrow('closed');
});

it('hands on what made a stream fail', async () => {
  const stream = new Writable({ highWaterMark: 1, write: (_bytes, _encoding, done) => done(new Error('disk full')) });
  stream.on('error', () => {});
  await expect(sinkToStream(stream).write(Buffer.from('12345678'))).rejects.toThrow('disk full');
});

it('writes to the end of a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wenshu-sink-'));
  const path = join(folder, 'file');
  const handle = await open(path, 'w');
  const sink = sinkToFile(handle);
  await sink.write(Buffer.from('one '));
  await sink.write(Buffer.from('two'));
  await handle.close();
  expect(await readFile(path, 'utf8')).toBe('one two');
  await rm(folder, { recursive: true });
});
