import type { ObjectKind } from '@wenshu/api-contract';
import type { Database } from '../platform/database/database.ts';

/** What rights are held on. */
export interface ObjectRef {
  readonly kind: ObjectKind;
  readonly id: string;
}

type ObjectFinder = (database: Database, value: string) => ObjectRef | Promise<ObjectRef | undefined>;

/**
 * Which object an input field of a call names. A call's `needs.on` must be one of these. A field that names a part of a questionnaire (a
 * channel, an identity check) has a finder that looks up the whole; the feature whose part it is hands it in.
 */
export type ObjectFinders = Readonly<Record<string, ObjectFinder>>;
