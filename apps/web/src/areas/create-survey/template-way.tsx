import { useQuery } from '@tanstack/react-query';
import { scrollStartCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/create-survey';
import { ActionButton, ErrorState, LoadingState, StatusTag } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useTexts } from '../../app/language/language.ts';
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
  if (templates.isPending) return <LoadingState text={t.templatesLoading} />;
  if (templates.isError) {
    const retry = <ActionButton onClick={() => void templates.refetch()}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={t.templatesFailed} text={t.templatesFailedText} actions={retry} />;
  }
  return (
    <>
      <ul className={classes.templates}>
        {templates.data.map(({ slug, title, summary, field, questionCount }) => (
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
      {opened && <TemplatePreview slug={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}
