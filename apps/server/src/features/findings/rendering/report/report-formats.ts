import { writeDocxReport } from './docx-report.ts';
import { writePdfReport } from './pdf-report.ts';
import { writePngReport } from './png-report.ts';
import { writePptxReport } from './pptx-report.ts';
import type { ReportFormats } from './report-format.ts';
import { writeXlsxReport } from './xlsx-report.ts';

/** A kind of file is a file here, and a line. */
export const reportFormats: ReportFormats = {
  pptx: writePptxReport,
  docx: writeDocxReport,
  pdf: writePdfReport,
  xlsx: writeXlsxReport,
  png: writePngReport,
};
