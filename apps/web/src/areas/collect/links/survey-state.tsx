import { PauseOutlined, StopOutlined } from '@ant-design/icons';
import { type LinkOverview, questionnaireStatus, scrollCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { channelTexts } from '@wenshu/texts/collect/links';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { sightTexts } from '@wenshu/texts/people/sight';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { PreflightDialog } from '../../design/questionnaire/preflight-dialog.tsx';
import { useStatusChange } from '../../design/questionnaire/use-status-change.ts';
import { StatusWord } from '../../design/workspace/questionnaires/status-word.tsx';
import classes from './channels.module.css';
import { figureNames, figureText } from './figures.ts';
import { useNoteStatus } from './use-overview.ts';

const { editing, collecting, suspended } = questionnaireStatus;

interface SurveyStateProps {
  readonly scrollId: string;
  readonly overview: LinkOverview;
}

/** Whether answers are taken, what can be done about it, and what came so far. */
export function SurveyState({ scrollId, overview }: SurveyStateProps) {
  const t = useTexts(channelTexts);
  const { within } = useTexts(sightTexts);
  const { status: draft } = useTexts(unpublishedTexts);
  return (
    <section className={classes.state} aria-label={t.state.label}>
      <div className={classes.stateLine}>
        <StatusWord status={overview.status} />
        {overview.hasDraft && <StatusTag tone="waiting">{draft.tag}</StatusTag>}
        <p role="status" className={classes.stateText}>
          {overview.hasDraft ? draft.note : t.state.texts[overview.status]}
        </p>
        {overview.mayPublish ? (
          <StateButtons scrollId={scrollId} status={overview.status} hasDraft={overview.hasDraft} />
        ) : (
          <p className={classes.hint}>{t.state.readOnly}</p>
        )}
      </div>
      {overview.views === null && <p className={classes.hint}>{within}</p>}
      <dl className={classes.totals} aria-label={t.totals}>
        {figureNames.map(name => (
          <div key={name} className={classes.total} data-total={name}>
            <dt>{t.figures[name]}</dt>
            <dd>{figureText(name, overview)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface StateButtonsProps extends Pick<LinkOverview, 'status' | 'hasDraft'> {
  readonly scrollId: string;
}

function StateButtons({ scrollId, status, hasDraft }: StateButtonsProps) {
  const { state: t } = useTexts(channelTexts);
  const { problemsTitle, toEditor } = useTexts(createScreenTexts);
  const note = useNoteStatus(scrollId);
  const [document, setDocument] = useState<Questionnaire>();
  const change = useStatusChange({
    scrollId,
    hasDraft,
    look: async () => {
      const [loaded, { findProblems }] = await Promise.all([
        client.call(scrollCalls.get, { scrollId, only: 'document' }),
        // It knows every question type: fetched when somebody publishes from here.
        import('../../design/questionnaire/find-problems.ts'),
      ]);
      setDocument(loaded.document);
      return findProblems(loaded.document);
    },
    onChanged: note,
  });
  return (
    <div className={classes.stateButtons}>
      {(status === editing || status === suspended) && (
        <Button type="primary" loading={change.isBusy} onClick={change.publish}>
          {status === editing ? t.publish : t.republish}
        </Button>
      )}
      {status === collecting && (
        <Button icon={<PauseOutlined aria-hidden />} loading={change.isBusy} onClick={change.suspend}>
          {t.suspend}
        </Button>
      )}
      {(status === collecting || status === suspended) && (
        <Button type="text" danger icon={<StopOutlined aria-hidden />} disabled={change.isBusy} onClick={change.end}>
          {t.end}
        </Button>
      )}
      {change.problems.length > 0 && (
        <p role="alert" className={classes.problem}>
          {problemsTitle} <AppLink to={`/survey/create/edit?scrollId=${scrollId}`}>{toEditor}</AppLink>
        </p>
      )}
      {change.preflight && document && (
        <PreflightDialog
          found={change.preflight}
          document={document}
          onPublish={change.publishAnyway}
          onBack={change.leavePreflight}
        />
      )}
    </div>
  );
}
