import { unpublishedCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { ActionButton, ErrorState, LoadingState } from '@wenshu/ui';
import { useMemo } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import type { Comparison } from '../../document/compare/compare-states.ts';
import { ComparedSurvey } from '../../document/compare/compared-survey.tsx';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { findProblems } from '../find-problems.ts';
import { DataChanges } from './data-changes.tsx';
import classes from './draft.module.css';
import { useLook } from './use-look.ts';

interface DraftReviewProps {
  readonly comparison: Comparison;
  /** What respondents are asked. */
  readonly live: Questionnaire;
  onClose(): void;
}

/** Everything that publishing the draft changes, and the one step that does it. */
export function DraftReview({ comparison, live, onClose }: DraftReviewProps) {
  const t = useTexts(unpublishedTexts).review;
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const look = useLook();
  const hasErrors = useMemo(() => findProblems(document).some(({ level }) => level === 'error'), [document]);
  const publishing = useAction(async (version: number) => {
    try {
      const done = await client.call(unpublishedCalls.publish, { scrollId: editor.scrollId, version });
      await editor.followOthers();
      editor.noteAccess({ versionTime: done.versionTime, editedFrom: done.editedFrom });
      notify.success(t.published);
      onClose();
    } catch (error) {
      // Somebody was faster: what stands here is not what would be published. The client has said why.
      await look.refetch();
      throw error;
    }
  });
  return (
    <FormDialog
      title={t.title}
      width={760}
      submit={t.publish}
      cancel={t.back}
      isBusy={publishing.isBusy}
      isReady={look.isSuccess && !look.isFetching && !hasErrors}
      onSubmit={() => look.data && publishing.run(look.data.version)}
      onClose={onClose}
    >
      <div className={classes.review}>
        <p>{t.lead}</p>
        {hasErrors && (
          <p role="alert" className={classes.problem}>
            {t.problems}
          </p>
        )}
        {look.isPending && <LoadingState text={t.loading} />}
        {look.isError && (
          <ErrorState
            level={2}
            title={t.failed}
            text={t.failedText}
            actions={<ActionButton onClick={() => void look.refetch()}>{t.retry}</ActionButton>}
          />
        )}
        {look.data && <DataChanges look={look.data} live={live} />}
        <section>
          <h3>{t.compare}</h3>
          <ComparedSurvey comparison={comparison} words={{ lead: t.compareLead, addedSince: t.addedSince }} />
        </section>
      </div>
    </FormDialog>
  );
}
