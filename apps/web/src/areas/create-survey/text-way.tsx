import { scrollStartCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { parseSurveyText } from '@wenshu/survey-core';
import { createSurveyTexts } from '@wenshu/texts/create-survey';
import { questionnaireTexts } from '@wenshu/texts/questionnaires';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { client } from '../../app/client.ts';
import { language, languageCode, useTexts } from '../../app/language/language.ts';
import classes from './create-survey.module.css';
import { ImportForm } from './import-form.tsx';
import type { ImportTarget } from './import-target.ts';
import { NameForm } from './name-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { selectLine } from './select-line.ts';
import { WritingHelp } from './writing-help.tsx';

interface TextWayProps {
  readonly target: ImportTarget | undefined;
  readonly start?: string;
  readonly startName?: string;
}

/** Text on one side, what becomes of it on the other. Nothing is made before every line is right. */
export function TextWay({ target, start = '', startName = '' }: TextWayProps) {
  const t = useTexts(createSurveyTexts);
  const { confirm } = useTexts(questionnaireTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(start);
  const shown = useDeferredValue(text);
  const { questions, problems } = useMemo(() => parseSurveyText(shown, questionTypes), [shown]);
  const isBlank = shown.trim() === '';
  const isHeld = isBlank || problems.length > 0;
  const create = async (name: string) => {
    const input = { text, name, languageId: languageCode(language) };
    return (await client.call(scrollStartCalls.createFromText, input)).scrollId ?? undefined;
  };
  return (
    <section className={classes.writing}>
      <div className={classes.writingSide}>
        <textarea
          ref={field}
          className={classes.text}
          aria-label={t.textLabel}
          aria-invalid={!isBlank && problems.length > 0}
          spellCheck={false}
          placeholder={t.textPlaceholder}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <WritingHelp />
      </div>
      <div className={classes.writingSide}>
        <h2 className={classes.panelTitle}>{t.previewTitle({ count: questions.length })}</h2>
        {isBlank ? (
          <p className={classes.hint}>{t.previewEmpty}</p>
        ) : (
          <ProblemList
            problems={problems}
            fine={target ? t.noProblemsImport : t.noProblems}
            onGo={line => field.current && selectLine(field.current, line)}
          />
        )}
        {target ? (
          <ImportForm target={target} questions={questions} isHeld={isHeld} />
        ) : (
          <NameForm start={startName} confirm={confirm} isHeld={isHeld} onCreate={create} />
        )}
        <QuestionPreview questions={questions} />
      </div>
    </section>
  );
}
