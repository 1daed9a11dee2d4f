import { FileWordOutlined } from '@ant-design/icons';
import { useSearch } from '@tanstack/react-router';
import { scrollStartCalls, WORD_IMPORT_PERMISSION } from '@wenshu/api-contract';
import type { CallFailure } from '@wenshu/api-contract/client';
import { errorCodes } from '@wenshu/api-contract/error-codes';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { ActionButton } from '@wenshu/ui';
import { useRef, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { PaidFeature } from '../../../app/licences/paid-feature.tsx';
import { useFeatures } from '../../../app/licences/use-features.ts';
import classes from './create-survey.module.css';
import type { ImportTarget } from './import-target.ts';
import { TextWay } from './text-way.tsx';

const { featureNotLicensed, fileFormatWrong, fileTooLarge } = errorCodes;
type Problem = 'wordWrong' | 'wordTooLarge' | 'wordFailed' | 'notLicensed';

/** A Word file becomes text, and the text is looked at and mended before it becomes questions. */
export function WordWay({ target }: { readonly target: ImportTarget | undefined }) {
  const t = useTexts(createSurveyTexts);
  const { projectId } = useSearch({ strict: false }) as { projectId?: string };
  const where = target ? { scrollId: target.scrollId } : projectId ? { projectId } : {};
  const features = useFeatures(where);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem | { readonly words: string }>();
  const [read, setRead] = useState<{ readonly name: string; readonly text: string }>();
  const { isBusy, run: readFile } = useAction(
    async (file: File) => {
      setProblem(undefined);
      // The contract describes a form's text fields; the file stands beside them.
      const form = { ...where, file };
      const { text } = await client.call(scrollStartCalls.readWord, form, { quiet: true });
      setRead({ name: file.name, text });
    },
    { onRefused: failure => setProblem(problemOf(failure)) },
  );
  if (problem === 'notLicensed' || features.data?.includes(WORD_IMPORT_PERMISSION) === false)
    return (
      <PaidFeature
        feature={WORD_IMPORT_PERMISSION}
        onAgain={() => {
          setProblem(undefined);
          void features.refetch();
        }}
      />
    );
  return (
    <>
      <section
        className={classes.drop}
        aria-label={t.wordTitle}
        onDragOver={event => event.preventDefault()}
        onDrop={event => {
          event.preventDefault();
          const [file] = event.dataTransfer.files;
          if (file) void readFile(file);
        }}
      >
        <FileWordOutlined className={classes.dropIcon} aria-hidden />
        <h2 className={classes.panelTitle}>{t.wordTitle}</h2>
        <p className={classes.hint}>{t.wordHint}</p>
        <p className={classes.dropActions}>
          <ActionButton kind={read ? 'quiet' : 'primary'} aria-disabled={isBusy} onClick={() => input.current?.click()}>
            {read ? t.chooseAnother : t.chooseFile}
          </ActionButton>
          <span className={classes.dropHint}>{t.dropHere}</span>
        </p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".docx"
          aria-label={t.chooseFile}
          onChange={event => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void readFile(file);
          }}
        />
        <p role="status">{isBusy ? t.reading : read && !problem ? t.read({ name: read.name }) : ''}</p>
        {problem && (
          <p className={classes.problem} role="alert">
            {typeof problem === 'string' ? t[problem] : problem.words}
          </p>
        )}
      </section>
      {read && (
        <TextWay key={read.text} target={target} start={read.text} startName={read.name.replace(/\.docx$/i, '')} />
      )}
    </>
  );
}

function problemOf(failure: CallFailure): Problem | { readonly words: string } {
  const { code } = failure.details;
  if (code === featureNotLicensed.code) return 'notLicensed';
  if (code === fileFormatWrong.code) return 'wordWrong';
  if (code === fileTooLarge.code) return 'wordTooLarge';
  return failure.message ? { words: failure.message } : 'wordFailed';
}
