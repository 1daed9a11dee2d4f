import type { PaperBlock } from '@wenshu/papers';
import type { Paragraph, Table } from 'docx';

type Docx = typeof import('docx');

const FONT = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Calibri' };

/** Word refuses a file with a character that XML does not know. */
const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, ' ');
const linesOf = (text: string): string[] => text.split('\n').map(printable);

export interface WordTask {
  readonly title: string;
  readonly blocks: readonly PaperBlock[];
  readonly colon: string;
}

export async function wordFile({ title, blocks, colon }: WordTask): Promise<Buffer> {
  // Large, and wanted seldom.
  const docx = await import('docx');
  const children = [
    new docx.Paragraph({ text: printable(title), heading: docx.HeadingLevel.TITLE }),
    ...blocks.map(block => writeBlock(docx, block, colon)),
  ];
  const styles = { default: { document: { run: { font: FONT, size: 21 } } } };
  return docx.Packer.toBuffer(
    new docx.Document({ title: printable(title), creator: 'Wenshu', styles, sections: [{ children }] }),
  );
}

type Writers = {
  readonly [Is in PaperBlock['is']]: (
    docx: Docx,
    block: Extract<PaperBlock, { is: Is }>,
    colon: string,
  ) => Paragraph | Table;
};

const writers: Writers = {
  heading: (docx, { level, text }) =>
    new docx.Paragraph({
      text: printable(text),
      heading: [docx.HeadingLevel.HEADING_1, docx.HeadingLevel.HEADING_2, docx.HeadingLevel.HEADING_3][level - 1]!,
      keepNext: true,
      spacing: { before: 240, after: 80 },
    }),
  text: (docx, { text }) => new docx.Paragraph({ children: runs(docx, text), spacing: { after: 80 } }),
  field: (docx, { label, text }, colon) =>
    new docx.Paragraph({
      children: [new docx.TextRun({ text: printable(`${label}${colon}`), bold: true }), ...runs(docx, text)],
      spacing: { after: 80 },
    }),
  bullet: (docx, { level, text }) => new docx.Paragraph({ children: runs(docx, text), bullet: { level } }),
  table: (docx, { head, rows }) =>
    new docx.Table({
      width: { size: 100, type: docx.WidthType.PERCENTAGE },
      rows: [head, ...rows].map(
        (cells, at) =>
          new docx.TableRow({
            tableHeader: at === 0,
            cantSplit: false,
            children: cells.map(
              text => new docx.TableCell({ children: [new docx.Paragraph({ children: runs(docx, text, at === 0) })] }),
            ),
          }),
      ),
    }),
};

// The entry under a block's own name takes that block.
const writeBlock = (docx: Docx, block: PaperBlock, colon: string) =>
  (writers[block.is] as (docx: Docx, block: PaperBlock, colon: string) => Paragraph | Table)(docx, block, colon);

const runs = (docx: Docx, text: string, bold = false) =>
  linesOf(text).map((line, at) => new docx.TextRun({ text: line, bold, ...(at > 0 && { break: 1 }) }));
