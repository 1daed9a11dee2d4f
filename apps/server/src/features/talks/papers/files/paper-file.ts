import type { PaperFileFormat } from '@wenshu/api-contract';
import { layPaper, type NamedSource, type Paper } from '@wenshu/papers';
import { paperFileTexts } from '@wenshu/texts/talks/paper-files';
import { paperPartTexts } from '@wenshu/texts/talks/paper-parts';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { cleanFileName, fileFormats } from '../../../people/stored-files/index.ts';
import { markdownFile } from './markdown-file.ts';
import type { WordTask } from './word-file.ts';

interface Format {
  readonly contentType: string;
  readonly write: (task: WordTask, writeWord: WriteWord) => Promise<Buffer> | string;
}

type WriteWord = (task: WordTask) => Promise<Buffer>;

const formats: Readonly<Record<PaperFileFormat, Format>> = {
  docx: { contentType: fileFormats.docx.contentType, write: (task, writeWord) => writeWord(task) },
  md: {
    contentType: 'text/markdown; charset=utf-8',
    write: ({ title, blocks, colon }) => markdownFile(title, blocks, colon),
  },
};

interface FileAsked {
  readonly sources: readonly NamedSource[];
  readonly format: PaperFileFormat;
  /** Away from the thread that answers the web. */
  readonly writeWord: WriteWord;
}

/** A paper as a file, in its own language: whoever reads it need not be who made it. */
export async function paperFile(paper: Paper, { sources, format, writeWord }: FileAsked): Promise<FileAnswer> {
  const { colon, ...words } = paperFileTexts[paper.language];
  const blocks = layPaper(paper, { words: { ...words, parts: paperPartTexts[paper.language][paper.kind] }, sources });
  const { contentType, write } = formats[format];
  const content = await write({ title: paper.title, blocks, colon }, writeWord);
  return { fileName: cleanFileName(`${paper.title}.${format}`), contentType, content, cacheControl: 'no-store' };
}
