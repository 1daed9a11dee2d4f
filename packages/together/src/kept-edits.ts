/** What must outlive a reload: edits that are not saved yet, with the version they were made on; and those that were set aside. */
export interface KeptEdits<Edit, Unsaved> {
  readonly version: number;
  readonly edits: readonly Edit[];
  readonly unsaved: readonly Unsaved[];
}

/** Where a page keeps them. Every tab has a queue of its own. */
export interface KeptQueue<Edit, Unsaved> {
  /** False when the device would not keep it. */
  keep(queue: KeptEdits<Edit, Unsaved>): boolean;
  /** What closed tabs and earlier page loads left behind. It is the caller's from then on. */
  adopt(): Promise<KeptEdits<Edit, Unsaved>[]>;
}
