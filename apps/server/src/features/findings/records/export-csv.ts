import { BYTE_ORDER_MARK, csvLine } from '@wenshu/data-files';
import { type Codebook, DEFAULT_TIME_ZONE, localTimeIn, type VariableValue } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { recordTexts } from '@wenshu/texts/findings/records';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findSettings } from '../../design/live-settings/index.ts';
import { loadCodebook } from '../data-set/index.ts';
import { channelOf } from './present-record.ts';
import { listSamplesAfter, type RecordRow } from './record.repository.ts';

const BATCH = 500;

export interface CsvRequest {
  readonly scrollId: string;
  readonly as: 'labels' | 'codes';
  readonly language: Language;
}

/** All success samples, batch by batch, in flat memory; `onWritten` hears how many there are so far. */
export async function* exportCsv(
  database: Database,
  actor: Actor,
  { scrollId, as, language }: CsvRequest,
  onWritten: (count: number) => void,
): AsyncGenerator<string> {
  const codebook = await loadCodebook(database.pool, scrollId);
  const timeZone = (await findSettings(database.pool, scrollId))?.timeZone ?? DEFAULT_TIME_ZONE;
  const texts = recordTexts[language];
  const ownColumns = [
    texts.serialNumber,
    texts.startTime(timeZone),
    texts.endTime(timeZone),
    texts.duration,
    texts.channel,
    texts.terminal,
    texts.system,
    texts.browser,
    texts.region,
    texts.memo,
    texts.invalid,
  ];
  yield BYTE_ORDER_MARK;
  yield csvLine([
    ...ownColumns,
    ...codebook.variables.map(variable => (as === 'codes' ? variable.name : `${variable.name} ${variable.label}`)),
  ]);
  const valuesOf = valueCells(codebook, as);
  let written = 0;
  for (let after = 0; ; ) {
    const records = await listSamplesAfter(database, actor, scrollId, after, BATCH);
    if (records.length === 0) return;
    yield records.map(record => csvLine([...ownCells(record, language, timeZone), ...valuesOf(record)])).join('');
    after = records.at(-1)!.serial!;
    written += records.length;
    onWritten(written);
  }
}

function ownCells(record: RecordRow, language: Language, timeZone: string): (string | number | null)[] {
  const localTime = (time: Date) => localTimeIn(time, timeZone).replace('T', ' ');
  const { serial, startedAt, submittedAt, activeMs, terminal, system, browser, memo, setAside } = record;
  const region = [record.nation, record.province, record.city].filter(Boolean).join(' ');
  return [
    ...[serial, localTime(startedAt), submittedAt && localTime(submittedAt), Math.round(activeMs / 1000)],
    ...[channelOf(record, language), terminal, system, browser, region, memo, setAside?.reason ?? null],
  ];
}

/** Labels are looked up by maps that are made once: a dropdown may have thousands of them. */
function valueCells(codebook: Codebook, as: 'labels' | 'codes'): (record: RecordRow) => VariableValue[] {
  if (as === 'codes') return record => codebook.valuesOf(record.answers);
  const labels = codebook.variables.map(
    ({ valueLabels }) => new Map<VariableValue, string>(valueLabels?.map(({ value, label }) => [value, label])),
  );
  return record => codebook.valuesOf(record.answers).map((value, index) => labels[index]!.get(value) ?? value);
}
