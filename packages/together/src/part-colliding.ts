import { type DocumentKind, isRefused, type KindShape } from './document-kind.ts';

interface Parting<K extends KindShape> {
  /** The document before the changes came. */
  readonly document: K['document'];
  /** Our edits whose changes are among these. */
  readonly done: readonly K['edit'][];
  /** The edits that wait behind them. */
  readonly behind: readonly K['edit'][];
  /** Others' edits that came, oldest first. */
  readonly theirs: readonly K['made'][];
}

interface Colliding<K extends KindShape> {
  readonly edit: K['edit'];
  readonly mine: readonly K['change'][];
  /** Newest first. */
  readonly by: readonly K['made'][];
}

interface Parted<K extends KindShape> {
  readonly kept: readonly K['edit'][];
  readonly colliding: readonly Colliding<K>[];
}

/**
 * Which waiting edits meet what others have just done. They were made without knowing it; sent on the new version they would pass
 * the server's check and write over a colleague's work in silence.
 */
export function partColliding<K extends KindShape>(
  kind: DocumentKind<K>,
  { document, done, behind, theirs }: Parting<K>,
): Parted<K> {
  if (theirs.length === 0 || behind.length === 0) return { kept: behind, colliding: [] };
  let meantUpon = document;
  for (const edit of done) {
    const made = kind.apply(meantUpon, edit);
    if (!isRefused(made)) meantUpon = made.document;
  }
  const kept: K['edit'][] = [];
  const colliding: Colliding<K>[] = [];
  for (const edit of behind) {
    const meant = kind.apply(meantUpon, edit);
    // One that no longer fits is the server's to refuse, in words.
    if (isRefused(meant)) {
      kept.push(edit);
      continue;
    }
    meantUpon = meant.document;
    const by = theirs.filter(one => kind.doMeet(meant, one)).toReversed();
    if (by.length > 0) colliding.push({ edit, mine: meant.changes, by });
    else kept.push(edit);
  }
  return { kept, colliding };
}
