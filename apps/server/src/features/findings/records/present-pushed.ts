import { answerStatus, SIGNED_PARAMETERS } from '@wenshu/api-contract';
import type { Codebook, Json } from '@wenshu/survey-core';
import type { PresentPushed } from '../../collect/docking/index.ts';
import { findQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { loadCodebook } from '../data-set/index.ts';
import { findPushedRow, type PushedRow } from './pushed-record.repository.ts';

const outcomes: Readonly<Record<number, string>> = {
  [answerStatus.success]: 'completed',
  [answerStatus.screened]: 'screened',
  [answerStatus.quotaFull]: 'quota-full',
};

/** A record as another system gets it: who, how it ended, and every answer as the exports have it, with its words. */
export const presentPushed: PresentPushed = async ({ database: { pool } }, { scrollId, answerRecordId }) => {
  const row = await findPushedRow(pool, scrollId, answerRecordId);
  if (!row) return undefined;
  const survey = await findQuestionnaire(pool, scrollId);
  const { serial, parameters, channel, languageId, activeMs } = row;
  return {
    surveyName: survey?.name ?? '',
    record: {
      answerRecordId,
      serialNumber: serial,
      channel,
      languageId,
      parameters,
      outcome: outcomes[row.status] ?? String(row.status),
      [SIGNED_PARAMETERS.person]: parameters[SIGNED_PARAMETERS.person] ?? null,
      startTime: row.startedAt.toISOString(),
      submitTime: row.submittedAt.toISOString(),
      durationSeconds: Math.round(activeMs / 1000),
    },
    answers: answersOf(row, await loadCodebook(pool, scrollId)),
  };
};

/** Only what was answered; a code with the words of its option beside it. */
function answersOf({ answers }: PushedRow, { variables, valuesOf }: Codebook): Json {
  const values = valuesOf(answers);
  return variables.flatMap(({ name, label, valueLabels }, index) => {
    const value = values[index] ?? null;
    if (value === null) return [];
    const words = valueLabels?.find(one => one.value === value)?.label;
    return [{ name, label, value, ...(words !== undefined && { text: words }) }];
  });
}
