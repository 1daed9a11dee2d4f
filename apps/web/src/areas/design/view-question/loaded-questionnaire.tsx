import { PrinterOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { scrollCalls } from '@wenshu/api-contract';
import { buildFlow, type Flow, type Questionnaire, surveyLanguages } from '@wenshu/survey-core';
import { viewQuestionTexts } from '@wenshu/texts/design/view-question';
import { ActionButton, actionClass, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './view-question.module.css';

export interface ViewedQuestionnaire {
  readonly document: Questionnaire;
  readonly flow: Flow;
}

interface LoadedQuestionnaireProps {
  /** One question is shown: the way to the whole is offered. */
  readonly isOne?: boolean;
  children(view: ViewedQuestionnaire): ReactNode;
}

/** Loads a questionnaire to be read, in any of its languages. */
export function LoadedQuestionnaire({ isOne = false, children }: LoadedQuestionnaireProps) {
  const t = useTexts(viewQuestionTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const [chosen, setChosen] = useState<number>();
  const loaded = useQuery({
    queryKey: ['view-question', scrollId],
    queryFn: () => client.call(scrollCalls.get, { scrollId: scrollId!, only: 'document' }),
    enabled: scrollId !== undefined,
  });
  if (scrollId === undefined) {
    const toDesktop = (
      <AppLink to="/team/workSpace/workSpace-desktop" className={actionClass('primary')}>
        {t.toDesktop}
      </AppLink>
    );
    return <EmptyState title={t.none} text={t.noneText} actions={toDesktop} />;
  }
  if (loaded.isPending) return <LoadingState text={t.loading} />;
  if (loaded.isError) {
    const retry = <ActionButton onClick={() => void loaded.refetch()}>{t.retry}</ActionButton>;
    return <ErrorState title={t.loadFailed} text={t.loadFailedText} actions={retry} />;
  }
  const { document, mayEdit } = loaded.data;
  const languages = surveyLanguages(document);
  const languageId = chosen ?? document.baseLanguageId;
  return (
    <div className={classes.page}>
      <div className={classes.tools}>
        {languages.length > 1 && (
          <Select
            aria-label={t.language}
            className={classes.language}
            value={languageId}
            options={languages.map(one => ({ value: one.languageId, label: one.name }))}
            onChange={setChosen}
          />
        )}
        {isOne && <AppLink to={`/view-question?scrollId=${scrollId}`}>{t.whole}</AppLink>}
        {mayEdit && <AppLink to={`/survey/create/edit?scrollId=${scrollId}`}>{t.toEditor}</AppLink>}
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {t.print}
        </Button>
      </div>
      {children({ document, flow: buildFlow(document, { scrollId, versionTime: 0, languageId }) })}
    </div>
  );
}
