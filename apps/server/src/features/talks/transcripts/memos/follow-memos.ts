import { followSpansAcross, type IdentifiedText } from '@wenshu/words';
import type { Queryable } from '../../../../platform/database/database.ts';
import { moveMemos } from './memo.repository.ts';

/** A memo goes with its turn into another one that it is joined to; with a turn that is removed it goes for good. Before the records go. */
export async function followMemos(
  db: Queryable,
  scrollId: string,
  before: readonly IdentifiedText[],
  after: readonly IdentifiedText[],
): Promise<void> {
  const left = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !left.has(id));
  if (gone.length === 0) return;
  const follow = followSpansAcross(before, after);
  for (const { id, text } of gone) {
    const to = follow(id, 0, text.length).span?.id;
    if (to !== undefined) await moveMemos(db, scrollId, id, to);
  }
}
