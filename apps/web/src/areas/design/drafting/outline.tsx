import type { Draft, DraftPlan, PlannedQuestion } from '@wenshu/api-contract';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import classes from './drafting.module.css';
import { OthersDialog } from './others-dialog.tsx';
import { languageOfPlan, questionsOf } from './plan-lines.ts';
import { PlannedCard } from './planned-card.tsx';
import type { DraftChanges } from './use-draft.ts';
import { WordsDialog } from './words-dialog.tsx';

interface OutlineProps {
  readonly draft: Draft;
  readonly plan: DraftPlan;
  readonly changes: DraftChanges;
  readonly isHeld: boolean;
}

interface Opened {
  readonly what: 'words' | 'others';
  readonly question: PlannedQuestion;
}

/** The plan as one reads it: part by part, each question with its options, why it is there and what the craft check says of it. */
export function Outline({ draft, plan, changes, isHeld }: OutlineProps) {
  const t = useTexts(draftingTexts);
  const [opened, setOpened] = useState<Opened>();
  const language = languageOfPlan(plan);
  const questions = questionsOf(plan);
  const close = () => setOpened(undefined);
  const general = draft.findings.filter(({ questionId }) => questionId === null);
  return (
    <section className={classes.outline} aria-label={t.outline}>
      <header>
        <h2>{plan.title[language] || t.outline}</h2>
        <p className={classes.hint} role="status">
          {t.summary({ questions: questions.length, minutes: draft.minutes })} ·{' '}
          {t.findings({ count: draft.findings.length })}
        </p>
        {plan.introduction[language] && <p className={classes.introduction}>{plan.introduction[language]}</p>}
        {general.map(({ text }) => (
          <p key={text} className={classes.finding}>
            {text}
          </p>
        ))}
      </header>
      {plan.sections
        .filter(section => section.questions.length > 0)
        .map(section => (
          <section key={section.id} aria-label={section.title[language]}>
            <h3 className={classes.sectionTitle}>{section.title[language]}</h3>
            <ol className={classes.questions}>
              {section.questions.map((question, index) => (
                <PlannedCard
                  key={question.id}
                  plan={plan}
                  question={question}
                  number={questions.indexOf(question) + 1}
                  findings={draft.findings.filter(({ questionId }) => questionId === question.id)}
                  isFirst={index === 0}
                  isLast={index === section.questions.length - 1}
                  isHeld={isHeld || changes.edit.isBusy}
                  onEdit={edit => void changes.edit.run(edit)}
                  onOpen={what => setOpened({ what, question })}
                />
              ))}
            </ol>
          </section>
        ))}
      {opened?.what === 'words' && (
        <WordsDialog question={opened.question} language={language} changes={changes} onClose={close} />
      )}
      {opened?.what === 'others' && (
        <OthersDialog draftId={draft.draftId} question={opened.question} changes={changes} onClose={close} />
      )}
    </section>
  );
}
