import { useSearch } from '@tanstack/react-router';
import { stackCalls } from '@wenshu/api-contract';
import { stackTexts } from '@wenshu/texts/findings/stack';
import { ActionButton, actionClass, PageTitle } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useOrigin } from '../../../app/layouts/workspace/use-origin.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { ImportEnd } from '../imports/import-end.tsx';
import classes from './aggregation.module.css';
import { StackScreen } from './stack-screen.tsx';

/** /survey/analysis/aggregation: several questionnaires or waves as one set of data, and the ways to what is made of it (S2.14). */
export default function AggregationPage() {
  const t = useTexts(stackTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const origin = useOrigin(scrollId ?? null);
  const [jobId, setJobId] = useState<string>();
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
    <div className={classes.page}>
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
      {scrollId !== undefined && (
        <p className={classes.hint}>
          {t.derive} <AppLink to={`/survey/analysis/cross?scrollId=${scrollId}`}>{t.toCross}</AppLink>
        </p>
      )}
      <StackScreen scrollId={scrollId} onStarted={setJobId} />
    </div>
  );
}
