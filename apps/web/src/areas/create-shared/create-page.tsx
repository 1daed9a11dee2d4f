import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { questionnaireStatus, scrollCalls } from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/editor';
import { ActionButton, actionClass, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { type ReactNode, useState } from 'react';
import { client } from '../../app/client.ts';
import { useTexts } from '../../app/language/language.ts';
import { AppLink } from '../../app/routes/app-link.tsx';
import { useUnsavedWork } from '../../app/update-check/work-under-way.ts';
import { useFollow } from '../editor/presence/use-follow.ts';
import { newId } from '../editor/state/new-id.ts';
import { EditorContext, useEditorState } from '../editor/state/use-editor.ts';
import { useUndoKeys } from '../editor/state/use-undo-keys.ts';
import classes from './create.module.css';
import { CreateBar } from './create-bar.tsx';
import { CreateNotes } from './create-notes.tsx';
import { CreateScreenContext, type LoadedScroll, useCreateScreen } from './create-screen.ts';
import { openEditor } from './open-editor.ts';
import { useStatus } from './use-status.ts';

/** A screen of "create": loads the questionnaire, shares its one editor, and says what stands in the way. */
export function CreatePage({ children }: { readonly children: ReactNode }) {
  const t = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  // Every visit asks anew: the screen before may have published or suspended it.
  const [visit] = useState(newId);
  const loaded = useQuery({
    queryKey: ['questionnaire', scrollId, visit],
    queryFn: () => client.call(scrollCalls.get, { scrollId: scrollId! }),
    enabled: scrollId !== undefined,
    // The editor follows the document by its own log; a fetch in the background would only start it anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  if (scrollId === undefined) {
    const toDesktop = (
      <AppLink to="/team/workSpace/workSpace-desktop" className={actionClass('primary')}>
        {t.toDesktop}
      </AppLink>
    );
    return <EmptyState title={t.noQuestionnaire} text={t.noQuestionnaireText} actions={toDesktop} />;
  }
  if (loaded.isPending) return <LoadingState text={t.loading} />;
  if (loaded.isError) {
    const retry = <ActionButton onClick={() => void loaded.refetch()}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={t.loadFailed} text={t.loadFailedText} actions={retry} />;
  }
  return (
    <LoadedPage key={scrollId} loaded={loaded.data}>
      {children}
    </LoadedPage>
  );
}

function LoadedPage({ loaded, children }: { readonly loaded: LoadedScroll; readonly children: ReactNode }) {
  const [editor] = useState(() => openEditor(loaded));
  const { status, problems, isBusy, publish, suspend } = useStatus(editor, loaded.status);
  const isCollecting = status === questionnaireStatus.collecting;
  const isLocked = isCollecting || status === questionnaireStatus.ended || !loaded.mayEdit;
  return (
    <EditorContext value={editor}>
      <CreateScreenContext value={{ loaded, status, isCollecting, isLocked }}>
        <Watch />
        <div className={classes.page}>
          <CreateBar isBusy={isBusy} onPublish={() => void publish()} onSuspend={() => void suspend()} />
          <CreateNotes problems={problems} onSuspend={() => void suspend()} />
          {children}
        </div>
      </CreateScreenContext>
    </EditorContext>
  );
}

/** Undo by keyboard, no reload while something is unsaved, and what a screen reader is told. */
function Watch() {
  const { isLocked } = useCreateScreen();
  useUnsavedWork(useEditorState(state => state.saving !== 'saved'));
  useUndoKeys(!isLocked);
  useFollow();
  const announcement = useEditorState(state => state.announcement);
  return (
    <span className={classes.unseen} aria-live="polite">
      {announcement}
    </span>
  );
}
