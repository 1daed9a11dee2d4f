import { type ImportPreview, importCalls } from '@wenshu/api-contract';
import { importTexts } from '@wenshu/texts/findings/import';
import { ActionButton } from '@wenshu/ui';
import { useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './import.module.css';

export function FileDrop({ onRead }: { onRead(preview: ImportPreview): void }) {
  const t = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const { isBusy, run: read } = useAction(
    (file: File) => {
      setProblem('');
      // The contract describes a form's text fields; the file stands beside them.
      const form = { file };
      return client.call(importCalls.read, form, { quiet: true });
    },
    { onDone: onRead, onRefused: failure => setProblem(failure.message || t.failed) },
  );
  return (
    <section
      className={classes.drop}
      aria-label={t.file.label}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) void read(file);
      }}
    >
      <ActionButton size="large" aria-disabled={isBusy} onClick={() => input.current?.click()}>
        {t.file.label}
      </ActionButton>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xls,.xlsx,.csv,.sav,.zsav"
        aria-label={t.file.label}
        onChange={event => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
      <p className={classes.hint}>{t.file.limits}</p>
      <p className={classes.hint}>{t.file.help}</p>
      <p role="status">{isBusy ? t.file.reading : ''}</p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
