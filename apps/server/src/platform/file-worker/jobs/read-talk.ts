import { type LineRemark, type ReadTurns, readCues, readTurns, type TranscriptProblem, type Turn } from '@wenshu/words';
import { FileProblem } from '../file-problem.ts';
import { readPdfLines } from './read-pdf-lines.ts';
import { readWordLines } from './read-word-lines.ts';

interface TalkOptions {
  /** Text is plain text, Markdown and subtitles. */
  readonly format: 'text' | 'docx' | 'pdf';
  readonly maxUnpackedBytes: number;
}

/** A transcript as it stands in a file: what `packages/words` reads of its text. */
export interface ReadTalk {
  readonly kind: 'talk' | 'srt' | 'vtt';
  readonly turns: readonly Turn[];
  readonly speakers: ReadTurns['speakers'];
  readonly leftOut: readonly LineRemark[];
  readonly doubtful: readonly LineRemark[];
}

export type TalkProblem = TranscriptProblem | { readonly problem: 'no-text-in-pdf' };

const ARROW = /^\s{0,8}\d[\d:.,]{2,15}\s{0,8}[-–—]{1,3}>/m;

export async function readTalk(
  bytes: Uint8Array,
  { format, maxUnpackedBytes }: TalkOptions,
): Promise<ReadTalk | TalkProblem> {
  const text = await textOf(bytes, format, maxUnpackedBytes);
  if (format === 'pdf' && text.trim() === '') return { problem: 'no-text-in-pdf' };
  return format === 'text' && ARROW.test(text.slice(0, 20_000)) ? cuesOf(text) : talkOf(text);
}

function talkOf(text: string): ReadTalk | TalkProblem {
  const read = readTurns(text);
  return 'problem' in read ? read : { ...read, kind: 'talk' };
}

function cuesOf(text: string): ReadTalk | TalkProblem {
  const read = readCues(text);
  if ('problem' in read) return read;
  const speakers = new Map<string, { name: string; turns: number; letters: number }>();
  for (const { speaker, text: words } of read.turns) {
    if (speaker === null) continue;
    const known = speakers.get(speaker) ?? { name: speaker, turns: 0, letters: 0 };
    speakers.set(speaker, { name: speaker, turns: known.turns + 1, letters: known.letters + words.length });
  }
  return { ...read, speakers: [...speakers.values()].map(one => ({ ...one, sureness: 'likely' as const })) };
}

async function textOf(bytes: Uint8Array, format: TalkOptions['format'], maxUnpackedBytes: number): Promise<string> {
  if (format === 'docx') return readWordLines(bytes, { maxUnpackedBytes });
  if (format === 'pdf') return readPdfLines(bytes);
  const text = decode(bytes, encodingOf(bytes)) ?? decode(bytes, 'gb18030');
  if (text === undefined || text.includes('\0')) throw new FileProblem('broken');
  return text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
