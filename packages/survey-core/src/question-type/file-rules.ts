/** The kinds of files that a question can take, and the formats of each; the server knows a format by its first bytes. */
export const fileKinds = {
  picture: ['png', 'jpg', 'gif'],
  document: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv'],
  compressed: ['zip', 'rar', '7z', 'gz'],
  video: ['mp4', 'mov', 'webm'],
  audio: ['mp3', 'wav', 'm4a', 'aac', 'ogg', 'amr'],
  /** Whatever there is (P5.37): only where a creator says so. What none of the others know is kept as bytes and never shown, only saved. */
  any: ['any'],
} as const;
export type FileKind = keyof typeof fileKinds;
export type AnswerFileFormat = (typeof fileKinds)[FileKind][number];

/** What a question takes: the server holds every upload against it, the page says it beforehand. */
export interface FileRules {
  readonly formats: readonly AnswerFileFormat[];
  readonly maxBytes: number;
  readonly maxCount: number;
}

/** A file that the server has taken for this record. An answer names it; the server knows whose it is. */
export interface AnswerFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}
