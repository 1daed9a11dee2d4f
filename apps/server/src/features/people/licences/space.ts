import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import { findPlace } from '../../../authorisation/role-holding.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** Where somebody works: on their own, or in an enterprise. Each has a plan. */
export interface Space {
  readonly kind: 'person' | 'enterprise';
  readonly id: string;
}

/** The enterprise that a thing stands in, or else the own space of whoever asks. */
export async function findSpace(db: Queryable, personId: string, object: ObjectRef | undefined): Promise<Space> {
  const place = object && (await findPlace(db, object));
  return place ? { kind: 'enterprise', id: place.enterpriseId } : { kind: 'person', id: personId };
}
