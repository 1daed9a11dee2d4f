import type { Queryable } from '../../../../platform/database/database.ts';
import type { ReadTurn } from './read-talk-file.ts';

export interface TranscriptDraft {
  readonly draftId: string;
  readonly personId: string;
  readonly scrollId: string;
  readonly title: string;
  readonly turns: readonly ReadTurn[];
}

/** One that is not confirmed makes room for the next: a person has so many at once, the newest. */
export async function insertDraft(db: Queryable, draft: TranscriptDraft, at: Date, most: number): Promise<void> {
  const { draftId, personId, scrollId, title, turns } = draft;
  await db.query(
    `with old as (delete from transcript_draft where draft_id in (
       select draft_id from transcript_draft where person_id = $2 order by created_at desc offset $7))
     insert into transcript_draft (draft_id, person_id, scroll_id, title, turns, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [draftId, personId, scrollId, title, JSON.stringify(turns), at, most - 1],
  );
}

/** It is gone then: what was to become of it becomes of it. */
export async function takeDraft(
  db: Queryable,
  { draftId, personId, scrollId }: Pick<TranscriptDraft, 'draftId' | 'personId' | 'scrollId'>,
): Promise<readonly ReadTurn[] | undefined> {
  const { rows } = await db.query<{ turns: readonly ReadTurn[] }>(
    'delete from transcript_draft where draft_id = $1 and person_id = $2 and scroll_id = $3 returning turns',
    [draftId, personId, scrollId],
  );
  return rows[0]?.turns;
}

export async function deleteTranscriptDraftsBefore(db: Queryable, time: Date): Promise<void> {
  await db.query('delete from transcript_draft where created_at < $1', [time]);
}
