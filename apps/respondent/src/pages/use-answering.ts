import {
  type AnsweringState,
  checkPage,
  currentPage,
  type EndOutcome,
  type Json,
  type KeyedProblem,
  nextPage,
  type Page,
  previousPage,
  setAnswer,
} from '@wenshu/survey-core/answering';
import { useEffect, useRef, useState } from 'react';
import { judgeRefusal } from '../session/judge-refusal.ts';
import type { OutboxNews } from '../session/outbox.ts';
import { type Captcha, outcomeOf, type Sent, type SessionNews, type SurveySession } from '../session/survey-session.ts';
import { useWords } from '../words.ts';
import { standAtKey } from './stand-at-key.ts';

/** What stands in place of the questions for a while; nothing of them is lost meanwhile. */
export type Interlude = 'none' | 'waiting' | 'elsewhere' | 'captcha' | 'leaving';

export interface AnsweringEvents {
  onEnded(outcome: EndOutcome, state: AnsweringState, givesReward?: boolean): void;
  onRefused(error: unknown, state: AnsweringState): void;
  /** The survey has to be opened anew: it has changed, or a gate closed. */
  onReopen(): void;
}

/** A problem of something that is not shown is said at the first question: it must be said somewhere. */
function problemsOnPage({ questions }: Page, problems: readonly KeyedProblem[]): readonly KeyedProblem[] {
  const first = questions[0]?.key ?? '';
  return problems.map(problem =>
    questions.some(one => one.key === problem.key) ? problem : { ...problem, key: first },
  );
}

/** Answering as the page sees it: where one stands, what is wrong, what is being sent, and the steps from here. */
export function useAnswering(session: SurveySession, events: AnsweringEvents, needsCaptcha: boolean) {
  const { page: t } = useWords();
  const [state, setShown] = useState<AnsweringState>(session.start);
  const [problems, setProblems] = useState<readonly KeyedProblem[]>([]);
  /** Made anew by every failed attempt to go on, so that each one moves the focus. */
  const [attention, setAttention] = useState<{ readonly key: string }>();
  /** Grows with every page, so that each one begins at its top. */
  const [turn, setTurn] = useState(0);
  const [interlude, setInterlude] = useState<Interlude>(session.isWaiting ? 'waiting' : 'none');
  const [isSubmitting, setSubmitting] = useState(false);
  const [saving, setSaving] = useState<'idle' | 'saved' | 'waiting'>('idle');
  /** What the server said about a submission that may be tried again. */
  const [notice, setNotice] = useState('');
  const latest = useRef(state);
  const early = useRef<EndOutcome | undefined>(undefined);

  const show = (next: AnsweringState) => {
    latest.current = next;
    setShown(next);
  };
  const go = (next: AnsweringState) => {
    show(next);
    setProblems([]);
    setNotice('');
    setTurn(before => before + 1);
  };
  const submit = (captcha?: Captcha) => {
    setNotice('');
    session.submit(latest.current, captcha);
  };

  const hear = (news: SessionNews) => {
    if (news.kind === 'elsewhere') {
      if (news.isOver) events.onEnded('already-completed', latest.current);
      else setInterlude('elsewhere');
    } else if (news.job === 'save') hearSave(news);
    else hearSubmission(news);
  };
  const hearSave = (news: OutboxNews<Sent>) => {
    if (news.kind === 'waiting') setSaving('waiting');
    else if (news.kind === 'refused') refuse(news.error);
    else if (news.kind === 'sent') {
      setSaving('saved');
      const { quota } = news.result;
      if (quota !== 'full' && quota !== 'held') return;
      // There is no room for these answers: nobody should fill in the rest for nothing.
      early.current = quota === 'full' ? 'quota-full' : 'quota-held';
      submit();
    }
  };
  const hearSubmission = (news: OutboxNews<Sent>) => {
    setSubmitting(news.kind === 'sending');
    if (news.kind === 'waiting') setInterlude('waiting');
    else if (news.kind === 'sent') {
      const { answerRecord, givesReward } = news.result;
      events.onEnded(outcomeOf(answerRecord.answerStatus), latest.current, givesReward);
    } else if (news.kind === 'refused') refuse(news.error);
  };
  const refuse = (error: unknown) => {
    const verdict = judgeRefusal(error);
    if (verdict.kind === 'answer' && early.current) return events.onEnded(early.current, latest.current);
    setInterlude('none');
    if (verdict.kind === 'captcha') {
      setNotice(verdict.message);
      setInterlude('captcha');
    } else if (verdict.kind === 'elsewhere') setInterlude('elsewhere');
    else if (verdict.kind === 'later') setNotice(verdict.message);
    else if (verdict.kind === 'reopen') events.onReopen();
    else if (verdict.kind === 'answer') {
      go(standAtKey(session, latest.current, verdict.key));
      setProblems([{ key: verdict.key, problem: verdict.problem }]);
      setAttention({ key: verdict.key });
    } else events.onRefused(error, latest.current);
  };

  const heard = useRef(hear);
  heard.current = hear;
  useEffect(() => session.listen(news => heard.current(news)), [session]);
  useEffect(() => {
    if (session.isWaiting) session.submit(latest.current);
  }, [session]);

  const page = currentPage(session.model, state);
  return {
    state,
    page,
    problems,
    attention,
    turn,
    interlude,
    isSubmitting,
    saving,
    notice,
    submit,
    setInterlude,
    change(key: string, answer: Json | undefined) {
      const next = setAnswer(session.model, latest.current, key, answer);
      show(next);
      setProblems(before => before.filter(problem => problem.key !== key));
      session.keep(next);
    },
    back() {
      const before = previousPage(session.model, latest.current);
      go(before);
      session.keep(before);
    },
    goOn() {
      if (isSubmitting) return;
      const here = currentPage(session.model, latest.current);
      // Only now is it decided where this page leads: on, or to an end that the page itself did not announce.
      const next = nextPage(session.model, latest.current);
      const isEnd = next.outcome !== undefined;
      const found = problemsOnPage(here, checkPage(session.model, latest.current));
      setProblems(found);
      // A file that has not arrived yet may be the very answer that is missing.
      const isSending = (session.filesUnderWay ?? 0) > 0;
      setNotice(isSending && (found[0] || isEnd) ? t.filesUnderWay : '');
      if (found[0]) return setAttention({ key: found[0].key });
      if (isSending && isEnd) return;
      if (!isEnd) {
        go(next);
        session.savePage(next);
      } else if (needsCaptcha) setInterlude('captcha');
      else submit();
    },
    takeBack() {
      session.takeBack(latest.current);
      setInterlude('none');
    },
    async takeOver() {
      go(await session.takeOver(latest.current));
      setInterlude('none');
    },
    goTo(key: string) {
      go(standAtKey(session, latest.current, key));
      setAttention({ key });
    },
  };
}

export type Answering = ReturnType<typeof useAnswering>;
