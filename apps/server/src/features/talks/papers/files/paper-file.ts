import type { PaperFileFormat } from '@wenshu/api-contract';
import { layPaper, type NamedSource, type Paper, type PaperBlock } from '@wenshu/papers';
import { paperFileTexts } from '@wenshu/texts/talks/paper-files';
import { paperPartTexts } from '@wenshu/texts/talks/paper-parts';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { cleanFileName, fileFormats } from '../../../people/stored-files/index.ts';
import { markdownFile } from './markdown-file.ts';
import { wordFile } from './word-file.ts';

interface Format {
  readonly contentType: string;
  readonly write: (title: string, blocks: readonly PaperBlock[], colon: string) => Promise<Buffer> | string;
}

const formats: Readonly<Record<PaperFileFormat, Format>> = {
  docx: { contentType: fileFormats.docx.contentType, write: wordFile },
  md: { contentType: 'text/markdown; charset=utf-8', write: markdownFile },
};

/** A paper as a file, in its own language: whoever reads it need not be who made it. */
export async function paperFile(
  paper: Paper,
  sources: readonly NamedSource[],
  format: PaperFileFormat,
): Promise<FileAnswer> {
  const { colon, ...words } = paperFileTexts[paper.language];
  const blocks = layPaper(paper, { words: { ...words, parts: paperPartTexts[paper.language][paper.kind] }, sources });
  const { contentType, write } = formats[format];
  const content = await write(paper.title, blocks, colon);
  return { fileName: cleanFileName(`${paper.title}.${format}`), contentType, content, cacheControl: 'no-store' };
}
