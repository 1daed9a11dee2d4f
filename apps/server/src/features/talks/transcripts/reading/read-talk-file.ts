import { MOST_TRANSCRIPT_BYTES } from '@wenshu/api-contract';
import { turnsOfRows } from '@wenshu/transcripts';
import { type LineRemark, type TurnSpeaker, transcriptLimits } from '@wenshu/words';
import type { ReceivedFile } from '../../../../http/reading/receive-files.ts';
import { Refusal } from '../../../../refusal/refusal.ts';
import {
  type FileReader,
  fileRefusal,
  readInWorker,
  readSentSheet,
  readWhole,
  sniffFormat,
} from '../../../people/stored-files/index.ts';

/** A turn as a file has it. */
export interface ReadTurn {
  readonly speaker: string | null;
  readonly text: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface ReadFile {
  readonly format: string;
  readonly turns: readonly ReadTurn[];
  readonly speakers: readonly TurnSpeaker[];
  readonly leftOut: readonly LineRemark[];
  readonly doubtful: readonly LineRemark[];
}

const PLAIN = /\.(txt|md|markdown|srt|vtt)$/i;
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const limits = { formats: ['txt', 'docx', 'pdf', 'xlsx', 'csv'] as const, maxBytes: MOST_TRANSCRIPT_BYTES };
const MOST_ROWS = 20_000;
const MOST_COLUMNS = 50;

/** What a stranger's file holds as turns: read in a worker, bounded by size, letters, lines and time. */
export async function readTalkFile(reader: FileReader, received: ReceivedFile): Promise<ReadFile> {
  const field = received.fieldName;
  const wrong = () => fileRefusal(field, limits, { isAllowed: false, isTooLarge: false });
  if (received.sizeBytes > limits.maxBytes) throw fileRefusal(field, limits, { isAllowed: true, isTooLarge: true });
  if (received.sizeBytes === 0) throw new Refusal('importFileEmpty', { field });
  const bytes = await readWhole(received);
  const sniffed = sniffFormat(bytes, received.fileName);
  if (sniffed === 'xlsx' || sniffed === 'csv') return readSheet(reader, received);
  const isPlain = PLAIN.test(received.fileName) && (sniffed === undefined || sniffed === 'txt');
  const format = sniffed === 'docx' || sniffed === 'pdf' ? sniffed : isPlain ? 'text' : undefined;
  if (!format) throw wrong();
  return readBytes(reader, { bytes, format, field, name: received.fileName, wrong });
}

/** The same of a text that was pasted. */
export const readTalkText = (reader: FileReader, text: string): Promise<ReadFile> =>
  readBytes(reader, {
    bytes: Buffer.from(text),
    format: 'text',
    field: 'text',
    name: 'text.txt',
    wrong: () => new Refusal('transcriptNotReadable', { field: 'text', params: { word: 'empty' } }),
  });

interface Bytes {
  readonly bytes: Uint8Array;
  readonly format: 'text' | 'docx' | 'pdf';
  readonly field: string;
  readonly name: string;
  readonly wrong: () => Refusal;
}

async function readBytes(reader: FileReader, { bytes, format, field, name, wrong }: Bytes): Promise<ReadFile> {
  const read = await readInWorker(reader, {
    kind: 'talk',
    fieldName: field,
    bytes,
    options: { format, maxUnpackedBytes: MAX_UNPACKED_BYTES },
    refuseBroken: wrong,
  });
  if ('problem' in read) throw new Refusal('transcriptNotReadable', { field, params: { word: read.problem } });
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? 'txt';
  const turns = read.turns.map(({ speaker, text, from, to }) => ({ speaker, text, from, to }));
  return required(field, { ...read, turns, format: read.kind === 'talk' ? ending : read.kind });
}

async function readSheet(reader: FileReader, received: ReceivedFile): Promise<ReadFile> {
  const field = received.fieldName;
  const { format, rows } = await readSentSheet(reader, received, {
    formats: ['xlsx', 'csv'],
    toldFormats: limits.formats,
    maxBytes: limits.maxBytes,
    maxRows: () => MOST_ROWS,
    maxColumns: MOST_COLUMNS,
    maxUnpackedBytes: MAX_UNPACKED_BYTES,
    refuseBroken: (_format, wrong) => wrong(),
  });
  const turns = turnsOfRows(rows);
  if (!turns) throw new Refusal('transcriptNotReadable', { field, params: { word: 'no-columns' } });
  const speakers = new Map<string, TurnSpeaker>();
  for (const { speaker, text } of turns) {
    if (speaker === null) continue;
    const known = speakers.get(speaker);
    speakers.set(speaker, {
      name: speaker,
      turns: (known?.turns ?? 0) + 1,
      letters: (known?.letters ?? 0) + text.length,
      sureness: 'sure',
    });
  }
  if (speakers.size > transcriptLimits.speakers)
    throw new Refusal('transcriptNotReadable', { field, params: { word: 'too-many-speakers' } });
  return required(field, { format, turns, speakers: [...speakers.values()], leftOut: [], doubtful: [] });
}

function required(field: string, read: ReadFile): ReadFile {
  if (read.turns.length === 0) throw new Refusal('transcriptNotReadable', { field, params: { word: 'empty' } });
  const letters = read.turns.reduce((sum, { text }) => sum + text.length, 0);
  if (letters > transcriptLimits.letters)
    throw new Refusal('transcriptNotReadable', { field, params: { word: 'too-long' } });
  return read;
}
