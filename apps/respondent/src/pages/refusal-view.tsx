import type { Visit } from '@wenshu/api-contract/visit';
import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
import type { ReactNode } from 'react';
import { endOf } from '../session/end-of.ts';
import { useWords } from '../words.ts';
import { CopyButton } from './copy-button.tsx';
import { EndView } from './end-view.tsx';
import { MessagePage } from './message-page.tsx';

type Refused = Extract<Visit, { step: 'refused' }>;

/** Why the survey cannot be answered now, each reason with its own page. */
export default function RefusalView({ visit, more }: { readonly visit: Refused; readonly more?: ReactNode }) {
  const { views, language } = useWords();
  const t = answerGateTexts[language];
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
    refusal === 'linkNotFound' || refusal === 'surveyNotOpen' ? views.refusals[refusal] : t.refusals[refusal];
  const startsAt = refusal === 'surveyNotStarted' ? entrance?.startTime : undefined;
  return (
    <MessagePage
      tone={refusal === 'surveyNotStarted' || refusal === 'weChatOnly' ? 'wait' : 'trouble'}
      title={title}
      actions={
        <>
          {refusal === 'weChatOnly' ? <CopyButton label={t.copyLink} text={window.location.href} /> : reload}
          {more}
        </>
      }
    >
      <p>{text}</p>
      {startsAt !== undefined && <p>{t.startsAt({ time: momentIn(language, startsAt) })}</p>}
    </MessagePage>
  );
}

function momentIn(language: 'zh' | 'en', ms: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  } as Intl.DateTimeFormatOptions).format(ms);
}
