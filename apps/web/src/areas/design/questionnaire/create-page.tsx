import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { questionnaireStatus, scrollCalls } from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/design/editor';
import { ActionButton, actionClass, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useOpenSurvey } from '../../../app/layouts/workspace/open-survey.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useUnsavedWork } from '../../../app/update-check/work-under-way.ts';
import { AccessNote } from '../document/presence/access-note.tsx';
import { useFollow } from '../document/presence/use-follow.ts';
import { useToldAccess } from '../document/presence/use-told-access.ts';
import { newId } from '../document/reading/new-id.ts';
import { CreateScreenContext, type LoadedScroll, useCreateScreen } from '../document/state/create-screen.ts';
import { ProblemsProvider } from '../document/state/problems-provider.tsx';
import { EditorContext, useEditorState } from '../document/state/use-editor.ts';
import { useUndoKeys } from '../document/state/use-undo-keys.ts';
import classes from './create.module.css';
import { CreateBar, type CreateTools } from './create-bar.tsx';
import { CreateNotes } from './create-notes.tsx';
import { openEditor } from './open-editor.ts';
import { PreflightDialog } from './preflight-dialog.tsx';
import { useDropGuard } from './use-drop-guard.ts';
import { useStatus } from './use-status.ts';
import { whyNotLoaded } from './why-not-loaded.ts';

interface CreatePageProps {
  readonly children: ReactNode;
  readonly tools?: CreateTools;
  /** Shows what stands in the way of publishing, on a screen that has its own place for it. */
  onProblems?(): void;
}

/** A screen of "create": loads the questionnaire, shares its one editor, and says what stands in the way. */
export function CreatePage({ children, ...own }: CreatePageProps) {
  const t = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  // Every visit asks anew: the screen before may have published or suspended it.
  const [visit] = useState(newId);
  const loaded = useQuery({
    queryKey: ['questionnaire', scrollId, visit],
    queryFn: () => client.call(scrollCalls.get, { scrollId: scrollId!, only: 'document' }),
    enabled: scrollId !== undefined,
    // The editor follows the document by its own log; a fetch in the background would only start it anew.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const toDesktop = (
    <AppLink to="/team/workSpace/workSpace-desktop" className={actionClass('primary')}>
      {t.toDesktop}
    </AppLink>
  );
  if (scrollId === undefined)
    return <EmptyState title={t.noQuestionnaire} text={t.noQuestionnaireText} actions={toDesktop} />;
  if (loaded.isPending) return <LoadingState text={t.loading} />;
  if (loaded.isError) {
    const { title, text, mayRetry } = whyNotLoaded(loaded.error, t);
    const retry = <ActionButton onClick={() => void loaded.refetch()}>{t.retry}</ActionButton>;
    return <ErrorState level={2} title={title} text={text} actions={mayRetry ? retry : toDesktop} />;
  }
  return (
    <LoadedPage key={scrollId} loaded={loaded.data} {...own}>
      {children}
    </LoadedPage>
  );
}

function LoadedPage({
  loaded: first,
  tools,
  onProblems,
  children,
}: CreatePageProps & { readonly loaded: LoadedScroll }) {
  const [editor] = useState(() => openEditor(first));
  const state = useStatus(editor, first.status, onProblems);
  const isCollecting = state.status === questionnaireStatus.collecting;
  // A right may be given and taken while the screen is open.
  const mayEdit = useStore(editor.store, ({ access }) => access.mayEdit && !access.isGone);
  const loaded = { ...first, mayEdit };
  const editedFrom = useStore(editor.store, ({ access }) => access.editedFrom);
  const isDraft = isCollecting && editedFrom !== null;
  const isLocked = (isCollecting && !isDraft) || state.status === questionnaireStatus.ended || !mayEdit;
  const { scrollId } = loaded;
  useEffect(() => {
    useOpenSurvey.setState({ scrollId, mayRename: mayEdit });
    return () => useOpenSurvey.setState({ scrollId: undefined });
  }, [scrollId, mayEdit]);
  return (
    <EditorContext value={editor}>
      <CreateScreenContext value={{ loaded, status: state.status, isCollecting, isDraft, isLocked }}>
        <Watch />
        <ProblemsProvider>
          <div className={classes.page}>
            <CreateBar state={state} tools={tools} />
            <AccessNote />
            <CreateNotes
              problems={onProblems ? [] : state.problems}
              isBusy={state.isBusy}
              onSuspend={state.suspendNow}
              onDraft={state.draft}
            />
            {children}
          </div>
          {state.preflight && (
            <PreflightDialog
              found={state.preflight}
              document={editor.store.getState().document}
              onPublish={state.publishAnyway}
              onBack={state.leavePreflight}
            />
          )}
        </ProblemsProvider>
      </CreateScreenContext>
    </EditorContext>
  );
}

/** Undo by keyboard, no reload while something is unsaved, and what a screen reader is told. */
function Watch() {
  const { isLocked } = useCreateScreen();
  useToldAccess();
  useUnsavedWork(useEditorState(state => state.saving !== 'saved'));
  useUndoKeys(!isLocked);
  useFollow();
  useDropGuard();
  const announcement = useEditorState(state => state.announcement);
  return (
    <span className={classes.unseen} aria-live="polite">
      {announcement}
    </span>
  );
}
