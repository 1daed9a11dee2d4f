import { MAX_SOURCE_LETTERS } from '@wenshu/papers';
import type { ReceivedFile } from '../../../http/reading/receive-files.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { readWordText } from '../../design/questionnaire-start/index.ts';
import { type FileReader, fileFormats, readWhole, sniffFormat } from '../../people/stored-files/index.ts';
import { cleanSource } from './clean-source.ts';

const ENDING = /\.(txt|md|markdown)$/i;

/** The text of a file that a person gives: plain text or Markdown as it stands, or the lines of a Word document. */
export async function readSourceFile(reader: FileReader, received: ReceivedFile): Promise<string> {
  const field = received.fieldName;
  const bytes = await readWhole(received);
  const isWord = sniffFormat(bytes, received.fileName) === 'docx';
  const read = isWord ? await readWordText(reader, received) : plainText(bytes, received);
  const text = cleanSource(read);
  if (text === '') throw new Refusal('importFileEmpty', { field });
  if (text.length > MAX_SOURCE_LETTERS) throw new Refusal('fileTooComplex', { field });
  return text;
}

function plainText(bytes: Buffer, { fieldName: field, fileName }: ReceivedFile): string {
  const text =
    ENDING.test(fileName) && !bytes.includes(0) ? (decode(bytes, 'utf-8') ?? decode(bytes, 'gb18030')) : undefined;
  if (text !== undefined) return text;
  throw new Refusal('fileFormatWrong', {
    field,
    params: { formats: `${fileFormats.txt.label}, MD, ${fileFormats.docx.label}` },
  });
}

function decode(bytes: Buffer, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
