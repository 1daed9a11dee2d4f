import { type QuestionnaireOrigin, questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { layBroughtIn } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { writeStatus } from '../../design/live-settings/index.ts';
import { blankDocument, insertNewQuestionnaire, insertSnapshot } from '../../design/questionnaire-design/index.ts';
import type { BroughtData } from './brought-data.ts';
import { writeOffers } from './offers.repository.ts';
import { waveOffers } from './wave-offers.ts';
import { type BringingIn, writeRecords } from './write-records.ts';

interface NewBroughtIn {
  readonly scrollId: string;
  readonly personId: string;
  readonly name: string;
  readonly languageId: number;
  readonly origin: Exclude<QuestionnaireOrigin, 'designed'>;
}

/** A questionnaire of data from elsewhere: its questions as one version, which has ended, and a record for every row. */
export async function createBroughtIn(
  db: Queryable,
  { scrollId, personId, name, languageId, origin }: NewBroughtIn,
  data: BroughtData,
  bringing: BringingIn,
): Promise<void> {
  const blank = blankDocument({ name, languageId, introduction: '' });
  const { document, columns } = layBroughtIn(blank, data.questions, questionTypes);
  await insertNewQuestionnaire(db, personId, name, document, undefined, { scrollId, origin });
  const versionTime = bringing.now.getTime();
  await insertSnapshot(db, scrollId, versionTime, 0, document, personId);
  await writeStatus(db, { scrollId, personId }, { status: questionnaireStatus.ended, versionTime });
  await writeRecords(db, { scrollId, versionTime, languageId }, columns, data, bringing);
  await writeOffers(db, scrollId, waveOffers(data, columns));
}
