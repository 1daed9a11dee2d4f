import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal/refusal.ts';
import { explainForm, FormFields } from './form-fields.ts';

/** A file that is still on its way: nobody has its bytes yet, and how many they are is what the sender says. */
export interface IncomingFile {
  readonly fieldName: string;
  /** As the client calls it: never a path here, and never trusted as a type. */
  readonly fileName: string;
  /** The whole request's length when it is known: the file is smaller by its form, which is at most FORM_BYTES. */
  readonly requestBytes: number | undefined;
  readonly content: Readable;
}

export interface ReceivedUpload {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: IncomingFile | undefined;
}

const MAX_FIELDS = 30;
const FIELD_BYTES = 4096;
/** What a form can be besides its file. */
export const FORM_BYTES = MAX_FIELDS * (FIELD_BYTES + 200);

/**
 * Reads a form up to its file, which comes last: who sends it and for what is decided before its bytes are taken, and they are never all
 * in memory or in a temporary folder.
 */
export async function receiveUpload(request: FastifyRequest, maxFileBytes: number): Promise<ReceivedUpload> {
  if (!request.isMultipart()) throw new Refusal('contentTypeWrong');
  const limits = { fileSize: maxFileBytes + 1, files: 1, fields: MAX_FIELDS, fieldSize: FIELD_BYTES };
  const fields = new FormFields();
  const parts = request.parts({ limits })[Symbol.asyncIterator]();
  // Not `for await`: leaving such a loop would close the form, and with it the file.
  for (;;) {
    const { value: part, done } = await parts.next().catch(error => {
      throw explainForm(error);
    });
    if (done || !part) return { fields: fields.all(), file: undefined };
    if (part.type === 'file') return { fields: fields.all(), file: incoming(request, part) };
    fields.add(part);
  }
}

function incoming(
  request: FastifyRequest,
  part: { fieldname: string; filename: string; file: Readable },
): IncomingFile {
  const length = Number(request.headers['content-length']);
  return {
    fieldName: part.fieldname,
    fileName: part.filename ?? '',
    requestBytes: Number.isFinite(length) ? length : undefined,
    content: part.file,
  };
}
