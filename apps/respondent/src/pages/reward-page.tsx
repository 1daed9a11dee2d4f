import type { DrawnReward } from '@wenshu/api-contract/reward-claim';
import { rewardClaimTexts } from '@wenshu/texts/collect/reward-claim';
import { useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import { CallFailed, isPassing } from '../session/post.ts';
import { type Back, receiveReward, signInAddress } from '../session/reward-calls.ts';
import { isInWeChat } from '../session/we-chat.ts';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import { MessagePage } from './message-page.tsx';
import { RewardCard } from './reward-card.tsx';
import '../styles/add-reward-styles.ts';

/** `/r/{ticket}`: a turn by its own address, on whatever device; in WeChat it is received here. */
export function renderRewardPage(root: Root): void {
  const language = /^zh\b/i.test(navigator.language) ? 'zh' : 'en';
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en';
  document.title = rewardClaimTexts[language].title;
  const [, ticket = ''] = window.location.pathname.split('/').filter(Boolean);
  root.render(
    <WordsContext.Provider value={wordsIn(language)}>
      <RewardPage ticket={ticket} />
    </WordsContext.Provider>,
  );
}

type Failure = { readonly title: string; readonly text: string };

function RewardPage({ ticket }: { readonly ticket: string }) {
  const { language, views } = useWords();
  const t = rewardClaimTexts[language];
  const [drawn, setDrawn] = useState<DrawnReward>();
  const [failure, setFailure] = useState<Failure>();
  useEffect(() => {
    look(language, ticket).then(setDrawn, error => setFailure(explain(error, rewardClaimTexts[language])));
  }, [language, ticket]);
  if (failure)
    return (
      <MessagePage tone="trouble" title={failure.title}>
        <p>{failure.text}</p>
        <button type="button" className="button" onClick={() => window.location.reload()}>
          {views.reload}
        </button>
      </MessagePage>
    );
  if (!drawn) return <p className="loading">{views.loading}</p>;
  return (
    <MessagePage tone="calm" title={t.title}>
      <RewardCard drawn={drawn} onLooked={setDrawn} />
    </MessagePage>
  );
}

function explain(error: unknown, t: (typeof rewardClaimTexts)['zh']): Failure {
  const isTold = error instanceof CallFailed && !isPassing(error);
  return isTold
    ? { title: t.refused[error.code] ?? t.gone, text: error.message || t.goneText }
    : { title: t.title, text: t.failed };
}

/** Whoever came back from WeChat receives; who stands in WeChat and has not been there goes there first. */
async function look(language: string, ticket: string): Promise<DrawnReward> {
  const back = backOf(window.location.search);
  // A reload must not use the same code again.
  if (back) window.history.replaceState(null, '', window.location.pathname);
  const drawn = await receiveReward(language, ticket, back);
  if (drawn.outcome !== 'due' || drawn.by !== 'wechat' || back || !isInWeChat()) return drawn;
  const { address } = await signInAddress(language, ticket);
  window.location.replace(address);
  // The page goes away.
  return new Promise(() => {});
}

function backOf(search: string): Back | undefined {
  const query = new URLSearchParams(search);
  const [code, state] = [query.get('code'), query.get('state')];
  return code && state ? { code, state } : undefined;
}
