import { type LicensedFeature, licensedFeatures, VIDEO_PERMISSION, WORD_IMPORT_PERMISSION } from '@wenshu/api-contract';
import type { ObjectRef } from '../../../authorisation/object-of-field.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { listHeldFeatures } from './licence.repository.ts';
import { findSpace, type Space } from './space.ts';

/** The sentence for whoever lacks each: no authority, and whom to ask for the licence (S6.5, S6.6). */
const refusals = {
  [VIDEO_PERMISSION]: 'videoUploadNotAllowed',
  [WORD_IMPORT_PERMISSION]: 'featureNotLicensed',
} as const satisfies Record<LicensedFeature, string>;

export function listFeatures(db: Queryable, space: Space): Promise<LicensedFeature[]> {
  return listHeldFeatures(db, space, licensedFeatures);
}

/** Everything that is licensed where a thing stands, or in the person's own work. Whether they may see the thing is asked before. */
export async function listFeaturesAt(
  db: Queryable,
  personId: string,
  object: ObjectRef | undefined,
): Promise<LicensedFeature[]> {
  return listFeatures(db, await findSpace(db, personId, object));
}

/** Refused in the specification's words to whoever works where the feature is not licensed. */
export async function requireFeature(
  db: Queryable,
  personId: string,
  feature: LicensedFeature,
  object: ObjectRef | undefined,
): Promise<void> {
  if (!(await listFeaturesAt(db, personId, object)).includes(feature)) throw new Refusal(refusals[feature]);
}
