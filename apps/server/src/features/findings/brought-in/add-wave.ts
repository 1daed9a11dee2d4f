import type { Queryable } from '../../../platform/database/database.ts';
import { lockSurvey } from '../../design/live-settings/index.ts';
import type { BroughtData } from './brought-data.ts';
import { layVersion } from './lay-version.ts';
import { writeOffers } from './offers.repository.ts';
import { waveOffers } from './wave-offers.ts';
import { type BringingIn, writeRecords } from './write-records.ts';

/** Further rows into data that is there: questions and options that it lacks are added, as a version of its own. */
export async function addWave(
  db: Queryable,
  who: { readonly scrollId: string; readonly personId: string },
  data: BroughtData,
  bringing: BringingIn,
): Promise<void> {
  const { scrollId, personId } = who;
  await lockSurvey(db, scrollId);
  const { columns, ...into } = await layVersion(db, { scrollId, personId, now: bringing.now }, data.questions);
  await writeRecords(db, { scrollId, ...into }, columns, data, bringing);
  await writeOffers(db, scrollId, waveOffers(data, columns));
}
