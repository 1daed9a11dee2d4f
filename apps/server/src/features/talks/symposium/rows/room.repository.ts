import type { RoomState, StreamName, SymposiumSetup, ToldEvent } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';

export interface Room {
  readonly scrollId: string;
  readonly languageId: number;
  readonly setup: SymposiumSetup;
  readonly version: number;
  readonly state: RoomState | 'draft';
  readonly sectionId: string | null;
  readonly sectionStartedAt: Date | null;
  readonly shownStimulusId: string | null;
  readonly endedAt: Date | null;
}

const ROOM = `scroll_id as "scrollId", language_id as "languageId", setup, version, state, section_id as "sectionId",
  section_started_at as "sectionStartedAt", shown_stimulus_id as "shownStimulusId", ended_at as "endedAt"`;

export async function insertRoom(
  db: Queryable,
  { scrollId, languageId, setup }: Pick<Room, 'scrollId' | 'languageId' | 'setup'>,
): Promise<void> {
  await db.query('insert into symposium (scroll_id, language_id, setup) values ($1, $2, $3)', [
    scrollId,
    languageId,
    JSON.stringify(setup),
  ]);
  await db.query(`insert into symposium_stream (scroll_id, stream) values ($1, 'stage'), ($1, 'back'), ($1, 'desk')`, [
    scrollId,
  ]);
}

export async function findRoom(db: Queryable, scrollId: string): Promise<Room | undefined> {
  const { rows } = await db.query<Room>({
    name: 'symposium-room',
    text: `select ${ROOM} from symposium where scroll_id = $1`,
    values: [scrollId],
  });
  return rows[0];
}

/** Nothing else happens in the room until this transaction ends: the first lock of all that changes it. */
export async function lockRoom(db: Queryable, scrollId: string): Promise<Room | undefined> {
  const { rows } = await db.query<Room>({
    name: 'symposium-room-lock',
    text: `select ${ROOM} from symposium where scroll_id = $1 for no key update`,
    values: [scrollId],
  });
  return rows[0];
}

export async function listRooms(db: Queryable, scrollIds: readonly string[]): Promise<Room[]> {
  const { rows } = await db.query<Room>(`select ${ROOM} from symposium where scroll_id = any($1)`, [scrollIds]);
  return rows;
}

/** False where somebody has changed it since. */
export async function writeSetup(
  db: Queryable,
  { scrollId, baseVersion, setup }: { scrollId: string; baseVersion: number; setup: SymposiumSetup },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update symposium set setup = $3, version = version + 1 where scroll_id = $1 and version = $2',
    [scrollId, baseVersion, JSON.stringify(setup)],
  );
  return rowCount === 1;
}

export async function writeState(db: Queryable, scrollId: string, state: Room['state'], now: Date): Promise<void> {
  await db.query(
    `update symposium set state = $2, ended_at = case when $2 = 'ended' then $3::timestamptz end where scroll_id = $1`,
    [scrollId, state, now],
  );
}

export async function writeSection(db: Queryable, scrollId: string, sectionId: string, now: Date): Promise<void> {
  await db.query('update symposium set section_id = $2, section_started_at = $3 where scroll_id = $1', [
    scrollId,
    sectionId,
    now,
  ]);
}

export async function writeShown(db: Queryable, scrollId: string, stimulusId: string | null): Promise<void> {
  await db.query('update symposium set shown_stimulus_id = $2 where scroll_id = $1', [scrollId, stimulusId]);
}

export interface StreamEnd {
  readonly stream: StreamName;
  readonly last: number;
}

export async function countEvents(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query<{ events: number }>({
    name: 'symposium-count-events',
    text: 'select coalesce(sum(last_no), 0)::int as events from symposium_stream where scroll_id = $1',
    values: [scrollId],
  });
  return rows[0]!.events;
}

/** Of many rooms at once, for all who wait. */
export async function listStreamsOf(
  db: Queryable,
  scrollIds: readonly string[],
): Promise<(StreamEnd & { readonly scrollId: string })[]> {
  const { rows } = await db.query<StreamEnd & { readonly scrollId: string }>({
    name: 'symposium-streams-of',
    text: 'select scroll_id as "scrollId", stream, last_no as last from symposium_stream where scroll_id = any($1) order by stream <> \'stage\', stream',
    values: [scrollIds],
  });
  return rows;
}

interface Span {
  readonly stream: StreamName;
  /** Told from the first after this one. */
  readonly after: number;
  readonly most: number;
}

/** Of some streams what came after what is known, in order. */
export async function listEventsAfter(
  db: Queryable,
  scrollId: string,
  spans: readonly Span[],
): Promise<ReadonlyMap<StreamName, ToldEvent[]>> {
  const { rows } = await db.query<{ stream: StreamName; no: number; at: Date; event: ToldEvent['event'] }>({
    name: 'symposium-events-after',
    text: `select e.stream, e.no, e.at, e.event
             from unnest($2::text[], $3::integer[], $4::integer[]) as s (stream, after, most),
                  lateral (select stream, no, at, event from symposium_event
                            where scroll_id = $1 and stream = s.stream and no > s.after and no <= s.after + s.most) e
            order by e.stream, e.no`,
    values: [
      scrollId,
      spans.map(({ stream }) => stream),
      spans.map(({ after }) => after),
      spans.map(({ most }) => most),
    ],
  });
  const by = new Map<StreamName, ToldEvent[]>(spans.map(({ stream }) => [stream, []]));
  for (const { stream, no, at, event } of rows) by.get(stream)?.push({ no, at: at.getTime(), event });
  return by;
}

export interface Telling {
  readonly stream: StreamName;
  readonly event: ToldEvent['event'];
  /** What it tells of. */
  readonly messageId?: string;
}

/** Below the room's lock: numbers without a gap, in the order given, at times that never go down. Where each was told. */
export async function tell(
  db: Queryable,
  scrollId: string,
  now: Date,
  tellings: readonly Telling[],
): Promise<{ stream: StreamName; no: number }[]> {
  if (tellings.length === 0) return [];
  const given = tellings.map(({ stream, event, messageId }, place) => ({ stream, event, place, messageId }));
  const { rows } = await db.query<{ stream: StreamName; no: number }>({
    name: 'symposium-tell',
    text: `with given as (select g.*, row_number() over (partition by g.stream order by g.place) as nth
                            from jsonb_to_recordset($3::jsonb) as g(stream text, event jsonb, place integer, "messageId" text)),
                moved as (update symposium_stream s set last_no = s.last_no + c.n, last_at = greatest(s.last_at, $2)
                            from (select stream, count(*)::int as n from given group by stream) c
                           where s.scroll_id = $1 and s.stream = c.stream returning s.stream, s.last_no - c.n as before, s.last_at as at)
           insert into symposium_event (scroll_id, stream, no, at, event, message_id)
           select $1, g.stream, m.before + g.nth, m.at, g.event, g."messageId" from given g join moved m using (stream) order by g.place
           returning stream, no`,
    values: [scrollId, now, JSON.stringify(given)],
  });
  if (rows.length !== tellings.length) throw new Error('A stream of the room is missing');
  return rows;
}
