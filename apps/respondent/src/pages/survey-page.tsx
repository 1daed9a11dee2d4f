import { RichText } from '@wenshu/question-types/rich-text';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import type { SurveySession } from '../session/survey-session.ts';
import { useWords } from '../words.ts';
import { Interlude } from './interlude.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { QuestionBlock } from './question-block.tsx';
import { questionNumbers } from './question-numbers.ts';
import { SurveyButtons } from './survey-buttons.tsx';
import type { Answering } from './use-answering.ts';
import { useGradually } from './use-gradually.ts';

/** Seldom met, so fetched only then. */
const CaptchaPage = lazy(() => import('./captcha-page.tsx'));

interface SurveyPageProps {
  readonly session: SurveySession;
  readonly answering: Answering;
  /** Said above the first question. */
  readonly notice?: string | undefined;
  onLeft(): void;
}

/** One page of questions, or what stands in its place. */
export function SurveyPage({ session, answering, notice, onLeft }: SurveyPageProps): ReactNode {
  const { interlude } = answering;
  if (interlude === 'captcha') {
    return (
      <Suspense fallback={null}>
        <CaptchaPage
          message={answering.notice}
          isBusy={answering.isSubmitting}
          onCode={answering.submit}
          onCancel={() => answering.setInterlude('none')}
        />
      </Suspense>
    );
  }
  if (interlude !== 'none')
    return <Interlude kind={interlude} session={session} answering={answering} onLeft={onLeft} />;
  return <QuestionsPage session={session} answering={answering} notice={notice} />;
}

function QuestionsPage({ session, answering, notice }: Omit<SurveyPageProps, 'onLeft'>) {
  const { views } = useWords();
  const { page, state, problems, attention, turn } = answering;
  const { flow } = session.model;
  const {
    hasProgressBar = true,
    hasSerialNumbers = true,
    hasBackButton = true,
    hasLeaveButton = true,
  } = flow.appearance;
  const top = useRef<HTMLElement>(null);

  // A header that is for the first page only stands outside of this one: the root tells it.
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('is-later', !page.isFirst);
  }, [page.isFirst]);

  // A new page begins at its top, and there the keyboard and the screen reader go on.
  useEffect(() => {
    if (turn === 0) return;
    window.scrollTo(0, 0);
    top.current?.focus({ preventScroll: true });
  }, [turn]);

  // After the problems are on the page: the first bad question gets the focus, and a screen reader says what is wrong with it.
  useEffect(() => {
    if (!attention) return;
    const section = document.getElementById(`question-${attention.key}`);
    section?.scrollIntoView({ block: 'center' });
    (section?.querySelector<HTMLElement>('input, textarea, select, button') ?? section)?.focus({ preventScroll: true });
  }, [attention]);

  const numbers = questionNumbers(page);
  const drawn = useGradually(page.questions.length);
  // What comes after the first screen pushes nothing down that can be seen.
  const isWhole = drawn >= page.questions.length;
  return (
    <main className={isWhole ? 'survey' : 'survey is-partial'} tabIndex={-1} ref={top} aria-label={flow.title.text}>
      {hasProgressBar && <ProgressBar share={page.progress} />}
      {/* Later pages keep the title for screen readers; seeing it on every page would only push the questions down. */}
      {!page.isFirst && <h1 className="visually-hidden">{flow.title.text}</h1>}
      {page.isFirst && (
        <header className="survey-header">
          <h1>
            <RichText of={flow.title} />
          </h1>
          {(flow.description.html || flow.description.text) && (
            <div className="survey-about">
              <RichText of={flow.description} />
            </div>
          )}
        </header>
      )}
      {notice && turn === 0 && <p className="notice">{notice}</p>}
      <p className="visually-hidden" role="alert">
        {problems.length > 0 && views.fixProblems({ count: new Set(problems.map(problem => problem.key)).size })}
      </p>
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault();
          answering.goOn();
        }}
      >
        {page.questions.slice(0, drawn).map((shown, index) => (
          <QuestionBlock
            key={shown.key}
            number={hasSerialNumbers ? numbers[index] : undefined}
            shown={shown}
            answer={state.answers[shown.key]}
            problems={problems.filter(problem => problem.key === shown.key)}
            onChange={answer => answering.change(shown.key, answer)}
            session={session}
          />
        ))}
        {isWhole && (
          <SurveyButtons
            answering={answering}
            canGoBack={hasBackButton}
            canLeave={hasLeaveButton && session.discard !== undefined}
          />
        )}
      </form>
    </main>
  );
}
