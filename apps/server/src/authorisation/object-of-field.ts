import type { Database } from '../platform/database/database.ts';

/** What rights are held on. */
export interface ObjectRef {
  readonly kind: 'questionnaire';
  readonly id: string;
}

type ObjectFinder = (database: Database, value: string) => ObjectRef | Promise<ObjectRef | undefined>;

/**
 * Which object an input field of a call names. A call's `needs.on` must be one of these; a field that names a part of
 * a questionnaire (a link, a record) gets a finder that looks up the whole.
 */
export const objectOfField: Readonly<Record<string, ObjectFinder>> = {
  scrollId: (_database, id) => ({ kind: 'questionnaire', id }),
  channelCode: (database, code) =>
    ofQuestionnaire(database, 'select scroll_id from survey_channel where channel_code = $1', code),
  personalCheckId: (database, id) =>
    ofQuestionnaire(database, 'select scroll_id from personal_check where personal_check_id = $1', id),
};

async function ofQuestionnaire(database: Database, query: string, value: string): Promise<ObjectRef | undefined> {
  const { rows } = await database.pool.query(query, [value]);
  return rows[0] && { kind: 'questionnaire', id: rows[0].scroll_id };
}
