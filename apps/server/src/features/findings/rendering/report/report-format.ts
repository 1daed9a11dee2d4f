import type { ReportFormat } from '@wenshu/api-contract';
import type { ByteSink } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import type { OnDrawn } from '../formats/format.ts';
import type { ReportFile } from '../report-file.ts';

/** A picture that was drawn anew, as a `data:` address. */
export interface DrawnPicture {
  readonly address: string;
  readonly ratio: number;
}

export interface ReportDrawing {
  readonly report: ReportFile;
  readonly title: string;
  readonly language: Language;
  /** By their ids; what could not be read is missing. */
  readonly pictures: ReadonlyMap<string, DrawnPicture>;
}

/** A kind of file that a report's pages are drawn into; it tells how many are. */
export type WriteReport = (drawing: ReportDrawing, sink: ByteSink, onDrawn: OnDrawn) => Promise<void>;
export type ReportFormats = Readonly<Record<ReportFormat, WriteReport>>;
