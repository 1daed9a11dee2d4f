import { BYTE_ORDER_MARK, csvLine } from '@wenshu/data-files';
import type { Language } from '@wenshu/texts';
import { trialApplicationTexts } from '@wenshu/texts/console/trial';
import type { FileAnswer } from '../../../http/file-answer.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { pageTrialAnswers } from '../../collect/trial-form/index.ts';

/** More than these nobody reads, and a file of them is still opened. */
const MOST_APPLICATIONS = 10_000;

/** In the reader's words around what visitors wrote; the form's questions are in its own language. */
export async function exportApplications(db: Queryable, form: Language, reader: Language): Promise<FileAnswer> {
  const found = await pageTrialAnswers(db, form, { limit: MOST_APPLICATIONS, offset: 0 });
  const t = trialApplicationTexts[reader];
  const lines = (found?.answers ?? []).map(({ time, values }) => csvLine([time.toISOString(), ...values]));
  return {
    content: [BYTE_ORDER_MARK, csvLine([t.time, ...(found?.titles ?? [])]), ...lines].join(''),
    fileName: t.fileName,
    contentType: 'text/csv; charset=utf-8',
  };
}
