import type { CallData, recordCalls } from '@wenshu/api-contract';
import { type Codebook, own } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { recordTexts } from '@wenshu/texts/findings/records';
import type { Platform } from '../../../platform/platform.ts';
import { type AnswerFileRow, answerFileAddress } from '../../collect/answer-files/index.ts';
import type { RecordRow } from './record.repository.ts';

type Page = CallData<typeof recordCalls.findPage>;

export function presentColumns({ variables }: Codebook): Page['columns'] {
  return variables.map(({ name, label, valueLabels }) => ({
    name,
    label,
    ...(valueLabels && { valueLabels: valueLabels.map(({ value, label: words }) => ({ value, label: words })) }),
  }));
}

/** By which way it came: the channel, or what kind of address it was where that has none. */
export function channelOf({ channel, entrance }: RecordRow, language: Language): string {
  return channel || (entrance === 'link' ? '' : recordTexts[language].entrances[entrance]);
}

export function presentRecord(record: RecordRow, codebook: Codebook, language: Language): Page['items'][number] {
  const { setAside, nation, province, city, terminal, system, browser, memo, isBooster, trapsFailed } = record;
  return {
    answerRecordId: record.answerRecordId,
    serialNumber: record.serial,
    answerStatus: record.status,
    setAside: setAside && {
      as: setAside.as,
      reason: setAside.reason,
      nickName: setAside.nickName,
      time: setAside.at.getTime(),
    },
    startTime: record.startedAt.getTime(),
    endTime: record.submittedAt?.getTime() ?? null,
    durationMs: record.submittedAt ? record.activeMs : null,
    channel: channelOf(record, language),
    terminal,
    system,
    browser,
    memo,
    isBooster,
    trapsFailed,
    region: { nation, province, city, code: record.regionCode },
    values: [...codebook.valuesOf(record.answers)],
  };
}

/** With an address that lasts some minutes. */
export function presentFile(
  platform: Platform,
  file: Pick<
    AnswerFileRow,
    'scrollId' | 'answerRecordId' | 'fileId' | 'answerKey' | 'fileName' | 'sizeBytes' | 'contentType'
  >,
  readerId: string,
): CallData<typeof recordCalls.get>['files'][number] {
  return {
    id: file.fileId,
    answerKey: file.answerKey,
    name: file.fileName,
    size: file.sizeBytes,
    contentType: file.contentType,
    address: answerFileAddress(platform, file, readerId),
  };
}

/** The pages that the respondent was on, in the order of the design; those of older ones last. */
export function presentPageTimes(
  { pageMs }: RecordRow,
  { pages }: Codebook,
): CallData<typeof recordCalls.get>['pageTimes'] {
  return pages.flatMap(({ questionId, seqName }) => {
    const durationMs = own(pageMs, questionId);
    return durationMs === undefined ? [] : [{ questionId, seqName, durationMs }];
  });
}
