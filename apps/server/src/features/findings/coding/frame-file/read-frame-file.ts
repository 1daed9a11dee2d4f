import type { FrameCodes } from '@wenshu/analysis';
import { MOST_CODES } from '@wenshu/analysis';
import type { ReceivedFile } from '../../../../http/reading/receive-files.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import { type FileReader, readSentSheet, readWhole } from '../../../people/stored-files/index.ts';
import { frameColumns, frameOfRows, isWhole } from './frame-rows.ts';
import { codesOfXml } from './read-codebook-xml.ts';

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_UNPACKED_BYTES = 20 * 1024 * 1024;
/** One more than a frame may have, so that a longer one is found out. */
const MAX_ROWS = MOST_CODES + 2;

/** The codes of a sheet, of lines, or of a codebook that another program wrote. */
export async function readFrameFile(reader: FileReader, received: ReceivedFile): Promise<FrameCodes> {
  const codes = /\.qdc$/i.test(received.fileName)
    ? await readCodebook(received)
    : frameOfRows((await readRows(reader, received)).rows);
  if (!codes || codes.length === 0) throw wrong();
  return codes;
}

const wrong = () => new Refusal('frameNotPossible', { field: 'file', params: { word: 'file-wrong' } });

const readRows = (reader: FileReader, received: ReceivedFile) =>
  readSentSheet(reader, received, {
    formats: ['xlsx', 'csv'],
    maxBytes: MAX_BYTES,
    maxRows: () => MAX_ROWS,
    maxColumns: 2 * frameColumns.length,
    maxUnpackedBytes: MAX_UNPACKED_BYTES,
    refuseBroken: wrong,
  });

async function readCodebook(received: ReceivedFile): Promise<FrameCodes | undefined> {
  if (received.sizeBytes > MAX_BYTES) throw wrong();
  const text = decoded(await readWhole(received));
  const codes = text === undefined ? undefined : codesOfXml(text);
  return codes && isWhole(codes) ? codes : undefined;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
