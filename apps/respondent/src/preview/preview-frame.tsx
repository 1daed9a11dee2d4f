import type { PreviewIdentity, PreviewNews, PreviewOrder } from '@wenshu/api-contract/preview-messages';
import { type AnsweringState, currentPage, type EndOutcome } from '@wenshu/survey-core/answering';
import { previewTexts } from '@wenshu/texts/design/preview';
import { Component, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { useLook, useTitle, useWriting } from '../look/use-look.ts';
import { Shell } from '../pages/shell.tsx';
import { CallFailed } from '../session/post.ts';
import { WordsContext, wordsIn } from '../words.ts';
import { ActivityFrame } from './activity-frame.tsx';
import { PreviewSurvey } from './preview-survey.tsx';
import { RecordPages } from './record-pages.tsx';

const IdentityPage = lazy(() => import('../pages/identity-page.tsx'));

type Show = Extract<PreviewOrder, { wenshu: 'preview-show' }>;

export function renderPreview(root: Root): void {
  root.render(window.location.search === '?activity' ? <ActivityFrame /> : <PreviewFrame />);
}

/** Only to whoever embeds us from our own origin. */
function tell(news: PreviewNews): void {
  window.parent.postMessage(news, window.location.origin);
}

/** The page inside the workspace's preview: it shows what it is handed. */
function PreviewFrame() {
  const [show, setShow] = useState<Show>();
  const [jump, setJump] = useState<{ readonly key: string }>();
  /** Grows with every survey that is handed over, so that each begins anew. */
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<PreviewOrder>) => {
      if (origin !== window.location.origin || typeof data !== 'object' || data === null) return;
      if (data.wenshu === 'preview-show') {
        setShow(data);
        setJump(undefined);
        setTurn(before => before + 1);
      } else if (data.wenshu === 'preview-jump') setJump({ key: data.key });
    };
    window.addEventListener('message', listen);
    tell({ wenshu: 'preview-ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  const language = show?.language ?? 'zh';
  useLook(show?.flow.appearance);
  useTitle(show?.flow.title.text);
  useWriting(show?.languageTag ?? language, show?.direction);
  const t = previewTexts[language];
  if (!show) return <p className="loading">{t.waiting}</p>;
  const { flow, end: startAt } = show;
  const end = (outcome: EndOutcome) => !startAt && <PreviewEnd language={language} outcome={outcome} />;
  // The workspace has a choice of languages of its own.
  const around = { appearance: flow.appearance, languages: [], languageId: flow.languageId };
  return (
    <WordsContext.Provider value={wordsIn(language)}>
      <Guard key={turn} message={t.brokenFlow}>
        <Shell entrance={around} onLanguage={() => {}}>
          {show.identity ? (
            <PreviewGate language={language} identity={show.identity} />
          ) : show.record ? (
            <RecordPages flow={flow} record={show.record} onKey={key => tell({ wenshu: 'preview-key', key })} />
          ) : (
            <PreviewSurvey
              flow={flow}
              before={undefined}
              jump={jump}
              {...(startAt && { startAt })}
              end={end}
              onState={report}
            />
          )}
        </Shell>
      </Guard>
    </WordsContext.Provider>
  );
}

interface PreviewGateProps {
  readonly language: 'zh' | 'en';
  readonly identity: PreviewIdentity;
}

/** The identity check: what is typed goes nowhere. */
function PreviewGate({ language, identity }: PreviewGateProps) {
  const refuse = () => Promise.reject(new CallFailed('preview', previewTexts[language].cannotSubmit));
  return (
    <Suspense fallback={null}>
      <IdentityPage visit={identity} onSend={refuse} onIdentity={refuse} />
    </Suspense>
  );
}

function PreviewEnd({ language, outcome }: { readonly language: 'zh' | 'en'; readonly outcome: EndOutcome }) {
  const t = previewTexts[language];
  const { title } = wordsIn(language).views.outcomes[outcome];
  return (
    <div className="notice" role="status">
      <strong>{t.cannotSubmit}</strong>
      <br />
      {t.wouldEnd({ outcome: title })}
    </div>
  );
}

function report(state: AnsweringState): void {
  const { program, reached } = state.walk;
  tell({
    wenshu: 'preview-at',
    // Which page it is stands in the state alone; the model is not looked at.
    keys: currentPage(null as never, state).questions.map(({ key }) => key),
    reached: program.slots.filter(({ index }) => reached[index] === 1).map(({ key }) => key),
  });
}

/** A half-made questionnaire may not compile: the preview says so and lives on. */
class Guard extends Component<
  { readonly message: string; readonly children: ReactNode },
  { readonly isBroken: boolean }
> {
  override state = { isBroken: false };
  static getDerivedStateFromError() {
    return { isBroken: true };
  }
  override render(): ReactNode {
    return this.state.isBroken ? <p className="loading">{this.props.message}</p> : this.props.children;
  }
}
