import type { Socket } from 'node:net';

const types = { Int32Array, Float64Array };
type Numbers = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

interface Marked {
  readonly numbers: keyof typeof types;
  readonly length: number;
}

/**
 * One message: how long it is, how long its JSON is, the JSON, and behind it the arrays of numbers as they lie in memory. Large integers
 * stand in the JSON as `{ integer: '…' }`.
 */
export function packFrame(content: unknown): Buffer[] {
  const arrays: Numbers[] = [];
  const json = Buffer.from(
    JSON.stringify(content, (_key, value) => {
      if (typeof value === 'bigint') return { integer: String(value) };
      if (value instanceof Int32Array || value instanceof Float64Array) {
        arrays.push(value as Numbers);
        return { numbers: value instanceof Int32Array ? 'Int32Array' : 'Float64Array', length: value.length };
      }
      return value;
    }),
  );
  const bodies = arrays.map(array => Buffer.from(array.buffer, array.byteOffset, array.byteLength));
  const head = Buffer.alloc(8);
  head.writeUInt32LE(4 + json.length + bodies.reduce((sum, body) => sum + body.length, 0), 0);
  head.writeUInt32LE(json.length, 4);
  return [head, json, ...bodies];
}

/** The next message of a socket. Rejects with `FrameProblem` when it ends before, or when the message is longer than it may be. */
export function readFrame(socket: Socket, mostBytes: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let wanted = 4;
    const onData = (chunk: Buffer) => {
      chunks.push(chunk);
      received += chunk.length;
      if (wanted === 4 && received >= 4) {
        const length = Buffer.concat(chunks.splice(0)) as Buffer;
        chunks.push(length);
        wanted = 4 + length.readUInt32LE(0);
        if (wanted > mostBytes) return finish(() => reject(new FrameProblem('too-long')));
      }
      if (wanted > 4 && received >= wanted) finish(() => resolve(unpack(Buffer.concat(chunks))));
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

export class FrameProblem extends Error {
  readonly word: 'too-long' | 'cut-off' | 'not-readable';
  constructor(word: FrameProblem['word']) {
    super(word);
    this.word = word;
  }
}

function unpack(frame: Buffer): unknown {
  const jsonLength = frame.readUInt32LE(4);
  let at = 8 + jsonLength;
  return JSON.parse(frame.toString('utf8', 8, at), (_key, value) => {
    if (typeof value !== 'object' || value === null) return value;
    if (typeof value.integer === 'string') return BigInt(value.integer);
    if (typeof value.numbers !== 'string' || !Object.hasOwn(types, value.numbers)) return value;
    const { numbers, length } = value as Marked;
    const bytes = length * types[numbers].BYTES_PER_ELEMENT;
    // Copied: an array of eight bytes each must begin at a multiple of eight.
    const copy = new Uint8Array(frame.subarray(at, at + bytes));
    at += bytes;
    return new types[numbers](copy.buffer, 0, length);
  });
}
