import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { findBadCharacter } from './find-bad-character.ts';
import { Refusal } from './refusal.ts';

/** An uploaded file, lying in the temporary folder until its request has been answered. */
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
}

const MEGABYTE = 1024 * 1024;
const MAX_FILES = 10;

/**
 * Reads a multipart form whole before the call is decided: its text fields may follow its files, and the object that a
 * right is needed on is such a field.
 */
export async function receiveForm(request: FastifyRequest, maxFileBytes: number): Promise<ReceivedForm> {
  if (!request.isMultipart()) throw new Refusal('contentTypeWrong');
  try {
    // One byte too many is kept, and what is wrong with the file is said by whoever knows what it should be.
    const limits = { fileSize: maxFileBytes + 1, files: MAX_FILES, fieldSize: MEGABYTE, fields: 100 };
    const saved = await request.saveRequestFiles({ limits });
    const files = await Promise.all(
      saved.files.map(async ({ fieldname, filename, filepath }) => ({
        fieldName: fieldname,
        fileName: filename,
        sizeBytes: (await stat(filepath)).size,
        read: () => createReadStream(filepath),
      })),
    );
    return { fields: formFields(saved.values), files };
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code?.startsWith('FST_')) throw new Refusal('bodyTooLarge');
    throw error;
  }
}

/** The text fields among a form's parts. */
export function formFields(values: object): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, part] of Object.entries(values)) {
    if (part?.type === 'field' && typeof part.value === 'string') fields[name] = part.value;
  }
  const bad = findBadCharacter(fields);
  if (bad !== undefined) throw new Refusal('characterNotAllowed', { field: bad, params: { field: bad } });
  return fields;
}
