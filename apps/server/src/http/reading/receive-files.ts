import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { IncomingFolder } from '../../platform/files/incoming-folder.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { explainForm, FormFields } from './form-fields.ts';

/** An uploaded file, lying in a folder of the server's own until its call has been done. */
export interface ReceivedFile {
  readonly fieldName: string;
  /** As the client calls it: never a path here, and never trusted as a type. */
  readonly fileName: string;
  /** A file larger than the call takes is cut one byte behind that, so it is too large for any rule of the call's. */
  readonly sizeBytes: number;
  read(): Readable;
}

export interface ReceivedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly ReceivedFile[];
  /** To be called when the call has been done, however it ended. */
  discard(): Promise<void>;
}

interface FormRequest {
  readonly maxFileBytes: number;
  readonly folder: IncomingFolder;
  /** May it be done at all? Asked once, before a byte of a file is written down. */
  readonly decide: (fields: Readonly<Record<string, string>>) => Promise<void>;
  /** The field that deciding needs; undefined when it needs none of the form's. */
  readonly decidesOn: string | undefined;
}

const MEGABYTE = 1024 * 1024;
const MAX_FILES = 10;
/**
 * Files whose form names its object only behind them, held in memory until then: all such forms of this process together. Our own pages
 * send the fields first and hold nothing.
 */
const held = { bytes: 0 };
const MOST_HELD_BYTES = 64 * MEGABYTE;

/** Reads a multipart form whole. Whether its sender may is decided before the first byte of a file is written anywhere. */
export async function receiveForm(request: FastifyRequest, wanted: FormRequest): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Refusal('contentTypeWrong');
  const reader = new FormReader(wanted);
  try {
    // One byte too many is kept, and what is wrong with the file is said by whoever knows what it should be.
    const limits = { fileSize: wanted.maxFileBytes + 1, files: MAX_FILES, fieldSize: MEGABYTE, fields: 100 };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') await reader.takeFile(part);
      else reader.fields.add(part);
    }
    return await reader.finish();
  } catch (error) {
    await reader.discard();
    throw explainForm(error);
  }
}

class FormReader {
  readonly fields = new FormFields();
  readonly #wanted: FormRequest;
  readonly #files: ReceivedFile[] = [];
  readonly #paths: string[] = [];
  #heldBytes = 0;
  #isDecided = false;

  constructor(wanted: FormRequest) {
    this.#wanted = wanted;
  }

  async takeFile(part: MultipartFile): Promise<void> {
    const { decidesOn, folder } = this.#wanted;
    if (decidesOn === undefined || this.fields.has(decidesOn)) await this.#decide();
    if (!this.#isDecided) {
      const content = await this.#hold(part.file);
      this.#add(part, content.length, () => Readable.from([content]));
      return;
    }
    const path = folder.newPath();
    this.#paths.push(path);
    const sizeBytes = await folder.write(path, part.file);
    this.#add(part, sizeBytes, () => folder.read(path));
  }

  async finish(): Promise<ReceivedForm> {
    await this.#decide();
    return { fields: this.fields.all(), files: this.#files, discard: () => this.discard() };
  }

  async discard(): Promise<void> {
    held.bytes -= this.#heldBytes;
    this.#heldBytes = 0;
    for (const path of this.#paths.splice(0)) await this.#wanted.folder.remove(path);
  }

  async #decide(): Promise<void> {
    if (this.#isDecided) return;
    await this.#wanted.decide(this.fields.all());
    this.#isDecided = true;
  }

  #add({ fieldname, filename }: MultipartFile, sizeBytes: number, read: () => Readable): void {
    this.#files.push({ fieldName: fieldname, fileName: filename ?? '', sizeBytes, read });
  }

  async #hold(content: Readable): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for await (const chunk of content as AsyncIterable<Buffer>) {
      this.#heldBytes += chunk.length;
      held.bytes += chunk.length;
      if (held.bytes > MOST_HELD_BYTES) throw new Refusal('fileBeforeFields');
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  }
}
