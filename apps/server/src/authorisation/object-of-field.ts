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
};
