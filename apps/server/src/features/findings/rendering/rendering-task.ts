import type { Exhibit } from '@wenshu/analysis';
import type { AnalysisFormat } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';
import type { ReportFile } from './report-file.ts';

/** All that the thread needs which draws a file: plain data. */
export interface RenderingTask {
  readonly format: AnalysisFormat;
  readonly exhibits: readonly Exhibit[];
  readonly language: Language;
  /** The analysis' name. */
  readonly title: string;
  /** Pages of a report instead of one exhibit after the other. */
  readonly report?: ReportFile;
  /** Bytes of files that its exhibits show, by their ids, as whoever asked may see them. */
  readonly pictures?: FilePictures;
}

export type FilePictures = ReadonlyMap<string, Uint8Array>;
