import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSocketFolder, makeTemporaryFolder } from '../../../../../tools/testing/temporary-folder.ts';
import { packFrame, readFrame, receiveFrame } from './frames.ts';

const folder = makeTemporaryFolder('frames');
const path = join(makeSocketFolder(folder), 'a.sock');
const server = createServer();
beforeAll(async () => {
  server.listen(path);
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  folder.remove();
});

interface Ends {
  readonly socket: Socket;
  readonly reader: Socket;
  readonly arrived: Promise<unknown>;
}

const connected = async () => ((await once(server, 'connection')) as [Socket])[0];

/** Who takes it: one who reads a socket that somebody opened, and one who opens it for this. */
const takers: Readonly<Record<string, (most: number) => Promise<Ends>>> = {
  readFrame: async most => {
    const socket = connect(path);
    const reader = await connected();
    return { socket, reader, arrived: readFrame(reader, most) };
  },
  receiveFrame: async most => {
    const { socket: reader, frame } = receiveFrame(most, onread => connect({ path, onread }));
    return { socket: await connected(), reader, arrived: frame };
  },
};

/** What arrives of what is written, in pieces of so many bytes. */
async function sendTo(
  open: (most: number) => Promise<Ends>,
  parts: readonly Uint8Array[],
  { piece = 1 << 16, most = 1 << 20, ends = false } = {},
): Promise<unknown> {
  const { socket, reader, arrived } = await open(most);
  arrived.catch(() => {});
  const bytes = Buffer.concat(parts);
  for (let at = 0; at < bytes.length; at += piece) {
    socket.write(bytes.subarray(at, at + piece));
    // Pieces that are written at once arrive as one.
    if (piece < 100) await new Promise(setImmediate);
  }
  if (ends) socket.end();
  try {
    return await arrived;
  } finally {
    socket.destroy();
    reader.destroy();
  }
}

const numbers = fc.oneof(fc.int32Array(), fc.uint32Array(), fc.float64Array());
const content = fc.record({ name: fc.string({ unit: 'grapheme' }), arrays: fc.array(numbers), rest: fc.jsonValue() });

describe.each(Object.entries(takers))('a message taken by %s', (_name, open) => {
  const send = (parts: readonly Uint8Array[], how?: Parameters<typeof sendTo>[2]) => sendTo(open, parts, how);

  it('arrives as it was sent, whatever pieces it comes in', async () => {
    await fc.assert(
      fc.asyncProperty(content, fc.constantFrom(1, 3, 1 << 16), async (sent, piece) => {
        const found = (await send(packFrame(sent), { piece })) as typeof sent;
        expect(found.arrays).toEqual(sent.arrays);
        expect(found.name).toBe(sent.name);
        expect(JSON.stringify(found.rest)).toBe(JSON.stringify(sent.rest));
      }),
      { numRuns: 60 },
    );
  });

  it('has all its numbers in one buffer, which can be handed over', async () => {
    const sent = { a: Int32Array.of(1, 2, 3), text: '字', b: [Float64Array.of(0.5), Uint32Array.of(7)] };
    const { a, b } = (await send(packFrame(sent))) as typeof sent;
    expect(b.map(({ buffer }) => buffer === a.buffer)).toEqual([true, true]);
    const crossed = structuredClone({ a, b }, { transfer: [a.buffer as ArrayBuffer] });
    expect(crossed).toEqual({ a: sent.a, b: sent.b });
    expect(a.length).toBe(0);
  });

  it('that is longer than it may be is refused before anything is taken of it', async () => {
    const head = Buffer.alloc(8);
    head.writeUInt32LE(2 ** 32 - 1, 0);
    await expect(send([head])).rejects.toMatchObject({ word: 'too-long' });
    const whole = packFrame({ a: new Float64Array(1_000) });
    await expect(send(whole, { most: 8_000 })).rejects.toMatchObject({ word: 'too-long' });
  });

  it('that ends too early, or says nonsense about itself, is no message', async () => {
    const whole = Buffer.concat(packFrame({ a: Int32Array.of(1, 2, 3) }));
    await expect(send([whole.subarray(0, -4)], { ends: true })).rejects.toMatchObject({ word: 'cut-off' });
    await expect(send([Buffer.alloc(8)])).rejects.toMatchObject({ word: 'not-readable' });
    const longer = Buffer.from(whole);
    longer.writeUInt32LE(10_000, 4);
    await expect(send([longer])).rejects.toMatchObject({ word: 'not-readable' });
    const json = packFrame({ a: { numbers: 'Float64Array', length: 1_000 } });
    await expect(send(json)).rejects.toMatchObject({ word: 'not-readable' });
  });
});
