import type { RoomEvent } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';

interface StageEvent {
  readonly no: number;
  readonly at: Date;
  readonly event: RoomEvent;
}

/** What the talk is made of, in its order: what was said and asked, where in the guide, and what was shown. */
export async function listStageTalk(db: Queryable, scrollId: string): Promise<StageEvent[]> {
  const { rows } = await db.query<StageEvent>(
    `select no, at, event from symposium_event
      where scroll_id = $1 and stream = 'stage' and event->>'kind' in ('said', 'prompt', 'section', 'shown') order by no`,
    [scrollId],
  );
  return rows;
}
