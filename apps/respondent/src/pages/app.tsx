import type { Visit } from '@wenshu/api-contract/visit';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useLook, useTitle, useWriting } from '../look/use-look.ts';
import { gatesOf } from '../session/gates.ts';
import { type KeptEnd, keptEnd } from '../session/kept-end.ts';
import { keptTurn } from '../session/kept-turn.ts';
import { isListed, type PageAddress } from '../session/page-address.ts';
import { hasItsParts, withItsParts } from '../session/parts-of-visit.ts';
import { embeddedVisit, fetchVisit, openVisit } from '../session/visits.ts';
import { WordsContext, wordsIn } from '../words.ts';
import { EndView } from './end-view.tsx';
import { MessagePage } from './message-page.tsx';
import { OpenSurvey } from './open-survey.tsx';
import { Reference } from './reference.tsx';
import { refusalOf } from './refusal-of.ts';
import { RewardSlot } from './reward-slot.tsx';
import { Shell } from './shell.tsx';
import { speak } from './speak.ts';
import { UnloadedBoundary } from './unloaded-boundary.tsx';

const RefusalView = lazy(() => import('./refusal-view.tsx'));
const PasswordPage = lazy(() => import('./password-page.tsx'));
const IdentityPage = lazy(() => import('./identity-page.tsx'));
/** Whoever has lost the network by now sees the end all the same. */
const AskNoMore = lazy(() => import('./ask-no-more.tsx').catch(() => ({ default: () => null })));

type View =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'ended'; readonly kept: KeptEnd }
  | { readonly kind: 'visit'; readonly visit: Visit };

/** A refused call has a page of its own; whatever else went wrong, trying again may help. */
function viewOf(asked: Promise<Visit>): Promise<View> {
  return asked.then(withItsParts).then(
    visit => ({ kind: 'visit', visit }),
    error => {
      const refusal = refusalOf(error);
      if (!refusal) return { kind: 'failed', error };
      return { kind: 'visit', visit: { step: 'refused', refusal, entrance: null, endPage: null } };
    },
  );
}

/** The whole page: gates, the survey, and how it ended. */
export function App({ address }: { readonly address: PageAddress }) {
  const [isOver, setOver] = useState(false);
  const [view, setView] = useState<View>(() => {
    const kept = keptEnd(address.code);
    if (kept) return { kind: 'ended', kept };
    const visit = embeddedVisit(address);
    return visit && hasItsParts(visit) ? { kind: 'visit', visit } : { kind: 'loading' };
  });
  const [isAsking] = useState(view.kind === 'loading');
  // Somebody answered here and the page went away before they had heard what it brought them.
  const [waiting] = useState(() => keptTurn(address.code));
  const entrance = view.kind === 'visit' ? view.visit.entrance : view.kind === 'ended' ? view.kept.entrance : null;
  const isAtEnd = isOver || view.kind === 'ended' || (view.kind === 'visit' && view.visit.step === 'refused');
  const language = speak(address, entrance);
  const words = useMemo(() => wordsIn(language), [language]);
  useLook(entrance?.appearance);
  useTitle(entrance?.title);
  useWriting(entrance?.languageTag ?? language, entrance?.direction);

  const again = () => viewOf(fetchVisit(address, language, entrance?.languageId)).then(setView);
  useEffect(() => {
    if (isAsking) void viewOf(openVisit(address, speak(address, null))).then(setView);
  }, [address, isAsking]);

  return (
    <WordsContext.Provider value={words}>
      <Shell
        entrance={entrance}
        isOver={isOver}
        onLanguage={languageId =>
          // Without a network the language stays as it is; nothing else changes.
          fetchVisit(address, language, languageId)
            .then(withItsParts)
            .then(
              visit => setView({ kind: 'visit', visit }),
              () => {},
            )
        }
      >
        <UnloadedBoundary fallback={trouble(words.views.refusals.unloaded)}>
          <Suspense fallback={null}>{content()}</Suspense>
        </UnloadedBoundary>
        {waiting && view.kind === 'visit' && !isAtEnd && <RewardSlot address={address} recordId={waiting} />}
        {entrance && isListed(address) && isAtEnd && (
          <Suspense fallback={null}>
            <AskNoMore address={address} />
          </Suspense>
        )}
      </Shell>
    </WordsContext.Provider>
  );

  /** Loading again may help. */
  function trouble({ title, text }: { readonly title: string; readonly text: string }, error?: unknown): ReactNode {
    const reload = (
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {words.views.reload}
      </button>
    );
    return (
      <MessagePage tone="trouble" title={title} actions={reload}>
        <p>{text}</p>
        <Reference of={error} />
      </MessagePage>
    );
  }

  function content(): ReactNode {
    const { views } = words;
    if (view.kind === 'loading') return <p className="loading">{views.loading}</p>;
    if (view.kind === 'failed') return trouble(views.refusals.failed, view.error);
    if (view.kind === 'ended') {
      const { outcome, end, rewards } = view.kept;
      const reward = rewards && <RewardSlot address={address} recordId={rewards} />;
      return <EndView outcome={outcome} end={end} reward={reward} />;
    }
    const { visit } = view;
    const gates = gatesOf(address, language);
    if (visit.step === 'refused') {
      const reward = visit.givesReward && <RewardSlot address={address} />;
      return <RefusalView visit={visit} parameters={address.parameters} reward={reward} />;
    }
    if (visit.step === 'password')
      return <PasswordPage onPassword={password => gates.passPassword(password).then(() => again())} />;
    if (visit.step === 'identity') {
      return (
        <IdentityPage
          visit={visit}
          onSend={gates.sendIdentityCode}
          onIdentity={(fields, smsCode) => gates.passIdentity(fields, smsCode).then(() => again())}
        />
      );
    }
    return <OpenSurvey visit={visit} address={address} onReopen={() => void again()} onOver={setOver} />;
  }
}
