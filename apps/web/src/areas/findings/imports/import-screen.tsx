import type { ImportPreview } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { ActionButton } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { BadCells } from './bad-cells.tsx';
import { ColumnTable } from './column-table.tsx';
import { FileDrop } from './file-drop.tsx';
import { FinishForm } from './finish-form.tsx';
import classes from './import.module.css';
import { ImportEnd } from './import-end.tsx';
import { usePreview } from './use-preview.ts';
import { WaveForm } from './wave-form.tsx';

/** A file is chosen, its columns are looked at and corrected, then it is imported. */
export function ImportScreen({ scrollId }: { readonly scrollId: string | undefined }) {
  const [read, setRead] = useState<ImportPreview>();
  const [jobId, setJobId] = useState<string>();
  if (jobId !== undefined) return <ImportEnd jobId={jobId} onAgain={() => setJobId(undefined)} />;
  if (!read) return <FileDrop onRead={setRead} />;
  return (
    <Columns
      key={read.draftId}
      read={read}
      scrollId={scrollId}
      onAnother={() => setRead(undefined)}
      onStarted={started => setJobId(started)}
    />
  );
}

interface ColumnsProps {
  readonly read: ImportPreview;
  readonly scrollId: string | undefined;
  onAnother(): void;
  onStarted(jobId: string): void;
}

function Columns({ read, scrollId, onAnother, onStarted }: ColumnsProps) {
  const t = useTexts(importTexts);
  const { preview, isChecking, change } = usePreview(read);
  const { fileName, rows, columns, badCells, problems } = preview;
  const bad = columns.reduce((sum, column) => sum + column.bad, 0);
  const [leavesEmpty, setLeavesEmpty] = useState(false);
  const isHeld = isChecking || problems.length > 0 || (bad > 0 && !leavesEmpty);
  const shared = { preview, isHeld, badCells: leavesEmpty ? ('leave-empty' as const) : ('refuse' as const), onStarted };
  return (
    <>
      <p className={classes.summary}>
        <strong>{t.summary({ fileName, rows: rows.toLocaleString(), columns: columns.length })}</strong>
        <ActionButton kind="quiet" onClick={onAnother}>
          {t.file.another}
        </ActionButton>
      </p>
      <p className={classes.hint}>{t.guessed}</p>
      <ColumnTable columns={columns} onChange={change} />
      {problems.length > 0 && (
        <ul className={classes.problems} role="alert">
          {problems.map(({ word, column }) => (
            <li key={`${word} ${column}`}>{t.problems[word]({ name: columns[column ?? -1]?.name ?? '' })}</li>
          ))}
        </ul>
      )}
      {bad > 0 && (
        <BadCells
          bad={bad}
          badCells={badCells}
          columns={columns}
          leavesEmpty={leavesEmpty}
          onLeaveEmpty={setLeavesEmpty}
          onMissing={(place, value) => change(place, { missing: [...new Set([...columns[place]!.missing, value])] })}
        />
      )}
      {scrollId === undefined ? <FinishForm {...shared} /> : <WaveForm {...shared} scrollId={scrollId} />}
    </>
  );
}
