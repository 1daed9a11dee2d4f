import { scrollStartCalls } from '@wenshu/api-contract';
import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { countQuestions, markLine, readSurveyText, writeSurveyText } from '@wenshu/survey-core';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { language, languageCode, useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';
import { ImportForm } from './import-form.tsx';
import type { ImportTarget } from './import-target.ts';
import { NameForm } from './name-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { selectLine } from './select-line.ts';
import { TypeMenu } from './type-menu.tsx';
import { WritingHelp } from './writing-help.tsx';

interface TextWayProps {
  readonly target: ImportTarget | undefined;
  readonly start?: string;
  readonly startName?: string;
}

/** Text on one side, what becomes of it on the other. What is good can be made at once, whatever is wrong with other lines. */
export function TextWay({ target, start = '', startName = '' }: TextWayProps) {
  const t = useTexts(createSurveyTexts);
  const { confirm } = useTexts(questionnaireTexts);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(start);
  const shown = useDeferredValue(text);
  const { title, questions, problems } = useMemo(() => readSurveyText(shown, questionTypes), [shown]);
  const guesses = questions.filter(question => question.guess).length;
  const isBlank = shown.trim() === '';
  const isHeld = isBlank || questions.length === 0;
  const create = async (name: string) => {
    // Every question goes with its marker (S5.60): what was a guess has been looked at by now.
    const marked = writeSurveyText(readSurveyText(text, questionTypes).questions, questionTypes, language);
    const input = { text: marked, name, languageId: languageCode(language) };
    return (await client.call(scrollStartCalls.createFromText, input)).scrollId ?? undefined;
  };
  /** The choice is written into the text: there it can be seen, undone and copied. */
  const choose = (line: number, type: QuestionTypeSlug) => {
    const marker = questionTypes[type].capabilities.importMarker;
    if (marker) setText(markLine(text, line, marker[language], questionTypes));
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
        <h2 className={classes.panelTitle}>{t.preview}</h2>
        {!isBlank && (
          <p className={classes.found} role="status">
            {t.found({ count: countQuestions(questions, questionTypes), guesses, problems: problems.length })}
          </p>
        )}
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
          <NameForm start={startName || (title ?? '')} confirm={confirm} isHeld={isHeld} onCreate={create} />
        )}
        {target && title && <p className={classes.hint}>{t.titleFound({ title })}</p>}
        <QuestionPreview
          questions={questions}
          renderType={(question, number) => (
            <TypeMenu question={question} number={number} onChoose={type => choose(question.line, type)} />
          )}
        />
      </div>
    </section>
  );
}
