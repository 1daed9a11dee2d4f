import type { Codebook, CodebookVariable, VariableValue } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { recordTexts } from '@wenshu/texts/findings/records';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Database } from '../../../platform/database/database.ts';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import { loadCodebook } from './load-codebook.ts';
import { channelOf } from './present-record.ts';
import { listSamplesAfter, type RecordRow } from './record.repository.ts';

const BATCH = 500;
/** The questionnaire's time zone; a setting of its own will come, this is its default. */
const TIME_ZONE = 'Asia/Shanghai';

export interface CsvRequest {
  readonly scrollId: string;
  readonly as: 'labels' | 'codes';
  readonly language: Language;
}

/** All success samples, line by line, in flat memory. */
export async function* exportCsv(
  database: Database,
  actor: Actor,
  { scrollId, as, language }: CsvRequest,
): AsyncGenerator<string> {
  const codebook = await loadCodebook(database.pool, scrollId);
  const texts = recordTexts[language];
  const ownColumns = [
    texts.serialNumber,
    texts.startTime(TIME_ZONE),
    texts.endTime(TIME_ZONE),
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
  for (let after = 0; ; ) {
    const records = await listSamplesAfter(database, actor, scrollId, after, BATCH);
    if (records.length === 0) return;
    yield records.map(record => csvLine([...ownCells(record, language), ...valueCells(codebook, record, as)])).join('');
    after = records.at(-1)!.serial!;
  }
}

function ownCells(record: RecordRow, language: Language): (string | number | null)[] {
  const { serial, startedAt, submittedAt, activeMs, terminal, system, browser, memo, setAside } = record;
  const region = [record.nation, record.province, record.city].filter(Boolean).join(' ');
  return [
    ...[serial, localTime(startedAt), submittedAt && localTime(submittedAt), Math.round(activeMs / 1000)],
    ...[channelOf(record, language), terminal, system, browser, region, memo, setAside?.reason ?? null],
  ];
}

function valueCells(codebook: Codebook, record: RecordRow, as: 'labels' | 'codes'): VariableValue[] {
  const values = codebook.valuesOf(record.answers);
  return as === 'codes' ? values : values.map((value, index) => labelOf(codebook.variables[index]!, value));
}

function labelOf(variable: CodebookVariable, value: VariableValue): VariableValue {
  return variable.valueLabels?.find(label => label.value === value)?.label ?? value;
}

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'medium' });
const localTime = (time: Date): string => format.format(time);
