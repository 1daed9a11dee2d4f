/** What one answer may carry in columns: a million records with thirty of them. */
export const MOST_BYTES = 256 * 1024 * 1024;
