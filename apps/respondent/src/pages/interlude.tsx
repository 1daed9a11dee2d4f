import { useState } from 'react';
import { isPassing } from '../session/post.ts';
import type { SurveySession } from '../session/survey-session.ts';
import { useWords } from '../words.ts';
import { MessagePage } from './message-page.tsx';
import type { Answering } from './use-answering.ts';

interface InterludeProps {
  readonly kind: 'waiting' | 'elsewhere' | 'leaving';
  readonly session: SurveySession;
  readonly answering: Answering;
  onLeft(): void;
}

/** Waiting for the network, another window, or "really leave?": each with a way on and a way back. */
export function Interlude({ kind, session, answering, onLeft }: InterludeProps) {
  const { views, page } = useWords();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const tryTo = (run: () => Promise<void>) => () => {
    setBusy(true);
    setFailed(false);
    void run()
      .catch(error => (isPassing(error) ? setFailed(true) : onLeft()))
      .then(() => setBusy(false));
  };
  const steps = {
    waiting: {
      tone: 'wait' as const,
      title: page.waiting.title,
      text: page.waiting.text,
      main: { label: answering.isSubmitting ? views.submitting : page.waiting.now, run: () => session.wake() },
      other: { label: page.waiting.back, run: answering.takeBack },
    },
    elsewhere: {
      tone: 'wait' as const,
      title: page.conflict.title,
      text: page.conflict.text,
      main: { label: page.conflict.here, run: tryTo(answering.takeOver) },
      other: undefined,
    },
    leaving: {
      tone: 'trouble' as const,
      title: page.leave.title,
      text: page.leave.text,
      main: { label: page.leave.cancel, run: () => answering.setInterlude('none') },
      other: {
        label: page.leave.confirm,
        run: tryTo(async () => {
          await session.discard?.();
          onLeft();
        }),
      },
    },
  };
  const { tone, title, text, main, other } = steps[kind];
  return (
    <MessagePage
      tone={tone}
      title={title}
      actions={
        <>
          <button type="button" className="button" aria-disabled={isBusy} onClick={main.run}>
            {main.label}
          </button>
          {other && (
            <button type="button" className="button is-quiet" aria-disabled={isBusy} onClick={other.run}>
              {other.label}
            </button>
          )}
        </>
      }
    >
      <p>{text}</p>
      {hasFailed && (
        <p className="notice is-trouble" role="alert">
          {views.refusals.failed.text}
        </p>
      )}
    </MessagePage>
  );
}
