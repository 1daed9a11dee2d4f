import type { AnswerRecordInfo } from '@wenshu/api-contract/answer';
import type { ViewTexts } from '@wenshu/question-types/respondent';
import {
  type AnsweringState,
  checkPage,
  currentPage,
  type KeyedProblem,
  nextPage,
  type Page,
  previousPage,
  setAnswer,
} from '@wenshu/survey-core/answering';
import { useEffect, useRef, useState } from 'react';
import type { AnswerSession } from '../session/answer-session.ts';
import { isPassing } from '../session/post.ts';
import { QuestionBlock } from './question-block.tsx';
import { questionNumbers } from './question-numbers.ts';

interface SurveyPageProps {
  readonly session: AnswerSession;
  readonly texts: ViewTexts;
  onSubmitted(record: AnswerRecordInfo): void;
  onRefused(error: unknown): void;
}

/** A problem of something that is not shown is said at the first question: it must be said somewhere. */
function problemsOnPage({ questions }: Page, problems: readonly KeyedProblem[]): readonly KeyedProblem[] {
  const first = questions[0]?.key ?? '';
  return problems.map(problem =>
    questions.some(one => one.key === problem.key) ? problem : { ...problem, key: first },
  );
}

export function SurveyPage({ session, texts, onSubmitted, onRefused }: SurveyPageProps) {
  const [state, setState] = useState<AnsweringState>(session.start);
  const [problems, setProblems] = useState<readonly KeyedProblem[]>([]);
  /** Made anew by every failed attempt to go on, so that each one moves the focus. */
  const [attention, setAttention] = useState<{ readonly key: string }>();
  const [sending, setSending] = useState<'idle' | 'sending' | 'not-sent'>('idle');
  const top = useRef<HTMLElement>(null);
  const page = currentPage(session.model, state);

  const go = (next: AnsweringState) => {
    setState(next);
    setProblems([]);
    session.keepLocally(next);
    top.current?.scrollIntoView();
    top.current?.focus();
  };

  const change = (key: string, answer: unknown) => {
    const next = setAnswer(session.model, state, key, answer);
    setState(next);
    setProblems(problems.filter(problem => problem.key !== key));
    session.keepLocally(next);
  };

  const submit = async () => {
    setSending('sending');
    try {
      onSubmitted(await session.submit(state));
    } catch (error) {
      if (isPassing(error)) setSending('not-sent');
      else onRefused(error);
    }
  };

  const goOn = () => {
    if (sending === 'sending') return;
    const found = problemsOnPage(page, checkPage(session.model, state));
    setProblems(found);
    if (found[0]) return setAttention({ key: found[0].key });
    if (page.isLast) void submit();
    else {
      const next = nextPage(session.model, state);
      go(next);
      session.savePage(next).catch(error => {
        if (!isPassing(error)) onRefused(error);
      });
    }
  };

  // After the problems are on the page: the first bad question gets the focus, and a screen reader says what is wrong with it.
  useEffect(() => {
    if (!attention) return;
    const section = document.getElementById(`question-${attention.key}`);
    section?.scrollIntoView({ block: 'center' });
    (section?.querySelector<HTMLElement>('input, textarea, select, button') ?? section)?.focus();
  }, [attention]);

  const numbers = questionNumbers(page);
  const percent = Math.floor(page.progress * 100);
  return (
    <main className="survey" tabIndex={-1} ref={top}>
      <div
        className="progress"
        role="progressbar"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label={texts.progress({ percent })}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
      {/* Later pages keep the title for screen readers; seeing it on every page would only push the questions down. */}
      {!page.isFirst && <h1 className="visually-hidden">{session.model.flow.title.text}</h1>}
      {page.isFirst && (
        <header className="survey-header">
          <h1>{session.model.flow.title.text}</h1>
          {session.model.flow.description.text && <p>{session.model.flow.description.text}</p>}
        </header>
      )}
      {session.wasResumed && page.isFirst && <p className="notice">{texts.resumed}</p>}
      <p className="visually-hidden" role="alert">
        {problems.length > 0 && texts.fixProblems({ count: new Set(problems.map(problem => problem.key)).size })}
      </p>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          goOn();
        }}
      >
        {page.questions.map((shown, index) => (
          <QuestionBlock
            key={shown.key}
            number={numbers[index]}
            shown={shown}
            answer={state.answers[shown.key]}
            problems={problems.filter(problem => problem.key === shown.key)}
            onChange={answer => change(shown.key, answer)}
            texts={texts}
            seed={session.seed}
          />
        ))}
        {sending === 'not-sent' && (
          <p className="notice is-trouble" role="alert">
            {texts.notSent}
          </p>
        )}
        <div className="buttons">
          {!page.isFirst && (
            <button type="button" className="button is-quiet" onClick={() => go(previousPage(session.model, state))}>
              {texts.back}
            </button>
          )}
          <button type="submit" className="button" aria-disabled={sending === 'sending'}>
            {sending === 'sending'
              ? texts.submitting
              : sending === 'not-sent'
                ? texts.retry
                : page.isLast
                  ? texts.submit
                  : texts.next}
          </button>
        </div>
      </form>
    </main>
  );
}
