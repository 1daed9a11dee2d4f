import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { scrollCalls } from '@wenshu/api-contract';
import { previewTexts } from '@wenshu/texts/design/preview';
import { ActionButton, actionClass, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { PreviewScreen } from './preview-screen.tsx';

/** /pre?scrollId=…: the questionnaire as a respondent sees it, before anything is published. */
export default function PreviewPage() {
  const t = useTexts(previewTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const loaded = useQuery({
    queryKey: ['preview', scrollId],
    queryFn: () => client.call(scrollCalls.get, { scrollId: scrollId!, only: 'document' }),
    enabled: scrollId !== undefined,
    gcTime: 0,
  });
  if (scrollId === undefined) {
    const toDesktop = (
      <AppLink to="/team/workSpace/workSpace-desktop" className={actionClass('primary')}>
        {t.backToEditor}
      </AppLink>
    );
    return <EmptyState title={t.noQuestionnaire} text={t.noQuestionnaireText} actions={toDesktop} />;
  }
  if (loaded.isPending) return <LoadingState text={t.loading} />;
  if (loaded.isError) {
    const retry = <ActionButton onClick={() => void loaded.refetch()}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={t.loadFailed} text={t.loadFailedText} actions={retry} />;
  }
  return <PreviewScreen key={scrollId} scrollId={scrollId} document={loaded.data.document} />;
}
