import { questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { changesBetween, editOf, layBroughtIn } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { lockSurvey, writeStatus } from '../../design/live-settings/index.ts';
import {
  findNewestSnapshot,
  insertEdit,
  insertSnapshot,
  loadDocument,
  lockQuestionnaire,
} from '../../design/questionnaire-design/index.ts';
import type { BroughtData } from './brought-data.ts';
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
  const locked = await lockQuestionnaire(db, scrollId);
  if (!locked) throw new Refusal('questionnaireNotFound');
  const before = await loadDocument(db, scrollId, locked.version);
  const newest = await findNewestSnapshot(db, scrollId);
  const { document, columns } = layBroughtIn(before, data.questions, questionTypes);
  const edit = editOf(before, changesBetween(before, document));
  const version = locked.version + 1;
  await insertEdit(db, scrollId, version, { editId: newId(), personId, command: 'import', ...edit }, document);
  const versionTime = Math.max(bringing.now.getTime(), (newest?.versionTime ?? 0) + 1);
  await insertSnapshot(db, scrollId, versionTime, version, document, personId);
  await writeStatus(db, who, { status: questionnaireStatus.ended, versionTime });
  await writeRecords(db, { scrollId, versionTime, languageId: document.baseLanguageId }, columns, data, bringing);
  await writeOffers(db, scrollId, waveOffers(data, columns));
}
