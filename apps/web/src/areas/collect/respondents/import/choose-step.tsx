import { DownloadOutlined, FileExcelOutlined } from '@ant-design/icons';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Button, Input } from 'antd';
import { useId, useRef } from 'react';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useFileDrop } from '../../../design/document/media/use-file-drop.ts';
import type { Chosen } from './chosen.ts';
import classes from './import.module.css';
import { pastedFile } from './pasted-file.ts';
import type { PeopleImport } from './people-import.ts';

interface ChooseStepProps {
  readonly into: PeopleImport;
  readonly text: string;
  readonly isBusy: boolean;
  onText(text: string): void;
  onChosen(chosen: Chosen): void;
}

/** A file, or lines that are pasted. */
export function ChooseStep({ into, text, isBusy, onText, onChosen }: ChooseStepProps) {
  const t = useTexts(peopleTexts).importing;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined) => file && onChosen({ file, source: 'file' });
  const { isOver, dropProps } = useFileDrop(([file]) => take(file));
  const template = () =>
    into.readTemplate().then(downloadFile, () => {
      // The client has told the person.
    });
  return (
    <div className={classes.step}>
      <div className={classes.drop} data-over={isOver} {...dropProps}>
        <Button
          type="primary"
          icon={<FileExcelOutlined aria-hidden />}
          loading={isBusy}
          onClick={() => input.current?.click()}
        >
          {t.file}
        </Button>
        <Button type="link" icon={<DownloadOutlined aria-hidden />} onClick={() => void template()}>
          {t.template}
        </Button>
        <p className={classes.hint}>{t.fileHint}</p>
        <input
          ref={input}
          hidden
          type="file"
          accept=".xlsx,.csv"
          aria-label={t.file}
          onChange={event => {
            take(event.target.files?.[0]);
            // The same file may be chosen again, mended.
            event.target.value = '';
          }}
        />
      </div>
      <div className={classes.paste}>
        <label htmlFor={id}>{t.paste}</label>
        <Input.TextArea
          id={id}
          rows={5}
          aria-describedby={`${id}-hint`}
          value={text}
          onChange={event => onText(event.target.value)}
        />
        <p id={`${id}-hint`} className={classes.hint}>
          {into.pasteHint}
        </p>
      </div>
      <div className={classes.foot}>
        <Button
          disabled={text.trim() === ''}
          loading={isBusy}
          onClick={() => onChosen({ file: pastedFile(text), source: 'pasted' })}
        >
          {isBusy ? t.checking : t.check}
        </Button>
      </div>
    </div>
  );
}
