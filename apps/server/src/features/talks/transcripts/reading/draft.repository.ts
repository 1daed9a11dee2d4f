import type { BroughtQda } from '@wenshu/transcripts';
import type { Queryable } from '../../../../platform/database/database.ts';
import type { ReadTurn } from './read-talk-file.ts';

interface Draft {
  readonly draftId: string;
  readonly personId: string;
  readonly scrollId: string;
  readonly title: string;
}

/** By its kind what was read: the turns of one transcript, or a project that another program wrote. */
interface Drafted {
  readonly transcript: readonly ReadTurn[];
  readonly project: BroughtQda;
}
type DraftKind = keyof Drafted;

/** One that is not confirmed makes room for the next: a person has so many at once, the newest. */
export async function insertDraft<Kind extends DraftKind>(
  db: Queryable,
  { draftId, personId, scrollId, title }: Draft,
  { kind, read }: { readonly kind: Kind; readonly read: Drafted[Kind] },
  { at, most }: { readonly at: Date; readonly most: number },
): Promise<void> {
  await db.query(
    `with old as (delete from transcript_draft where draft_id in (
       select draft_id from transcript_draft where person_id = $2 and kind = $8 order by created_at desc offset $7))
     insert into transcript_draft (draft_id, person_id, scroll_id, title, turns, created_at, kind) values ($1, $2, $3, $4, $5, $6, $8)`,
    [draftId, personId, scrollId, title, JSON.stringify(read), at, most - 1, kind],
  );
}

/** It is gone then: what was to become of it becomes of it. */
export async function takeDraft<Kind extends DraftKind>(
  db: Queryable,
  { draftId, personId, scrollId }: Omit<Draft, 'title'>,
  kind: Kind,
): Promise<Drafted[Kind] | undefined> {
  const { rows } = await db.query<{ turns: Drafted[Kind] }>(
    'delete from transcript_draft where draft_id = $1 and person_id = $2 and scroll_id = $3 and kind = $4 returning turns',
    [draftId, personId, scrollId, kind],
  );
  return rows[0]?.turns;
}

export async function deleteTranscriptDraftsBefore(db: Queryable, time: Date): Promise<void> {
  await db.query('delete from transcript_draft where created_at < $1', [time]);
}
