import type { AnalysisFormat } from '@wenshu/api-contract';

/** What each kind of file is called, for whoever does not draw it: the libraries that do are loaded in the thread alone. */
export const fileKinds: Readonly<Record<AnalysisFormat, FileKind>> = {
  xlsx: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    isOfOne: false,
  },
  pptx: {
    extension: 'pptx',
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    isOfOne: false,
  },
  docx: {
    extension: 'docx',
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isOfOne: false,
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf', isOfOne: false },
  png: { extension: 'png', contentType: 'image/png', isOfOne: true },
  svg: { extension: 'svg', contentType: 'image/svg+xml', isOfOne: true },
};

interface FileKind {
  readonly extension: string;
  readonly contentType: string;
  /** A picture is of one exhibit. */
  readonly isOfOne: boolean;
}
