import type { ActivityNews, ActivityOrder } from '@wenshu/api-contract/activity-messages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLook, useTitle, useWriting } from '../look/use-look.ts';
import { QuestionBlock } from '../pages/question-block.tsx';
import { useAnswering } from '../pages/use-answering.ts';
import { useSeldomParts } from '../pages/use-seldom-parts.ts';
import { useWords, WordsContext, wordsIn } from '../words.ts';
import styles from './activity-frame.css?url';
import { PreviewSession } from './preview-session.ts';

/** Only to whoever embeds us from our own origin. */
function tell(news: ActivityNews): void {
  window.parent.postMessage(news, window.location.origin);
}

/** A question that is answered inside a room: it shows what it is handed, and hands back what is answered. */
export function ActivityFrame() {
  const [order, setOrder] = useState<ActivityOrder>();
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent<ActivityOrder>) => {
      if (origin !== window.location.origin || typeof data !== 'object' || data === null) return;
      if (data.wenshu === 'activity-show') setOrder(data);
    };
    window.addEventListener('message', listen);
    dress();
    tell({ wenshu: 'activity-ready' });
    return () => window.removeEventListener('message', listen);
  }, []);
  if (!order) return null;
  return (
    <WordsContext.Provider value={wordsIn(order.language)}>
      <ActivityQuestions order={order} />
    </WordsContext.Provider>
  );
}

/** A part that is fetched later has no style sheet of its own (see the build): it adds one. */
function dress(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = styles;
  document.head.appendChild(link);
  document.documentElement.classList.add('is-activity');
}

const nothing = () => {};

function ActivityQuestions({ order: { flow, answers, submit, language } }: { readonly order: ActivityOrder }) {
  const { views } = useWords();
  useSeldomParts(flow);
  useLook(flow.appearance);
  useTitle(flow.title.text);
  useWriting(language === 'en' ? 'en' : 'zh-CN', 'ltr');
  const session = useMemo(
    () => new PreviewSession(flow, { answers }, state => tell({ wenshu: 'activity-answers', answers: state.answers })),
    [flow, answers],
  );
  const answering = useAnswering(session, { onEnded: nothing, onRefused: nothing, onReopen: nothing }, false);
  const { page, state, problems, attention } = answering;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const say = () =>
      tell({ wenshu: 'activity-height', height: Math.ceil(element.getBoundingClientRect().height) + 8 });
    say();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(say);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (!attention) return;
    const section = document.getElementById(`question-${attention.key}`);
    (section?.querySelector<HTMLElement>('input, textarea, select, button') ?? section)?.focus();
  }, [attention]);
  return (
    <form
      ref={form}
      className="activity"
      noValidate
      onSubmit={event => {
        event.preventDefault();
        answering.goOn();
      }}
    >
      <p className="visually-hidden" role="alert">
        {problems.length > 0 && views.fixProblems({ count: new Set(problems.map(({ key }) => key)).size })}
      </p>
      {page.questions.map(shown => (
        <QuestionBlock
          key={shown.key}
          number={undefined}
          shown={shown}
          answer={state.answers[shown.key]}
          problems={problems.filter(({ key }) => key === shown.key)}
          onChange={answer => answering.change(shown.key, answer)}
          session={session}
        />
      ))}
      <div className="buttons">
        <button type="submit" className="button">
          {submit}
        </button>
      </div>
    </form>
  );
}
