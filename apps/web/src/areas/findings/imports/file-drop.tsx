import { type ImportPreview, importCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { importTexts } from '@wenshu/texts/findings/import';
import { ActionButton } from '@wenshu/ui';
import { useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './import.module.css';

export function FileDrop({ onRead }: { onRead(preview: ImportPreview): void }) {
  const t = useTexts(importTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const read = async (file: File) => {
    setIsBusy(true);
    setProblem('');
    try {
      // The contract describes a form's text fields; the file stands beside them.
      const form = { file };
      onRead(await client.call(importCalls.read, form, { quiet: true }));
    } catch (failure) {
      setProblem(failure instanceof CallFailure ? failure.message : t.failed);
    } finally {
      setIsBusy(false);
    }
  };
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
