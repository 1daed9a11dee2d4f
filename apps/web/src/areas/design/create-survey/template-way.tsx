import { useQuery } from '@tanstack/react-query';
import { scrollStartCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { ActionButton, StatusTag } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import classes from './create-survey.module.css';
import { TemplatePreview } from './template-preview.tsx';

/** The template pool: what there is, and a look at one before it is used. */
export function TemplateWay() {
  const t = useTexts(createSurveyTexts);
  const [opened, setOpened] = useState<string>();
  const templates = useQuery({
    queryKey: ['templates'],
    queryFn: () => client.call(scrollStartCalls.templates),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const words = {
    ...{ loading: t.templatesLoading, loadFailed: t.templatesFailed, loadFailedText: t.templatesFailedText },
    retry: t.retry,
  };
  return (
    <>
      <Loaded of={templates} words={words}>
        {found => (
          <ul className={classes.templates}>
            {found.map(({ slug, title, summary, field, questionCount }) => (
              <li key={slug} className={classes.template}>
                <p className={classes.templateFacts}>
                  <StatusTag>{field}</StatusTag>
                  <span>{t.questions({ count: questionCount })}</span>
                </p>
                <h2 className={classes.templateTitle}>{title}</h2>
                <p className={classes.templateText}>{summary}</p>
                <ActionButton kind="quiet" aria-label={`${t.preview} ${title}`} onClick={() => setOpened(slug)}>
                  {t.preview}
                </ActionButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {opened && <TemplatePreview slug={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
