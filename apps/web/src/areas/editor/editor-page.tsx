import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { scrollCalls } from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/editor';
import { ActionButton, actionClass, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { client } from '../../app/client.ts';
import { useTexts } from '../../app/language/language.ts';
import { AppLink } from '../../app/routes/app-link.tsx';
import { EditorScreen } from './editor-screen.tsx';

/** /survey/create/edit?scrollId=… */
export default function EditorPage() {
  const t = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const loaded = useQuery({
    queryKey: ['questionnaire', scrollId],
    queryFn: () => client.call(scrollCalls.get, { scrollId: scrollId! }),
    enabled: scrollId !== undefined,
    // The editor follows the document by its own log; a fetch in the background would only start it anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (scrollId === undefined) {
    return (
      <EmptyState
        title={t.noQuestionnaire}
        text={t.noQuestionnaireText}
        actions={
          <AppLink to="/team/workSpace/workSpace-desktop" className={actionClass('primary')}>
            {t.toDesktop}
          </AppLink>
        }
      />
    );
  }
  if (loaded.isPending) return <LoadingState text={t.loading} />;
  if (loaded.isError) {
    const retry = <ActionButton onClick={() => void loaded.refetch()}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={t.loadFailed} text={t.loadFailedText} actions={retry} />;
  }
  return <EditorScreen key={scrollId} loaded={loaded.data} />;
}
