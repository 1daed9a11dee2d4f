import type { CallData, recordCalls } from '@wenshu/api-contract';
import type { Codebook } from '@wenshu/survey-core';
import type { RecordRow } from './record.repository.ts';

type Page = CallData<typeof recordCalls.findPage>;

export function presentColumns({ variables }: Codebook): Page['columns'] {
  return variables.map(({ name, label, valueLabels }) => ({
    name,
    label,
    ...(valueLabels && { valueLabels: [...valueLabels] }),
  }));
}

export function presentRecord(record: RecordRow, codebook: Codebook): Page['items'][number] {
  const { setAside, nation, province, city, terminal, system, browser, memo, channel, isBooster } = record;
  return {
    answerRecordId: record.answerRecordId,
    serialNumber: record.serial,
    answerStatus: record.status,
    setAside: setAside && {
      ...{ as: setAside.as, reason: setAside.reason, nickName: setAside.nickName },
      time: setAside.at.getTime(),
    },
    startTime: record.startedAt.getTime(),
    endTime: record.submittedAt?.getTime() ?? null,
    durationMs: record.submittedAt ? record.activeMs : null,
    ...{ channel, terminal, system, browser, memo, isBooster },
    region: { nation, province, city },
    values: [...codebook.valuesOf(record.answers)],
  };
}
