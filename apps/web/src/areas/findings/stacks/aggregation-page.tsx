import { useSearch } from '@tanstack/react-router';
import { stackCalls } from '@wenshu/api-contract';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { stackTexts } from '@wenshu/texts/findings/stack';
import { ActionButton, actionClass, PageTitle, Tabs } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useOrigin } from '../../../app/layouts/workspace/use-origin.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { ImportEnd } from '../imports/import-end.tsx';
import { VariablesPanel } from '../own-variables/variables-panel.tsx';
import classes from './aggregation.module.css';
import { StackScreen } from './stack-screen.tsx';

const VIEWS = ['variables', 'stack'] as const;

/** /survey/analysis/aggregation: variables made of others, and several questionnaires or waves as one set of data (S2.14). */
export default function AggregationPage() {
  const t = useTexts(stackTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const origin = useOrigin(scrollId ?? null);
  const { tabs } = useTexts(workbenchTexts);
  const [jobId, setJobId] = useState<string>();
  const [view, setView] = useState<(typeof VIEWS)[number]>('variables');
  const shown = VIEWS.map(key => ({ key, label: tabs[key] }));
  if (jobId !== undefined)
    return (
      <div className={classes.page}>
        <ImportEnd jobId={jobId} onAgain={() => setJobId(undefined)} />
      </div>
    );
  const again = async () => {
    try {
      setJobId((await client.call(stackCalls.again, { scrollId: scrollId! })).jobId);
    } catch {
      // The client has told the person.
    }
  };
  return (
    <div className={classes.page} data-survey={scrollId !== undefined || undefined}>
      <PageTitle
        title={t.title}
        lead={t.lead}
        actions={
          scrollId !== undefined && (
            <>
              {origin === 'stacked' && <ActionButton onClick={() => void again()}>{t.again}</ActionButton>}
              {origin === 'imported' && (
                <AppLink className={actionClass('quiet')} to={`/survey/import?scrollId=${scrollId}`}>
                  {t.wave}
                </AppLink>
              )}
              {origin !== 'designed' && (
                <AppLink
                  className={actionClass('quiet')}
                  to={`/survey/analysis/model?scrollId=${scrollId}&modelId=trend`}
                >
                  {t.toTrend}
                </AppLink>
              )}
            </>
          )
        }
      />
      {scrollId === undefined ? (
        <StackScreen scrollId={undefined} onStarted={setJobId} />
      ) : (
        <div className={classes.views}>
          <Tabs label={tabs.label} tabs={shown} selected={view} onSelect={setView}>
            {view === 'variables' ? (
              <VariablesPanel key={scrollId} scrollId={scrollId} />
            ) : (
              <StackScreen scrollId={scrollId} onStarted={setJobId} />
            )}
          </Tabs>
        </div>
      )}
    </div>
  );
}
