import type { Question } from '@wenshu/survey-core';
import { wordingTexts } from '@wenshu/texts/design/wording';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { HelpedNote } from '../../../../app/helper/helped-note.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useTools, type WordingAsk } from '../state/tools-store.ts';
import { ProposedLists } from './proposed-lists.tsx';
import { ProposedTitles } from './proposed-titles.tsx';
import { type Found, useWording } from './use-wording.ts';
import classes from './wording.module.css';

interface WordingBoxProps {
  readonly question: Question;
  readonly name: string;
}

/** Beside a question: other words for it, or options. Nothing changes before one is taken, and then by an edit that can be undone. */
export function WordingBox({ question, name }: WordingBoxProps) {
  const ask = useTools(({ wording }) => (wording?.questionId === question.id ? wording.ask : undefined));
  return ask ? <Box key={ask} question={question} name={name} ask={ask} /> : null;
}

function Box({ question, name, ask }: WordingBoxProps & { readonly ask: WordingAsk }) {
  const t = useTexts(wordingTexts);
  const { scrollId } = useEditor();
  const { query, again } = useWording(question.id, ask);
  const box = useRef<HTMLElement>(null);
  // The menu that was chosen from gives the focus to its button; whoever asked goes on here.
  useEffect(() => {
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  const close = () => useTools.setState({ wording: undefined });
  const { data: found, isError } = query;
  return (
    <section
      ref={box}
      className={classes.box}
      aria-label={t.regionOf({ name })}
      tabIndex={-1}
      onKeyDown={event => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <header className={classes.head}>
        <h3>{t.titles[ask]}</h3>
        <Button size="small" type="text" onClick={close} aria-label={t.close}>
          ×
        </Button>
      </header>
      {!found && !isError && (
        <p className={classes.asking} role="status">
          {t.asking}
          <Button size="small" onClick={close}>
            {t.stop}
          </Button>
        </p>
      )}
      {isError && (
        <p className={classes.asking} role="alert">
          {t.failed}
          <Button size="small" onClick={() => void again()}>
            {t.retry}
          </Button>
        </p>
      )}
      {found && <Proposals found={found} question={question} ask={ask} onAgain={again} onDone={close} />}
      {found && <HelpedNote helped={found.data.helped} scrollId={scrollId} onAgain={again} />}
    </section>
  );
}

interface ProposalsProps {
  readonly found: Found;
  readonly question: Question;
  readonly ask: WordingAsk;
  onAgain(): unknown;
  onDone(): void;
}

function Proposals({ found, question, ask, onAgain, onDone }: ProposalsProps) {
  const t = useTexts(wordingTexts);
  const { of, proposals, dropped } = found.data;
  // Proposed for other words than those that stand there now: a quote in it may be gone, or a colleague's mend would be lost.
  const isOld = of.text !== question.title.text || of.html !== question.title.html;
  if (isOld)
    return (
      <p className={classes.asking} role="status">
        {t.changed}
        <Button size="small" onClick={() => void onAgain()}>
          {t.again}
        </Button>
      </p>
    );
  return (
    <div role="status">
      {proposals.length === 0 && <p className={classes.none}>{t.none[ask]}</p>}
      {found.of === 'title' ? (
        <ProposedTitles questionId={question.id} proposals={found.data.proposals} onDone={onDone} />
      ) : (
        <ProposedLists question={question} proposals={found.data.proposals} onDone={onDone} />
      )}
      {dropped > 0 && <p className={classes.none}>{t.dropped({ count: dropped })}</p>}
    </div>
  );
}
