import type { Visit, VisitRefusal } from '@wenshu/api-contract/visit';
import type { EndOutcome } from '@wenshu/survey-core/answering';
import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
import { type ReactNode, useState } from 'react';
import { endOf } from '../session/end-of.ts';
import { useWords } from '../words.ts';
import { CopyButton } from './copy-button.tsx';
import { EndView } from './end-view.tsx';
import { MessagePage } from './message-page.tsx';

type Refused = Extract<Visit, { step: 'refused' }>;

interface RefusalViewProps {
  readonly visit: Refused;
  /** Those of the link: they may stand in the address that one is sent on to. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly more?: ReactNode;
  /** What there may be to receive for having answered. */
  readonly reward?: ReactNode;
}

/** Those that are shown as an end of the survey is. */
const ends = {
  surveyClosed: 'closed',
  alreadyAnswered: 'already-completed',
  linkFull: 'quota-full',
} as const satisfies { readonly [Refusal in VisitRefusal]?: EndOutcome };
const isEnd = (refusal: VisitRefusal): refusal is keyof typeof ends => refusal in ends;

/** Why the survey cannot be answered now, each reason with its own page. */
export default function RefusalView({ visit, parameters, more, reward }: RefusalViewProps) {
  const { views, language } = useWords();
  const t = answerGateTexts[language];
  const { refusal, entrance, endPage } = visit;
  if (isEnd(refusal)) {
    const outcome = ends[refusal];
    const end = endOf(outcome, endPage, visit.endPageLinks ?? {}, { scrollId: '', recordId: '', outcome, parameters });
    return <EndView outcome={outcome} end={end} actions={more} reward={reward} />;
  }
  // Of a link that is wrong or old, asking again says the same.
  const canHelp = refusal !== 'linkNotGenuine' && refusal !== 'linkExpired';
  const reload = canHelp && (
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
      {refusal === 'weChatOnly' && <ScannedCode label={t.scanCode} />}
      {startsAt !== undefined && <p>{t.startsAt({ time: momentIn(language, startsAt) })}</p>}
    </MessagePage>
  );
}

function momentIn(language: 'zh' | 'en', ms: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  } as Intl.DateTimeFormatOptions).format(ms);
}

/** The code of this very page, to be scanned from a screen that is not the phone: the server draws it, nothing of it comes with the page. */
function ScannedCode({ label }: { readonly label: string }) {
  const [isShown, setIsShown] = useState(true);
  const { pathname, search } = window.location;
  // An address too long to be scanned has none; the link can still be copied.
  if (!isShown) return null;
  return (
    <img
      src={`${pathname.replace(/\/$/, '')}/code.svg${search}`}
      alt={label}
      width="180"
      height="180"
      onError={() => setIsShown(false)}
    />
  );
}
