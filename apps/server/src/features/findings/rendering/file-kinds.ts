import type { AnalysisFormat } from '@wenshu/api-contract';

/** What a file of so many exhibits is called, for whoever does not draw it: the libraries that do are loaded in the thread alone. */
export const fileKind = (format: AnalysisFormat, exhibits: number): FileKind =>
  fileKinds[format].isOfOne && exhibits > 1 ? zipped : fileKinds[format];

const zipped: FileKind = { extension: 'zip', contentType: 'application/zip' };

const fileKinds: Readonly<Record<AnalysisFormat, FileKind>> = {
  xlsx: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pptx: {
    extension: 'pptx',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
  png: { extension: 'png', contentType: 'image/png', isOfOne: true },
  svg: { extension: 'svg', contentType: 'image/svg+xml', isOfOne: true },
};

interface FileKind {
  readonly extension: string;
  readonly contentType: string;
  /** A picture is of one exhibit: several come together in a zip. */
  readonly isOfOne?: true;
}
