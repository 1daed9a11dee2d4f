import type { RecordAction } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { GridView } from '../grid/grid-view.ts';
import { isUnderWay, numberText, outcomeText, percentOf, progressText } from './batch-words.ts';
import { type BatchAsked, ConfirmMany } from './confirm-many.tsx';
import classes from './many.module.css';
import { actionsFor, type MarkedRecords } from './marked-records.ts';
import { useBatch } from './use-batch.ts';

interface SelectionBarProps {
  readonly scrollId: string;
  readonly marked: MarkedRecords;
  /** Not those that are marked, but all that match. */
  readonly isAll: boolean;
  readonly view: GridView;
  /** How many match. */
  readonly total: number;
  onAll(): void;
  onClear(): void;
  /** Records are not what they were. */
  onChanged(): void;
}

/** What can be done with the selected records; how far it is; afterwards, what was done, and the way back. */
export function SelectionBar({ scrollId, marked, isAll, view, total, onAll, onClear, onChanged }: SelectionBarProps) {
  const t = useTexts(manyRecordsTexts);
  const [does, setDoes] = useState<RecordAction>();
  const { batch, perform, undo, stop, forget } = useBatch(scrollId, onChanged);
  if (batch && isUnderWay(batch))
    return (
      <section className={classes.bar} aria-label={t.bar}>
        <span role="status">{progressText(batch)}</span>
        <Progress
          className={classes.progress}
          percent={percentOf(batch.outcome)}
          showInfo={false}
          aria-label={progressText(batch)}
        />
        <Button size="small" onClick={() => void stop(batch)}>
          {t.stop}
        </Button>
      </section>
    );
  const count = isAll ? total : marked.size;
  if (count === 0) {
    if (!batch) return null;
    return (
      <section className={classes.bar} aria-label={t.bar}>
        <span role="status">{outcomeText(batch)}</span>
        {batch.canUndo && (
          <Button size="small" onClick={() => void undo(batch)}>
            {t.undo}
          </Button>
        )}
        <Button size="small" type="text" onClick={forget}>
          {t.dismiss}
        </Button>
      </section>
    );
  }
  const { list, filter, search } = view;
  const which = isAll
    ? { list, search, ...(filter && { filter: asJson(filter) }) }
    : { answerRecordIds: [...marked.keys()] };
  return (
    <section className={classes.bar} aria-label={t.bar}>
      <span role="status">{isAll ? t.allSelected({ total: numberText(total) }) : t.selected({ count })}</span>
      {!isAll && total > marked.size && (
        <Button size="small" type="link" onClick={onAll}>
          {t.allMatching({ total: numberText(total) })}
        </Button>
      )}
      {actionsFor(marked, list, isAll).map(one => (
        <Button key={one} size="small" danger={one === 'delete'} onClick={() => setDoes(one)}>
          {t[one]}
        </Button>
      ))}
      <Button size="small" type="text" onClick={onClear}>
        {t.clear}
      </Button>
      {does && (
        <ConfirmMany
          asked={{ scrollId, does, ...which } as BatchAsked}
          does={does}
          count={count}
          onConfirm={confirmed => {
            setDoes(undefined);
            onClear();
            void perform(confirmed);
          }}
          onCancel={() => setDoes(undefined)}
        />
      )}
    </section>
  );
}
