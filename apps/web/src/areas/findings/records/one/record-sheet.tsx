import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import { oneRecordTexts, recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import type { Variable } from '../../filter/variable.ts';
import { type CellWords, momentText } from '../grid/cell-text.ts';
import classes from './record.module.css';
import { RecordAnswers } from './record-answers.tsx';
import type { RecordData } from './record-data.ts';
import { RecordFiles } from './record-files.tsx';
import { RecordFlags } from './record-flags.tsx';
import { RecordLine } from './record-line.tsx';
import { RecordMemo } from './record-memo.tsx';

interface RecordSheetProps {
  readonly scrollId: string;
  readonly data: RecordData;
  readonly variables: readonly Variable[];
  readonly words: CellWords;
  /** Left out on paper: nothing is written there. */
  onChanged?: () => void;
  /** Looks at another record. */
  onOpen?: (answerRecordId: string) => void;
}

/** Told by itself, above or below. */
const toldElsewhere = [
  'fact:memo',
  'fact:flags',
  'fact:trap',
  'fact:setAside',
  'fact:setAsideReason',
  'fact:serial',
  'fact:status',
];

const hasValue = (value: RecordData['row'][string] | undefined) =>
  Array.isArray(value) ? value.length > 0 : (value ?? null) !== null;

/** One record as a sheet of paper: what was answered, how, and what was done with it.  */
export function RecordSheet({ scrollId, data, variables, words, onChanged, onOpen }: RecordSheetProps) {
  const t = useTexts(oneRecordTexts);
  const grid = useTexts(recordGridTexts);
  const statuses: Readonly<Record<string, string>> = useTexts(dataSetTexts).statuses;
  const { record, row, files, flags, operations } = data;
  const facts = variables.filter(
    ({ key, questionId }) =>
      questionId === undefined && !toldElsewhere.includes(key) && !key.startsWith('fact:pageTime:'),
  );
  const { setAside } = record;
  return (
    <article className={classes.sheet}>
      <p className={classes.status}>
        <StatusTag tone={record.answerStatus === 2 && !setAside ? 'good' : 'calm'}>
          {statuses[record.answerStatus] ?? record.answerStatus}
        </StatusTag>
        {setAside && (
          <>
            <StatusTag tone="waiting">{grid.setAside[setAside.as]}</StatusTag>
            <span>
              {setAside.reason && `${t.because({ reason: setAside.reason })} · `}
              {setAside.nickName} · {momentText(setAside.time, words.timeZone)}
            </span>
          </>
        )}
      </p>
      <RecordFlags flags={flags} onOpen={onOpen} />
      <RecordAnswers data={data} variables={variables} words={words} />
      {files.length > 0 && <RecordFiles files={files} title={t.files} />}
      {onChanged ? (
        <RecordMemo scrollId={scrollId} answerRecordId={record.answerRecordId} memo={record.memo} onSaved={onChanged} />
      ) : (
        record.memo && (
          <section>
            <h2>{t.memo}</h2>
            <p>{record.memo}</p>
          </section>
        )
      )}
      <section aria-label={t.circumstances}>
        <h2>{t.circumstances}</h2>
        <dl className={classes.facts}>
          {facts
            .filter(({ key }) => hasValue(row[key]))
            .map(variable => (
              <RecordLine key={variable.key} variable={variable} value={row[variable.key]} words={words} empty="" />
            ))}
        </dl>
      </section>
      <section aria-label={t.operations}>
        <h2>{t.operations}</h2>
        {operations.length === 0 && <p className={classes.faint}>{t.noOperations}</p>}
        <ol className={classes.operations}>
          {operations.map(({ operation, nickName, time, detail }) => (
            <li key={`${operation}${time}`}>
              <time dateTime={new Date(time).toISOString()}>{momentText(time, words.timeZone)}</time>
              <span>
                {nickName} · {t.operationNames[operation]}
                {typeof detail.reason === 'string' && ` · ${t.because({ reason: detail.reason })}`}
                {typeof detail.memo === 'string' && detail.memo && ` · ${detail.memo}`}
                {detail.wentOver === true && ` · ${t.wentOver}`}
                {detail.undone === true && ` · ${t.undone}`}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}
