import { useRouter, useSearch } from '@tanstack/react-router';
import { editorTexts } from '@wenshu/texts/design/editor';
import { progressScreenTexts } from '@wenshu/texts/findings/progress-screen';
import { EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { stringifySearch } from '../../../app/routes/search.ts';
import { ProgressScreen } from './progress-screen.tsx';
import { type ProgressView, readView, writeView } from './progress-view.ts';
import { useProgress } from './use-progress.ts';

/** /survey/launch/current: how collecting goes, as it goes (S2.8). */
export default function ProgressPage() {
  const common = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  if (scrollId === undefined) return <EmptyState title={common.noQuestionnaire} text={common.noQuestionnaireText} />;
  return <Followed key={scrollId} scrollId={scrollId} />;
}

function Followed({ scrollId }: { readonly scrollId: string }) {
  const t = useTexts(progressScreenTexts);
  const search = useSearch({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const router = useRouter();
  const view = readView(search);
  const { query, live } = useProgress(scrollId, view);
  const show = (next: ProgressView) => {
    // Read when it is needed: whoever follows the path is drawn again as somebody leaves for another page.
    const { pathname } = router.state.location;
    router.history.replace(`${pathname}${stringifySearch({ ...search, ...writeView(next) })}`);
  };
  return (
    <Loaded of={query} words={t}>
      {progress => (
        <ProgressScreen
          scrollId={scrollId}
          view={view}
          progress={progress}
          live={query.isRefetchError ? 'off' : live}
          isOld={query.isPlaceholderData}
          onView={show}
          onChanged={() => void query.refetch()}
        />
      )}
    </Loaded>
  );
}
