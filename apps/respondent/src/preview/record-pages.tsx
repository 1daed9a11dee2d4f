import type { PreviewRecord } from '@wenshu/api-contract/preview-messages';
import { RichText } from '@wenshu/question-types/rich-text';
import { type AnsweringState, currentPage, type Flow, nextPage, type Page } from '@wenshu/survey-core/answering';
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react';
import { QuestionBlock } from '../pages/question-block.tsx';
import { questionNumbers } from '../pages/question-numbers.ts';
import { useSeldomParts } from '../pages/use-seldom-parts.ts';
import { PreviewSession } from './preview-session.ts';
import './record-pages.css';

interface RecordPagesProps {
  readonly flow: Flow;
  readonly record: PreviewRecord;
  /** Of the keys that no page keeps to itself. */
  onKey(key: string): void;
}

const nothing = () => {};

/** A record as its respondent saw it: every page, one below the other, with the answers in it and nothing to change. */
export function RecordPages({ flow, record, onKey }: RecordPagesProps) {
  useSeldomParts(flow);
  const { session, pages } = useMemo(() => {
    const { answers, context, files } = record;
    const seed = context.seed === undefined ? {} : { seed: context.seed };
    const opened = new PreviewSession(flow, { answers, context, files, ...seed }, nothing);
    return { session: opened, pages: pagesOf(opened) };
  }, [flow, record]);
  const { hasSerialNumbers = true } = flow.appearance;
  const tell = useRef(onKey);
  tell.current = onKey;
  useEffect(() => {
    const listen = ({ key, ctrlKey, metaKey, altKey }: globalThis.KeyboardEvent) => {
      if (!ctrlKey && !metaKey && !altKey) tell.current(key);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <main className="survey" aria-label={flow.title.text}>
      <header className="survey-header">
        <h1>
          <RichText of={flow.title} />
        </h1>
      </header>
      {pages.map(page => {
        const numbers = questionNumbers(page);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a disabled fieldset would be drawn in grey
          <div key={page.questions[0]!.key} role="group" className="record-page" onKeyDownCapture={leaveAlone}>
            {page.questions.map((shown, index) => (
              <QuestionBlock
                key={shown.key}
                number={hasSerialNumbers ? numbers[index] : undefined}
                shown={shown}
                answer={session.start.answers[shown.key]}
                problems={[]}
                onChange={nothing}
                session={session}
              />
            ))}
          </div>
        );
      })}
    </main>
  );
}

function pagesOf({ model, start }: PreviewSession): Page[] {
  const pages: Page[] = [];
  for (let state: AnsweringState = start; !state.outcome; state = nextPage(model, state))
    pages.push(currentPage(model, state));
  return pages;
}

/** Keys go through the page and change nothing in it: a field shows what is typed before anybody is asked. */
function leaveAlone(event: KeyboardEvent): void {
  const isLink = (event.target as Element).closest('a') !== null;
  if (
    event.key !== 'Tab' &&
    !isLink &&
    (event.target as Element).closest('input, textarea, select, button, [tabindex]')
  )
    event.preventDefault();
}
