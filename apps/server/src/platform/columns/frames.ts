import type { NetConnectOpts, Socket } from 'node:net';

const types = { Int32Array, Uint32Array, Float64Array };
type Numbers = Int32Array | Uint32Array | Float64Array;

interface Marked {
  readonly numbers: keyof typeof types;
  readonly length: number;
}

const HEAD_BYTES = 8;
/** Every array begins at a multiple of it: where a message arrives it is read as it lies. */
const ALIGNED_BYTES = 8;

/** One message: how long it is, how long its JSON is, the JSON, and behind it the arrays of numbers as they lie in memory. */
export function packFrame(content: unknown): Uint8Array[] {
  const arrays: Numbers[] = [];
  const json = Buffer.from(
    JSON.stringify(content, (_key, value) => {
      const name = nameOf(value);
      if (name === undefined) return value;
      arrays.push(value as Numbers);
      return { numbers: name, length: (value as Numbers).length } satisfies Marked;
    }),
  );
  const parts: Uint8Array[] = [Buffer.alloc(HEAD_BYTES), ...aligned(json)];
  for (const { buffer, byteOffset, byteLength } of arrays)
    parts.push(...aligned(new Uint8Array(buffer, byteOffset, byteLength)));
  const head = parts[0] as Buffer;
  head.writeUInt32LE(
    parts.reduce((sum, part) => sum + part.length, 0),
    0,
  );
  head.writeUInt32LE(json.length, 4);
  return parts;
}

function nameOf(value: unknown): keyof typeof types | undefined {
  if (value instanceof Int32Array) return 'Int32Array';
  if (value instanceof Uint32Array) return 'Uint32Array';
  return value instanceof Float64Array ? 'Float64Array' : undefined;
}

const roundUp = (bytes: number) => Math.ceil(bytes / ALIGNED_BYTES) * ALIGNED_BYTES;

function aligned(part: Uint8Array): Uint8Array[] {
  const gap = roundUp(part.length) - part.length;
  return gap === 0 ? [part] : [part, new Uint8Array(gap)];
}

/**
 * The next message of a socket. Its arrays are views of one buffer, so whoever hands them to a thread hands over that one. Rejects with
 * `FrameProblem` when it ends before, or when the message is longer than it may be.
 */
export function readFrame(socket: Socket, mostBytes: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const head = new Uint8Array(HEAD_BYTES);
    let frame: Uint8Array<ArrayBuffer> | undefined;
    let received = 0;
    const onData = (chunk: Buffer) => {
      if (!frame) {
        head.set(chunk.subarray(0, HEAD_BYTES - received), received);
        if (received + chunk.length < HEAD_BYTES) {
          received += chunk.length;
          return;
        }
        const length = new DataView(head.buffer).getUint32(0, true);
        if (length > mostBytes) return finish(() => reject(new FrameProblem('too-long')));
        if (length < HEAD_BYTES) return finish(() => reject(new FrameProblem('not-readable')));
        frame = new Uint8Array(length);
        frame.set(head);
        chunk = chunk.subarray(HEAD_BYTES - received);
        received = HEAD_BYTES;
      }
      frame.set(chunk.subarray(0, frame.length - received), received);
      received += chunk.length;
      if (received >= frame.length) finish(() => resolve(unpack(frame!)));
    };
    const onEnd = () => finish(() => reject(new FrameProblem('cut-off')));
    const finish = (then: () => void) => {
      socket.off('data', onData).off('close', onEnd).off('error', onEnd);
      try {
        then();
      } catch {
        reject(new FrameProblem('not-readable'));
      }
    };
    socket.on('data', onData).on('close', onEnd).on('error', onEnd);
  });
}

/** How a socket is made that `receiveFrame` reads. */
type Reading = NonNullable<NetConnectOpts['onread']>;

/**
 * The same for a socket that is made for one long message: what comes is put where it belongs at once, without a copy in between, which for
 * the columns of a model took longer than sending them.
 */
export function receiveFrame(
  mostBytes: number,
  open: (onread: Reading) => Socket,
): { readonly socket: Socket; readonly frame: Promise<unknown> } {
  const head = new Uint8Array(HEAD_BYTES);
  const spare = new Uint8Array(1);
  let into: Uint8Array<ArrayBuffer> = head;
  let received = 0;
  let resolve: (content: unknown) => void = () => {};
  let reject: (problem: FrameProblem) => void = () => {};
  const frame = new Promise<unknown>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const take = (count: number): boolean => {
    received += count;
    if (received < into.length) return true;
    if (into !== head) return finish(() => resolve(unpack(into)));
    const length = new DataView(head.buffer).getUint32(0, true);
    if (length > mostBytes) return finish(() => reject(new FrameProblem('too-long')));
    if (length <= HEAD_BYTES) return finish(() => reject(new FrameProblem('not-readable')));
    into = new Uint8Array(length);
    into.set(head);
    return true;
  };
  const finish = (then: () => void): false => {
    try {
      then();
    } catch {
      reject(new FrameProblem('not-readable'));
    }
    return false;
  };
  // Nothing is read into a place of no length.
  const place = () => (received < into.length ? into.subarray(received) : spare);
  const socket = open({ buffer: place, callback: take });
  const cutOff = () => reject(new FrameProblem('cut-off'));
  socket.on('close', cutOff).on('end', cutOff).on('error', cutOff);
  return { socket, frame };
}

export class FrameProblem extends Error {
  readonly word: 'too-long' | 'cut-off' | 'not-readable';
  constructor(word: FrameProblem['word']) {
    super(word);
    this.word = word;
  }
}

function unpack({ buffer }: Uint8Array<ArrayBuffer>): unknown {
  const jsonLength = new DataView(buffer).getUint32(4, true);
  const json = Buffer.from(buffer, HEAD_BYTES, jsonLength).toString('utf8');
  let at = HEAD_BYTES + roundUp(jsonLength);
  return JSON.parse(json, (_key, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.numbers !== 'string' || !Object.hasOwn(types, value.numbers)) return value;
    const { numbers, length } = value as Marked;
    const array = new types[numbers](buffer, at, length);
    at += roundUp(array.byteLength);
    return array;
  });
}
