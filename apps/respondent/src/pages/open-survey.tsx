import type { AnsweringState, EndOutcome } from '@wenshu/survey-core/answering';
import { lazy, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { AnswerSession, type OpenVisit } from '../session/answer-session.ts';
import { answersAsText } from '../session/copy-text.ts';
import { endOf } from '../session/end-of.ts';
import { keepEnd } from '../session/kept-end.ts';
import { keepTurn } from '../session/kept-turn.ts';
import type { PageAddress } from '../session/page-address.ts';
import type { SurveySession } from '../session/survey-session.ts';
import { useWords } from '../words.ts';
import { CopyButton } from './copy-button.tsx';
import { CoverPage, hasCover } from './cover-page.tsx';
import { EndView } from './end-view.tsx';
import { MessagePage } from './message-page.tsx';
import { Reference } from './reference.tsx';
import { refusalOf } from './refusal-of.ts';
import { RewardSlot } from './reward-slot.tsx';
import { SurveyPage } from './survey-page.tsx';
import { useAnswering } from './use-answering.ts';
import { useSeldomParts } from './use-seldom-parts.ts';

/** The server has just refused, so it can be asked for this too. */
const RefusalView = lazy(() => import('./refusal-view.tsx'));

type Stage =
  | { readonly kind: 'cover' }
  | { readonly kind: 'declined' }
  | { readonly kind: 'questions' }
  | { readonly kind: 'left' }
  | {
      readonly kind: 'ended';
      readonly outcome: EndOutcome;
      readonly state: AnsweringState;
      readonly isLate: boolean;
      /** The record that there may be something for. */
      readonly rewards?: string | undefined;
    }
  | { readonly kind: 'refused'; readonly error: unknown; readonly state: AnsweringState };

interface OpenSurveyProps {
  readonly visit: OpenVisit;
  readonly address: PageAddress;
  onReopen(): void;
  /** Whether it came to an end. */
  onOver(isOver: boolean): void;
}

/** A survey that can be answered: cover, questions, end. */
export function OpenSurvey({ visit, address, ...events }: OpenSurveyProps): ReactNode {
  const { language } = useWords();
  const before = useRef<Before>({});
  const session = useMemo(() => new AnswerSession(address, visit, language), [address, visit, language]);
  // Another language or version is another model: its pages begin anew, from the copy that this one keeps.
  const { languageId, versionTime } = visit.flow;
  return (
    <Stages
      key={`${languageId} ${versionTime}`}
      session={session}
      visit={visit}
      address={address}
      before={before}
      {...events}
    />
  );
}

/** Where somebody stood in the language that they left. */
interface Before {
  stage?: Stage;
}

interface StagesProps extends OpenSurveyProps {
  readonly session: SurveySession;
  readonly before: { readonly current: Before };
}

/** Cover, questions, end, on any session. */
export function Stages({ session, visit, address, before, onReopen, onOver }: StagesProps) {
  const { page, views } = useWords();
  const { flow } = session.model;
  useSeldomParts(flow);
  // Who changes the language goes on where they stood: the cover that was left does not come back, and nothing was "taken up again".
  const [wasHere] = useState(before.current.stage !== undefined);
  const [stage, setStage] = useState<Stage>(
    before.current.stage ?? { kind: hasCover(flow) && !session.wasResumed ? 'cover' : 'questions' },
  );
  useEffect(() => {
    before.current.stage = stage;
    onOver(stage.kind === 'ended');
  }, [before, stage, onOver]);
  const howItEnds = (outcome: EndOutcome) =>
    endOf(outcome, flow.endPages[outcome], visit.endPageLinks, {
      scrollId: flow.scrollId,
      recordId: session.seed,
      outcome,
      parameters: { ...address.parameters, ...visit.context.parameters },
    });
  const answering = useAnswering(
    session,
    {
      onEnded: (outcome, state, givesReward) => {
        const rewards = givesReward ? session.seed : undefined;
        if (rewards) keepTurn(address.code, rewards);
        setStage({ kind: 'ended', outcome, state, isLate: false, rewards });
        // Without a choice of languages: what is over does not begin again in another one.
        const entrance = { ...visit.entrance, languages: [] };
        keepEnd(address.code, { outcome, end: howItEnds(outcome), entrance, rewards });
      },
      onRefused: (error, state) => {
        const refusal = refusalOf(error);
        const outcome =
          refusal === 'surveyClosed' ? 'closed' : refusal === 'alreadyAnswered' ? 'already-completed' : undefined;
        setStage(outcome ? { kind: 'ended', outcome, state, isLate: true } : { kind: 'refused', error, state });
      },
      onReopen,
    },
    visit.needsCaptcha,
  );
  const reload = { label: views.reload, run: () => window.location.reload() };
  const button = ({ label, run }: { label: string; run(): void }) => (
    <button type="button" className="button" onClick={run}>
      {label}
    </button>
  );
  const copy = (state: AnsweringState) =>
    Object.keys(state.answers).length > 0 && (
      <CopyButton label={page.copyAnswers} text={answersAsText(session.model, state)} />
    );

  if (stage.kind === 'cover') {
    const decline = () => {
      setStage({ kind: 'declined' });
      session.decline?.().catch(() => {
        // Nothing was answered, so nothing is lost when it cannot be told.
      });
    };
    return <CoverPage flow={flow} onStart={() => setStage({ kind: 'questions' })} onDecline={decline} />;
  }
  if (stage.kind === 'declined') {
    const { title, text } = page.agreement.declined;
    const reconsider = { label: page.agreement.reconsider, run: () => setStage({ kind: 'cover' }) };
    return (
      <MessagePage tone="calm" title={title} actions={button(reconsider)}>
        <p>{text}</p>
      </MessagePage>
    );
  }
  if (stage.kind === 'left') {
    const { title, text } = page.leave.done;
    return (
      <MessagePage tone="calm" title={title} actions={button({ ...reload, label: page.leave.again })}>
        <p>{text}</p>
      </MessagePage>
    );
  }
  if (stage.kind === 'refused') {
    const refusal = refusalOf(stage.error);
    const more = (
      <>
        <p className="notice">{page.answersKept}</p>
        {copy(stage.state)}
      </>
    );
    if (refusal) {
      const { entrance } = visit;
      const refused = { step: 'refused', refusal, entrance, endPage: null } as const;
      return <RefusalView visit={refused} parameters={address.parameters} more={more} />;
    }
    return (
      <MessagePage
        tone="trouble"
        title={stage.error instanceof Error ? stage.error.message : views.refusals.failed.title}
        actions={
          <>
            {button(reload)}
            {copy(stage.state)}
          </>
        }
      >
        <p>{page.answersKept}</p>
        <Reference of={stage.error} />
      </MessagePage>
    );
  }
  if (stage.kind === 'ended') {
    const { outcome, state, isLate, rewards } = stage;
    const again = {
      label: answering.isSubmitting ? views.submitting : page.tryAgain,
      run: () => answering.submit(),
    };
    const actions = outcome === 'quota-held' ? button(again) : isLate ? copy(state) : null;
    const reward = rewards && <RewardSlot address={address} recordId={rewards} />;
    return <EndView outcome={outcome} end={howItEnds(outcome)} actions={actions} reward={reward} />;
  }
  const notice = visit.record?.wasMoved ? page.moved : session.wasResumed && !wasHere ? views.resumed : undefined;
  return (
    <SurveyPage
      session={session}
      answering={answering}
      {...(notice && { notice })}
      onLeft={() => setStage({ kind: 'left' })}
    />
  );
}
