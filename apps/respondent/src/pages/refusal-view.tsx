import type { Visit } from '@wenshu/api-contract/visit';
import { type ReactNode, useState } from 'react';
import { copyText } from '../session/copy-text.ts';
import { endOf } from '../session/end-of.ts';
import { useWords } from '../words.ts';
import { EndView } from './end-view.tsx';
import { MessagePage } from './message-page.tsx';

type Refused = Extract<Visit, { step: 'refused' }>;

/** Why the survey cannot be answered now, each reason with its own page. */
export function RefusalView({ visit, more }: { readonly visit: Refused; readonly more?: ReactNode }) {
  const { views, page, language } = useWords();
  const { refusal, entrance, endPage } = visit;
  if (refusal === 'surveyClosed' || refusal === 'alreadyAnswered') {
    const outcome = refusal === 'surveyClosed' ? 'closed' : 'already-completed';
    const end = endOf(outcome, endPage, {}, { scrollId: '', recordId: '', outcome });
    return <EndView outcome={outcome} end={end} actions={more} />;
  }
  const reload = (
    <button type="button" className="button" onClick={() => window.location.reload()}>
      {views.reload}
    </button>
  );
  const { title, text } =
    refusal === 'linkNotFound' || refusal === 'surveyNotOpen' ? views.refusals[refusal] : page.refusals[refusal];
  const startsAt = refusal === 'surveyNotStarted' ? entrance?.startTime : undefined;
  return (
    <MessagePage
      tone={refusal === 'surveyNotStarted' || refusal === 'weChatOnly' ? 'wait' : 'trouble'}
      title={title}
      actions={
        <>
          {refusal === 'weChatOnly' ? <CopyButton label={page.copyLink} text={window.location.href} /> : reload}
          {more}
        </>
      }
    >
      <p>{text}</p>
      {startsAt !== undefined && <p>{page.startsAt({ time: momentIn(language, startsAt) })}</p>}
    </MessagePage>
  );
}

/** Copies, and says that it did; where the browser forbids it, the text is shown to be copied by hand. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const { page } = useWords();
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  return (
    <>
      <button
        type="button"
        className="button is-quiet"
        onClick={() => void copyText(text).then(isDone => setState(isDone ? 'copied' : 'failed'))}
      >
        {state === 'copied' ? page.copied : label}
      </button>
      {state === 'failed' && (
        <label className="copy-by-hand">
          <span>{page.copyFailed}</span>
          <textarea className="text-field" readOnly rows={6} value={text} />
        </label>
      )}
    </>
  );
}

function momentIn(language: 'zh' | 'en', ms: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions).format(ms);
}
