import type { CallRequest, PreviewedScheme, schemeCalls } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { countQuestions } from '@wenshu/survey-core';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { ActionButton } from '@wenshu/ui';
import { useState } from 'react';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { QuestionPreview } from '../create-survey/question-preview.tsx';
import classes from './schemes.module.css';
import { useSchemePreview } from './use-schemes.ts';

/** Before anything is made: questions, quotas, analyses and pages, with what is filled in so far. */
export function SchemeMakes({
  setting,
}: {
  readonly setting: CallRequest<typeof schemeCalls.previewScheme> | undefined;
}) {
  const t = useTexts(schemeScreenTexts);
  const preview = useSchemePreview(setting);
  const made = setting && preview.data;
  return (
    <section className={classes.makes} aria-live="polite">
      <h2>{t.made}</h2>
      {made ? (
        <MadeOfScheme made={made} />
      ) : (
        <p className={classes.hint}>{preview.isError ? t.madeFailed : t.madeFirst}</p>
      )}
    </section>
  );
}

function MadeOfScheme({ made }: { readonly made: PreviewedScheme }) {
  const t = useTexts(schemeScreenTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { minutes, introduction, quotas, analyses, pages } = made;
  const count = countQuestions(made.questions, questionTypes);
  // A page break has nothing to look at.
  const questions = made.questions.filter(({ title }) => title !== '');
  return (
    <>
      <h3>{t.questions({ count, minutes })}</h3>
      <p className={classes.hint}>{introduction}</p>
      <ActionButton kind="quiet" onClick={() => setIsOpen(true)}>
        {t.seeQuestions}
      </ActionButton>
      <h3>{t.quotas({ count: quotas.length })}</h3>
      <ul>
        {quotas.map(({ title, cells, turnsAway }) => (
          <li key={title}>
            {t.quota({ title, cells })} <small>{turnsAway ? t.turnsAway : t.onlyCounts}</small>
          </li>
        ))}
      </ul>
      <h3>{t.analyses({ count: analyses.length })}</h3>
      <ul>
        {analyses.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <h3>{t.pages({ count: pages.length + 1 })}</h3>
      <ul>
        {pages.map(name => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {isOpen && (
        <ViewDialog width={760} title={t.questions({ count, minutes })} isScrolling onClose={() => setIsOpen(false)}>
          <QuestionPreview questions={questions} />
        </ViewDialog>
      )}
    </>
  );
}
