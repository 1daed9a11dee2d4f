import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { channelTexts } from '@wenshu/texts/collect/links';
import { editorTexts } from '@wenshu/texts/design/editor';
import { EmptyState, LoadingState, Tabs } from '@wenshu/ui';
import { Suspense } from 'react';
import { NoRight } from '../../../app/access/no-right.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { isForbidden } from '../../design/questionnaire/why-not-loaded.ts';
import { channelViews } from './channel-views.ts';
import classes from './channels.module.css';
import { SurveyState } from './survey-state.tsx';
import { useOverview } from './use-overview.ts';

/** /survey/launch/channel: how a survey is given to people, and what comes of it (S2.45). */
export default function ChannelPage() {
  const common = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  if (scrollId === undefined) return <EmptyState title={common.noQuestionnaire} text={common.noQuestionnaireText} />;
  return <Channels key={scrollId} scrollId={scrollId} />;
}

function Channels({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(channelTexts);
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const path = useLocation({ select: location => location.pathname });
  const router = useRouter();
  const overview = useOverview(scrollId);
  const shown = channelViews.find(view => view.id === search.view) ?? channelViews[0];
  const show = (view: string) => router.history.replace(`${path}${stringifySearch({ ...search, view })}`);
  if (overview.isError && isForbidden(overview.error))
    return <NoRight level={1} title={t.noAccess} failure={overview.error} onCome={overview.refetch} />;
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t.title}</h1>
      <Loaded of={overview} words={t}>
        {data => (
          <>
            <SurveyState scrollId={scrollId} overview={data} />
            <Tabs
              label={t.tabs}
              tabs={channelViews.map(({ id, title }) => ({ key: id, label: title(language) }))}
              selected={shown.id}
              onSelect={show}
            >
              <Suspense fallback={<LoadingState text={t.loading} />}>
                <shown.View scrollId={scrollId} overview={data} />
              </Suspense>
            </Tabs>
          </>
        )}
      </Loaded>
    </div>
  );
}
