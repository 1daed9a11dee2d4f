import type { TranscriptFileFormat } from '@wenshu/api-contract';
import type { PaperBlock } from '@wenshu/papers';
import { inOrder } from '@wenshu/survey-core';
import { transcriptFileTexts } from '@wenshu/texts/talks/transcript-files';
import { isStale, layTranscript, plainTranscript, type Transcript } from '@wenshu/transcripts';
import { timeText } from '@wenshu/words';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { cleanFileName, fileFormats } from '../../../people/stored-files/index.ts';

/** A transcript with what stands beside it. */
export interface Laid {
  readonly transcript: Transcript;
  readonly nameOf: (speaker: number | null) => string;
  /** By turn the names of its codes. */
  readonly codes: ReadonlyMap<string, readonly string[]>;
  /** Away from the thread that answers the web. */
  readonly writeWord: (task: {
    readonly title: string;
    readonly blocks: readonly PaperBlock[];
    readonly colon: string;
  }) => Promise<Buffer>;
}

type Write = (laid: Laid) => Promise<Uint8Array | string>;

const COLUMN_WIDTHS = [12, 16, 80, 60, 20, 30, 20];

const writers: Readonly<Record<TranscriptFileFormat, Write>> = {
  docx: ({ transcript, nameOf, codes, writeWord }) => {
    const { colon, ...words } = transcriptFileTexts[transcript.language];
    const turns = Object.values(transcript.turns);
    const blocks = layTranscript(transcript, {
      words,
      nameOf,
      hasTimes: turns.some(({ from }) => from !== null),
      hasTranslation: turns.some(({ translation }) => translation !== null),
      isAsSaid: false,
      codes: codes.size === 0 ? null : codes,
      memos: null,
    });
    return writeWord({ title: transcript.title, blocks, colon });
  },
  xlsx: async ({ transcript, nameOf, codes }) => {
    // Half a megabyte of program that few starts need.
    const { writeXlsx } = await import('hucre/xlsx');
    const words = transcriptFileTexts[transcript.language];
    const head = [words.time, words.speaker, words.said, words.translation, words.state, words.codes, words.part];
    const rows = inOrder(transcript.turns).map(turn => {
      const { id, from, speaker, text, translation, part } = turn;
      return [
        from === null ? '' : timeText(from),
        nameOf(speaker),
        text,
        translation?.text ?? '',
        translation === null ? '' : words.states[isStale(turn) ? 'stale' : translation.state],
        (codes.get(id) ?? []).join(words.between),
        part,
      ];
    });
    const columns = COLUMN_WIDTHS.map(width => ({ width }));
    return writeXlsx({ sheets: [{ name: 'transcript', columns, rows: [head, ...rows], freezePane: { rows: 1 } }] });
  },
  txt: async ({ transcript, nameOf }) => `\uFEFF${plainTranscript(transcript, nameOf).text}\n`,
};

/** A transcript as a file, in its own language: whoever reads it need not be who made it. */
export async function transcriptFile(laid: Laid, format: TranscriptFileFormat): Promise<FileAnswer> {
  const { contentType } = fileFormats[format];
  const content = await writers[format](laid);
  return {
    fileName: cleanFileName(`${laid.transcript.title}.${format}`),
    contentType,
    content: typeof content === 'string' ? content : Buffer.from(content),
    cacheControl: 'no-store',
  };
}
