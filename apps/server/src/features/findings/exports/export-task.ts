import type { DataVariable } from '@wenshu/analysis';
import type { FileOptions } from '@wenshu/analysis/data-file';
import type { ExportFormat } from '@wenshu/api-contract';
import type { Language } from '@wenshu/texts';

/** All that the thread needs which writes a file: plain data. */
export interface ExportTask {
  readonly format: Exclude<ExportFormat, 'files'>;
  /** The parts of a file of rows, whose columns are these variables. */
  readonly parts: readonly string[];
  readonly variables: readonly DataVariable[];
  readonly records: number;
  readonly options: FileOptions;
  readonly separator: 'comma' | 'semicolon' | 'tab';
  readonly language: Language;
  /** The questionnaire's name. */
  readonly title: string;
  /** What the file is about, line by line: of when it is, which records, which time zone. */
  readonly about: readonly (readonly [string, string])[];
}
