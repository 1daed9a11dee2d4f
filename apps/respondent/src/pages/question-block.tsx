import { viewAtHand } from '@wenshu/question-types/at-hand';
import { RichText } from '@wenshu/question-types/rich-text';
import { type AnswerProblem, type Json, type PageQuestion, readSetting } from '@wenshu/survey-core/answering';
import { describeAnswerProblem } from '@wenshu/texts/answering';
import { useMemo } from 'react';
import type { SurveySession } from '../session/survey-session.ts';
import { useWords } from '../words.ts';

interface QuestionBlockProps {
  /** Undefined for what is only read, and where numbers are switched off. */
  readonly number: number | undefined;
  readonly shown: PageQuestion;
  readonly answer: Json | undefined;
  readonly problems: readonly AnswerProblem[];
  onChange(answer: Json | undefined): void;
  readonly session: SurveySession;
}

/** A question with its number, title, view and what is wrong with it. */
export function QuestionBlock({ number, shown, answer, problems, onChange, session }: QuestionBlockProps) {
  const { views } = useWords();
  const { question, role } = shown.bound;
  const View = viewAtHand(question.type)!;
  const titleId = `title-${shown.key}`;
  const problemId = `problem-${shown.key}`;
  const [problem] = problems;
  const upload = useMemo(() => session.uploadFor?.(shown.key), [session, shown.key]);
  const addressOf = useMemo(() => session.addressOf?.bind(session), [session]);
  return (
    <section
      id={`question-${shown.key}`}
      className={problem ? 'question has-problem' : role === 'note' ? 'question is-note' : 'question'}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 className="question-title" id={titleId}>
        {number !== undefined && <span className="question-number">{number}. </span>}
        <RichText of={question.title} />
        {readSetting(question.settings, 'required') && (
          <span className="required" title={views.required}>
            <span aria-hidden="true">*</span>
            <span className="visually-hidden">{views.required}</span>
          </span>
        )}
      </h2>
      {shown.loopItem && (
        <div className="question-loop">
          <RichText of={shown.loopItem.title} />
        </div>
      )}
      {question.remark && (question.remark.html || question.remark.text) && (
        // A list may stand in it, and what is read from HTML ends a paragraph there.
        <div className="question-remark">
          <RichText of={question.remark} />
        </div>
      )}
      <View
        question={question}
        answer={answer}
        onChange={onChange}
        problems={problems}
        titleId={titleId}
        problemId={problemId}
        texts={views}
        seed={session.seed}
        {...(upload && { upload })}
        {...(addressOf && { addressOf })}
      />
      <p className="question-problem" id={problemId}>
        {problem && describeAnswerProblem(views, problem)}
      </p>
    </section>
  );
}
