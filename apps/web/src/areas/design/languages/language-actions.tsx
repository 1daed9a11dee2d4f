import { DeleteOutlined, DownloadOutlined, UploadOutlined } from '@ant-design/icons';
import type { Language } from '@wenshu/survey-core';
import { languageTexts } from '@wenshu/texts/design/languages';
import { Button } from 'antd';
import { useRef } from 'react';
import { downloadFile } from '../../../app/download-file.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import classes from './languages.module.css';
import { isDone, type TextRow } from './text-rows.ts';
import { readSheetFile, translationBook } from './translation-sheet.ts';
import { useTranslate } from './use-translate.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface LanguageActionsProps {
  readonly language: Language;
  readonly rows: readonly TextRow[];
}

/** Out to Excel and back, and away with the language. */
export function LanguageActions({ language, rows }: LanguageActionsProps) {
  const t = useTexts(languageTexts);
  const { isLocked, loaded } = useCreateScreen();
  const { languageId, name } = language;
  const isLast = useEditorState(state => Object.keys(state.document.languages).length === 1);
  const run = useRun();
  const translate = useTranslate(languageId);
  const file = useRef<HTMLInputElement>(null);

  const exportSheet = async () => {
    const { writeXlsx } = await import('hucre/xlsx');
    const bytes = await writeXlsx({ sheets: translationBook(rows, name, t) });
    downloadFile({ blob: new Blob([bytes as BlobPart], { type: XLSX }), fileName: t.fileName({ name }) });
  };

  const importSheet = async (chosen: File) => {
    const read = await readSheetFile(chosen, rows);
    if (typeof read === 'string') return notify.error(t[read]);
    const { texts, problems } = read;
    if (texts.length + problems.length === 0) return notify.info(t.importNothing);
    if (problems.length > 0) {
      const isSure = await askBox({
        title: t.importTitle,
        text: t.importSummary({ changed: texts.length, skipped: problems.length }),
        detail: problems
          .slice(0, 20)
          .map(({ place, problem }) => `${place}: ${t.importProblems[problem]}`)
          .join('; '),
        confirm: t.importConfirm,
        decline: t.cancel,
      });
      if (!isSure) return;
    }
    translate(texts);
    if (texts.length > 0) notify.success(t.imported({ count: texts.length }));
  };

  const remove = async () => {
    const isSure = await askBox({
      title: t.removeTitle({ name }),
      text: t.removeText({ done: rows.filter(isDone).length, total: rows.length }),
      ...(isLast && { detail: t.removeLast }),
      confirm: t.removeConfirm,
      decline: t.cancel,
    });
    if (isSure) run('deleteLanguage', { languageId });
  };

  return (
    <div className={classes.actions}>
      <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void exportSheet()}>
        {t.export}
      </Button>
      {loaded.mayEdit && (
        <>
          <Button icon={<UploadOutlined aria-hidden />} disabled={isLocked} onClick={() => file.current?.click()}>
            {t.import}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".xlsx"
            hidden
            aria-label={t.import}
            onChange={event => {
              const [chosen] = event.target.files ?? [];
              if (chosen) void importSheet(chosen);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
          <Button
            danger
            type="text"
            icon={<DeleteOutlined aria-hidden />}
            disabled={isLocked}
            onClick={() => void remove()}
          >
            {t.remove({ name })}
          </Button>
        </>
      )}
    </div>
  );
}
