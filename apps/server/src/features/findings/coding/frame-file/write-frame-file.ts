import { Readable } from 'node:stream';
import type { frameFormats } from '@wenshu/api-contract';
import { BYTE_ORDER_MARK, csvLine } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { codingTexts } from '@wenshu/texts/findings/coding';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { bytesOf, writeTable, XLSX } from '../../../people/made-files/index.ts';
import type { FrameRow } from '../frame.repository.ts';
import { codebookXml } from './codebook-xml.ts';
import { frameColumns, rowOf } from './frame-rows.ts';

type Write = (frame: FrameRow, language: Language) => Omit<FileAnswer, 'fileName'>;

const WIDTH = 20;
const headsIn = (language: Language) => frameColumns.map(column => codingTexts[language].columns[column]);

const formats: Readonly<Record<(typeof frameFormats)[number], Write>> = {
  csv: ({ codes }, language) => ({
    content: BYTE_ORDER_MARK + [headsIn(language), ...codes.map(rowOf)].map(row => csvLine(row)).join(''),
    contentType: 'text/csv; charset=utf-8',
  }),
  xlsx: ({ codes }, language) => ({
    content: Readable.from(
      bytesOf(sink =>
        writeTable(sink, {
          sheet: codingTexts[language].sheet,
          columns: headsIn(language).map(head => ({ head, width: WIDTH })),
          rows: [codes.map(one => rowOf(one).map(value => ({ value })))],
        }),
      ),
    ),
    contentType: XLSX,
  }),
  qdc: (frame, language) => ({ content: codebookXml(frame, language), contentType: 'application/xml; charset=utf-8' }),
};

export function writeFrameFile(frame: FrameRow, format: (typeof frameFormats)[number], language: Language): FileAnswer {
  return { ...formats[format](frame, language), fileName: `${frame.name.replaceAll(/[/\\]/g, ' ')}.${format}` };
}
