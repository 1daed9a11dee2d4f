import { RichText } from '@wenshu/question-types/rich-text';
import type { EndOutcome } from '@wenshu/survey-core/answering';
import { type ReactNode, useEffect } from 'react';
import type { End } from '../session/end-of.ts';
import { useWords } from '../words.ts';
import { MessagePage } from './message-page.tsx';

interface EndViewProps {
  readonly outcome: EndOutcome;
  readonly end: End;
  readonly actions?: ReactNode;
  /** What there may be to receive: nobody is sent away from it. */
  readonly reward?: ReactNode;
  /** Absent in a preview, which stays where it is. */
  readonly canLeave?: boolean;
}

const REDIRECT_MS = 2_000;

/** How it ended: the creator's words, ours, or a moment's notice before another page. */
export function EndView({ outcome, end, actions, reward, canLeave = !reward }: EndViewProps) {
  const { views, page } = useWords();
  const { title, text } = views.outcomes[outcome];
  const address = end.kind === 'address' ? end.address : undefined;
  useEffect(() => {
    if (!address || !canLeave) return;
    const timer = setTimeout(() => window.location.replace(address), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [address, canLeave]);
  const tone = outcome === 'finished' ? 'done' : outcome === 'quota-held' ? 'wait' : 'calm';
  if (end.kind === 'text') {
    return (
      <MessagePage tone={tone} title={title} actions={actions}>
        <div className="message-text">
          <RichText of={end.text} />
        </div>
        {reward}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      tone={tone}
      title={title}
      actions={
        address ? (
          <a className="button" href={address} target={canLeave ? undefined : '_blank'} rel="noreferrer">
            {page.goNow}
          </a>
        ) : (
          actions
        )
      }
    >
      <p>{text}</p>
      {address && !reward && <p>{page.redirecting}</p>}
      {reward}
    </MessagePage>
  );
}
