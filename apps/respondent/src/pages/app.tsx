import { errorCodes } from '@wenshu/api-contract/error-codes';
import type { EndOutcome } from '@wenshu/survey-core/answering';
import { answeringTexts } from '@wenshu/texts/answering';
import { useEffect, useState } from 'react';
import { AnswerSession } from '../session/answer-session.ts';
import { openSurvey } from '../session/open-survey.ts';
import { CallFailed } from '../session/post.ts';
import { MessagePage } from './message-page.tsx';
import { outcomeOf } from './outcome-of.ts';
import { SurveyPage } from './survey-page.tsx';

type Refusal = keyof (typeof answeringTexts)['zh']['refusals'];
type View =
  | { readonly kind: 'loading' }
  | { readonly kind: 'survey'; readonly session: AnswerSession }
  | { readonly kind: 'ended'; readonly outcome: EndOutcome }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The whole page: it opens the survey, lets it be answered, and says how it ended. */
export function App({ linkCode, language }: { linkCode: string; language: 'zh' | 'en' }) {
  const texts = answeringTexts[language];
  const [view, setView] = useState<View>({ kind: 'loading' });

  useEffect(() => {
    openSurvey(linkCode, language)
      .then(opened => {
        document.title = opened.flow.title.text;
        setView({ kind: 'survey', session: new AnswerSession(linkCode, opened, language) });
      })
      .catch(error => setView(viewOfFailure(error)));
  }, [linkCode, language]);

  if (view.kind === 'loading') return <p className="loading">{texts.loading}</p>;
  if (view.kind === 'ended')
    return <MessagePage tone={view.outcome === 'finished' ? 'done' : 'calm'} {...texts.outcomes[view.outcome]} />;
  if (view.kind === 'refused') {
    return (
      <MessagePage
        tone="trouble"
        {...texts.refusals[view.refusal]}
        action={{ label: texts.reload, run: () => window.location.reload() }}
      />
    );
  }
  return (
    <>
      <SurveyPage
        session={view.session}
        texts={texts}
        onSubmitted={record => setView({ kind: 'ended', outcome: outcomeOf(record.answerStatus) })}
        onRefused={error => setView(viewOfFailure(error))}
      />
      <footer className="powered">{texts.poweredBy}</footer>
    </>
  );
}

function viewOfFailure(error: unknown): View {
  const code = error instanceof CallFailed ? error.code : '';
  if (code === errorCodes.surveyClosed.code) return { kind: 'ended', outcome: 'closed' };
  if (code === errorCodes.alreadyAnswered.code) return { kind: 'ended', outcome: 'already-completed' };
  const refusals: readonly Exclude<Refusal, 'failed'>[] = ['linkNotFound', 'surveyNotOpen', 'openedElsewhere'];
  return { kind: 'refused', refusal: refusals.find(name => errorCodes[name].code === code) ?? 'failed' };
}
