import type { Queryable } from '../../../platform/database/database.ts';
import { removeBroughtIn } from '../../collect/answering/index.ts';
import { forgetBroughtIn, lockSurvey } from '../../design/live-settings/index.ts';
import { addWave } from './add-wave.ts';
import type { BroughtData } from './brought-data.ts';
import { removeOffers } from './offers.repository.ts';
import type { BringingIn } from './write-records.ts';

/** All records anew, in the questions that are there: what is saved about them stays good. */
export async function replaceBroughtIn(
  db: Queryable,
  who: { readonly scrollId: string; readonly personId: string },
  data: BroughtData,
  bringing: BringingIn,
): Promise<void> {
  await lockSurvey(db, who.scrollId);
  await removeBroughtIn(db, who.scrollId);
  await forgetBroughtIn(db, who.scrollId);
  await removeOffers(db, who.scrollId);
  await addWave(db, who, data, bringing);
}
