import { followSpansAcross, type IdentifiedText } from '@wenshu/words';
import type { Queryable } from '../../../platform/database/database.ts';
import { saidIn } from '../data-set/index.ts';
import { copyMarks, listMarksOn, type MovedMark, moveMarks, type PlacedMark } from './mark-place.repository.ts';

interface Following {
  readonly scrollId: string;
  /** The codebook's key of the text. */
  readonly variable: string;
}

/**
 * What is coded goes with its words when whoever has written a text mends it, parts it into two or joins it with another. A code on the whole of a text
 * stays with it, goes with it into another, and holds for both parts of it. Before the records that are gone are removed, and after the fresh ones
 * are there. What stands nowhere any more stays where it was, and whoever codes looks at it again.
 */
export async function followMarks(
  db: Queryable,
  { scrollId, variable }: Following,
  before: readonly IdentifiedText[],
  after: readonly IdentifiedText[],
): Promise<void> {
  const marks = await listMarksOn(db, { scrollId, variable, ids: before.map(({ id }) => id) });
  if (marks.length === 0) return;
  const said = new Map(after.map(({ id, text }) => [id, text]));
  const follow = followSpansAcross(before, after);
  const lengths = new Map(before.map(({ id, text }) => [id, text.length]));
  const whole = (mark: PlacedMark) => mark.from === null || mark.to === null;
  const placeOf = (mark: PlacedMark): MovedMark | undefined => {
    const { answerRecordId: id, markId } = mark;
    if (whole(mark) && said.has(id))
      return { markId, id, from: null, to: null, said: saidIn(said.get(id)!, undefined) };
    const { span } = follow(id, mark.from ?? 0, mark.to ?? lengths.get(id)!);
    if (!span) return undefined;
    if (whole(mark)) return { markId, id: span.id, from: null, to: null, said: saidIn(said.get(span.id)!, undefined) };
    return { markId, ...span, said: saidIn(said.get(span.id)!, span) };
  };
  await moveMarks(
    db,
    scrollId,
    marks.flatMap(mark => placeOf(mark) ?? []),
  );
  const known = new Set(before.map(({ id }) => id));
  const back = followSpansAcross(after, before);
  const copies = after
    .filter(({ id }) => !known.has(id))
    .flatMap(({ id, text }) => {
      const from = back(id, 0, text.length).span?.id;
      return marks
        .filter(mark => whole(mark) && mark.answerRecordId === from && said.has(from))
        .map(({ markId }) => ({ markId, id, from: null, to: null, said: saidIn(text, undefined) }));
    });
  await copyMarks(db, scrollId, copies);
}
