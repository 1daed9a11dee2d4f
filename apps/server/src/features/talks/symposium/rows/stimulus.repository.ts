import type { Queryable } from '../../../../platform/database/database.ts';

export interface Stimulus {
  readonly stimulusId: string;
  readonly kind: 'picture' | 'video' | 'text';
  readonly title: string;
  readonly text: string;
  readonly fileId: string | null;
}

const STIMULUS = `stimulus_id as "stimulusId", kind, title, body as text, file_id as "fileId"`;

export async function listStimuli(db: Queryable, scrollId: string): Promise<Stimulus[]> {
  const { rows } = await db.query<Stimulus>(
    `select ${STIMULUS} from symposium_stimulus where scroll_id = $1 order by created_at, stimulus_id`,
    [scrollId],
  );
  return rows;
}

export async function findStimulus(db: Queryable, scrollId: string, stimulusId: string): Promise<Stimulus | undefined> {
  const { rows } = await db.query<Stimulus>(
    `select ${STIMULUS} from symposium_stimulus where scroll_id = $1 and stimulus_id = $2`,
    [scrollId, stimulusId],
  );
  return rows[0];
}

export async function insertStimulus(
  db: Queryable,
  { scrollId, now }: { readonly scrollId: string; readonly now: Date },
  { stimulusId, kind, title, text, fileId }: Stimulus,
): Promise<void> {
  await db.query(
    `insert into symposium_stimulus (stimulus_id, scroll_id, kind, title, body, file_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [stimulusId, scrollId, kind, title, text, fileId, now],
  );
}

export async function deleteStimulus(db: Queryable, scrollId: string, stimulusId: string): Promise<void> {
  await db.query('delete from symposium_stimulus where scroll_id = $1 and stimulus_id = $2', [scrollId, stimulusId]);
}

/** Those that some prompt of the streams that a participant hears was put with. */
export async function listPutStimuli(
  db: Queryable,
  scrollId: string,
  streams: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ stimulusId: string }>(
    `select distinct event->>'stimulusId' as "stimulusId" from symposium_event
      where scroll_id = $1 and stream = any($2) and event->>'kind' in ('prompt', 'shown') and event->>'stimulusId' is not null`,
    [scrollId, streams],
  );
  return new Set(rows.map(({ stimulusId }) => stimulusId));
}

export interface Picture {
  readonly pictureId: string;
  readonly seatId: string;
  readonly fileId: string | null;
}

export async function insertPicture(
  db: Queryable,
  { scrollId, now }: { readonly scrollId: string; readonly now: Date },
  { pictureId, seatId, fileId }: Picture,
): Promise<void> {
  await db.query(
    'insert into symposium_picture (picture_id, scroll_id, seat_id, file_id, created_at) values ($1, $2, $3, $4, $5)',
    [pictureId, scrollId, seatId, fileId, now],
  );
}

export async function findPicture(db: Queryable, scrollId: string, pictureId: string): Promise<Picture | undefined> {
  const { rows } = await db.query<Picture>(
    `select picture_id as "pictureId", seat_id as "seatId", file_id as "fileId"
       from symposium_picture where scroll_id = $1 and picture_id = $2`,
    [scrollId, pictureId],
  );
  return rows[0];
}

export async function countPictures(db: Queryable, scrollId: string): Promise<number> {
  const { rows } = await db.query<{ pictures: number }>(
    'select count(*)::int as pictures from symposium_picture where scroll_id = $1',
    [scrollId],
  );
  return rows[0]!.pictures;
}

/** The pictures of these people; what is left are bytes to remove. */
export async function takePicturesAway(
  db: Queryable,
  scrollId: string,
  seatIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await db.query<{ fileId: string | null }>(
    'delete from symposium_picture where scroll_id = $1 and seat_id = any($2) returning file_id as "fileId"',
    [scrollId, seatIds],
  );
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/** In which streams it was said. */
export async function listPictureStreams(db: Queryable, scrollId: string, pictureId: string): Promise<string[]> {
  const { rows } = await db.query<{ stream: string }>(
    `select distinct e.stream from symposium_message m join symposium_event e using (scroll_id, message_id)
      where m.scroll_id = $1 and m.picture_id = $2 and e.event->>'kind' = 'said'`,
    [scrollId, pictureId],
  );
  return rows.map(({ stream }) => stream);
}
