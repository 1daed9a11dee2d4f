/** What is to be imported: a file, or lines that were pasted. */
export interface Chosen {
  readonly file: File;
  readonly source: 'file' | 'pasted';
}
