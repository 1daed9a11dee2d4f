import { DownloadOutlined, PlusOutlined } from '@ant-design/icons';
import { quotaFileCalls } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { actionClass, EmptyState, PageTitle } from '@wenshu/ui';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useJobStarted } from '../../people/jobs/use-job-started.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import shared from '../questionnaire/create.module.css';
import { NewQuotaDialog } from './new-quota-dialog.tsx';
import classes from './quota.module.css';
import { axisChoices } from './quota-axes.ts';
import { QuotaCard } from './quota-card.tsx';
import { TotalSection } from './total-section.tsx';
import { useProgress } from './use-progress.ts';

/** Quotas: the total, then one card for each. Sizes can be changed while collecting, with the live counts beside them. */
export function QuotaScreen() {
  const t = useTexts(quotaTexts);
  const { loaded, isCollecting, isLocked } = useCreateScreen();
  const document = useEditorState(state => state.document);
  const choices = useMemo(() => axisChoices(document), [document]);
  const quotas = inOrder(document.quotas);
  const [isAdding, setIsAdding] = useState(false);
  const progress = useProgress();
  const hasAxes = choices.questions.length + choices.numbers.length + choices.calculations.length > 0;
  // Whoever may only look is not offered it.
  const add = loaded.mayEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} disabled={isLocked} onClick={() => setIsAdding(true)}>
      {t.add}
    </Button>
  );
  return (
    <div className={shared.body}>
      <PageTitle
        title={t.title}
        lead={t.lead}
        actions={
          quotas.length > 0 && (
            <>
              {loaded.versionTime !== null && <ExportStatistics />}
              {add}
            </>
          )
        }
      />
      {isCollecting && quotas.length > 0 && <Alert className={classes.live} type="success" showIcon title={t.live} />}
      <div className={shared.sections}>
        <TotalSection collected={progress.collected} />
        {quotas.map(quota => (
          <QuotaCard key={quota.id} quota={quota} counts={progress.counts} onResized={progress.refresh} />
        ))}
        {quotas.length === 0 && !hasAxes && (
          <EmptyState
            title={t.noAxisTitle}
            text={t.noAxisText}
            actions={
              <AppLink to={`/survey/create/edit?scrollId=${loaded.scrollId}`} className={actionClass('primary')}>
                {t.toEditor}
              </AppLink>
            }
          />
        )}
        {quotas.length === 0 && hasAxes && <EmptyState title={t.emptyTitle} text={t.emptyText} actions={add} />}
      </div>
      {isAdding && <NewQuotaDialog choices={choices} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

/** The cells as they are filled now, in a file; before the first publishing there is nothing to count. */
function ExportStatistics() {
  const t = useTexts(quotaTexts);
  const { scrollId } = useCreateScreen().loaded;
  const started = useJobStarted();
  const { isBusy, run: ask } = useAction(() => client.call(quotaFileCalls.exportStatistics, { scrollId }), {
    onDone: started,
  });
  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void ask()}>
      {t.exportStatistics}
    </Button>
  );
}
