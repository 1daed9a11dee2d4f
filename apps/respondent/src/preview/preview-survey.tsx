import { type AnsweringState, currentPage, type EndOutcome, type Flow, nextPage } from '@wenshu/survey-core/answering';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { CoverPage, hasCover } from '../pages/cover-page.tsx';
import { EndView } from '../pages/end-view.tsx';
import { MessagePage } from '../pages/message-page.tsx';
import { SurveyPage } from '../pages/survey-page.tsx';
import { useAnswering } from '../pages/use-answering.ts';
import { useSeldomParts } from '../pages/use-seldom-parts.ts';
import { endOf } from '../session/end-of.ts';
import { useWords } from '../words.ts';
import { PreviewSession } from './preview-session.ts';

interface PreviewSurveyProps {
  readonly flow: Flow;
  /** What was answered before, and where: kept when the language changes. */
  readonly before: AnsweringState | undefined;
  /** The question to stand at; made anew by every jump. */
  readonly jump: { readonly key: string } | undefined;
  /** The end page to stand at, in place of the beginning. */
  readonly startAt?: EndOutcome;
  /** Above the first page. */
  readonly notice?: string;
  /** What stands below the end page's words. */
  end(outcome: EndOutcome): ReactNode;
  onState(state: AnsweringState): void;
}

const nothing = () => {};

/** The same pages as a respondent's, on a session that keeps nothing. */
export function PreviewSurvey({ flow, before, jump, startAt, notice, end, onState }: PreviewSurveyProps) {
  const { page } = useWords();
  useSeldomParts(flow);
  const [stage, setStage] = useState<'cover' | 'declined' | 'questions' | EndOutcome>(
    startAt ?? (hasCover(flow) && !before && !jump ? 'cover' : 'questions'),
  );
  const ended = useRef<(state: AnsweringState) => void>(nothing);
  const session = useMemo(() => {
    // Which page it is stands in the state alone; the model is not looked at.
    const at = before && currentPage(nothing as never, before).questions[0]?.key;
    const known = before && {
      answers: before.answers,
      ...(before.walk.context.seed && { seed: before.walk.context.seed }),
      at,
    };
    return new PreviewSession(flow, known ?? {}, state => ended.current(state));
  }, [flow, before]);
  ended.current = state => setStage(nextPage(session.model, state).outcome ?? 'finished');
  const answering = useAnswering(session, { onEnded: nothing, onRefused: nothing, onReopen: nothing }, false);
  const { state, goTo } = answering;
  const told = useRef(onState);
  told.current = onState;
  // Before the next thing can happen: effects wait for a picture, and a change of the language by then would take the last answer away.
  useLayoutEffect(() => told.current(state), [state]);
  const jumpTo = useRef(goTo);
  jumpTo.current = goTo;
  useEffect(() => {
    if (!jump) return;
    setStage('questions');
    jumpTo.current(jump.key);
  }, [jump]);

  if (stage === 'cover')
    return <CoverPage flow={flow} onStart={() => setStage('questions')} onDecline={() => setStage('declined')} />;
  if (stage === 'declined') {
    const back = (
      <button type="button" className="button" onClick={() => setStage('cover')}>
        {page.agreement.reconsider}
      </button>
    );
    return (
      <MessagePage tone="calm" title={page.agreement.declined.title} actions={back}>
        <p>{page.agreement.declined.text}</p>
      </MessagePage>
    );
  }
  if (stage !== 'questions') {
    const places = { scrollId: flow.scrollId, recordId: session.seed, outcome: stage };
    return (
      <EndView
        outcome={stage}
        end={endOf(stage, flow.endPages[stage], {}, places)}
        canLeave={false}
        actions={end(stage)}
      />
    );
  }
  return <SurveyPage session={session} answering={answering} {...(notice && { notice })} onLeft={nothing} />;
}
