import { crc32 } from 'node:zlib';
import type { ByteSink } from '../byte-sink.ts';
import { type DeflateLevel, deflatedChunks } from './deflated-chunks.ts';
import { uniqueEntryNames } from './entry-names.ts';
import { dataDescriptor, directoryEnd, directoryEntry, dosTime, localHeader, type ZipRecord } from './zip-records.ts';

export interface ZipEntryOptions {
  readonly level?: DeflateLevel;
  readonly modified?: Date;
}

/** One file inside, open for writing. Bytes that were handed over must not be changed until `onRead` says so: they are compressed meanwhile. */
export interface ZipEntry {
  /** The name it got. */
  readonly name: string;
  write(bytes: Uint8Array, onRead?: () => void): Promise<void>;
  close(): Promise<void>;
}

export interface ZipWriter {
  /** Begins a file inside; the one before has to be closed. Its name is made safe, and its own. */
  open(name: string, options?: ZipEntryOptions): Promise<ZipEntry>;
  /** A whole file: bytes, or what reads them (a stream of a file on disk). Resolves to the name it got. */
  add(name: string, content: Uint8Array | AsyncIterable<Uint8Array>, options?: ZipEntryOptions): Promise<string>;
  /** Writes the directory. Without it there is no zip. */
  close(): Promise<void>;
}

/** So much of the directory is put together before it is written. */
const DIRECTORY_BATCH = 500;

/**
 * A zip, written from front to back. Everything is deflated, level 0 included: "stored" entries whose size stands behind them cannot be
 * read by programs that go from front to back (macOS, Java), because their end cannot be seen.
 */
export function startZip(sink: ByteSink): ZipWriter {
  const records: ZipRecord[] = [];
  const nameOf = uniqueEntryNames();
  let position = 0;
  let isOpen = false;

  async function put(bytes: Uint8Array): Promise<void> {
    position += bytes.length;
    await sink.write(bytes);
  }

  async function open(wanted: string, { level = 6, modified = new Date() }: ZipEntryOptions = {}): Promise<ZipEntry> {
    if (isOpen) throw new Error('An entry of the zip is still open.');
    isOpen = true;
    const name = nameOf(wanted);
    const record: ZipRecord = {
      name: Buffer.from(name),
      modified: dosTime(modified),
      offset: position,
      crc: 0,
      packedBytes: 0,
      bytes: 0,
    };
    records.push(record);
    await put(localHeader(record));
    const chunks = deflatedChunks(level, async bytes => {
      record.packedBytes += bytes.length;
      await put(bytes);
    });
    return {
      name,
      async write(bytes, onRead) {
        record.crc = crc32(bytes, record.crc);
        record.bytes += bytes.length;
        await chunks.push(bytes, onRead);
      },
      async close() {
        await chunks.end();
        await put(dataDescriptor(record));
        isOpen = false;
      },
    };
  }

  return {
    open,
    async add(wanted, content, options) {
      const entry = await open(wanted, options);
      if (content instanceof Uint8Array) await entry.write(content);
      else for await (const bytes of content) await entry.write(bytes);
      await entry.close();
      return entry.name;
    },
    async close() {
      const start = position;
      for (let index = 0; index < records.length; index += DIRECTORY_BATCH)
        await put(Buffer.concat(records.slice(index, index + DIRECTORY_BATCH).map(directoryEntry)));
      await put(directoryEnd(records.length, start, position - start));
    },
  };
}
