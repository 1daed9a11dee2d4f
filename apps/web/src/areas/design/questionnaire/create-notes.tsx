import { LockOutlined } from '@ant-design/icons';
import { questionnaireStatus } from '@wenshu/api-contract';
import type { QuestionnaireProblem } from '@wenshu/survey-core';
import { clientTexts } from '@wenshu/texts/client';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { type Askable, openAsking } from '../../../app/asking.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { LOCK_NOTE_ID } from '../document/state/use-lock.ts';
import classes from './create.module.css';
import { EditWaysDialog } from './edit-ways-dialog.tsx';

// It compares versions and knows the words of rules: few screens need that at once.
const DraftBar = lazy(() => import('./draft/draft-bar.tsx'));

interface CreateNotesProps {
  readonly problems: readonly QuestionnaireProblem[];
  readonly isBusy: boolean;
  onSuspend(): void;
  onDraft(): void;
}

/** Who could give it is found out when it is asked for. */
const editingOf = (id: string): Askable => ({
  right: 'questionnaire.edit',
  givers: [],
  ask: { on: { kind: 'questionnaire', id }, request: null },
});

/** Why the design cannot be changed right now, and why it could not be published. */
export function CreateNotes({ problems, isBusy, onSuspend, onDraft }: CreateNotesProps) {
  const t = useTexts(createScreenTexts);
  const words = useTexts(questionnaireProblemTexts);
  const { askForAccess } = useTexts(clientTexts);
  const { loaded, status, isCollecting, isDraft } = useCreateScreen();
  const [isAsking, setIsAsking] = useState(false);
  // It stays in sight: on a small screen in as few words as there are.
  const isNarrow = useIsNarrow();
  const questions = useEditorState(state => state.document.questions);
  const nameOf = (questionId: string | undefined) => questions[questionId ?? '']?.seqName ?? '';
  return (
    <>
      {!loaded.mayEdit && (
        <div className={classes.notice} data-tone="warning" role="note">
          <p id={LOCK_NOTE_ID}>{t.readOnly}</p>
          <Button size="small" onClick={() => openAsking({ missing: editingOf(loaded.scrollId) })}>
            {askForAccess}
          </Button>
          <AppLink to={`/view-question?scrollId=${loaded.scrollId}`}>{t.readQuestions}</AppLink>
        </div>
      )}
      {isDraft && (
        <Suspense fallback={null}>
          <DraftBar />
        </Suspense>
      )}
      {loaded.mayEdit && isCollecting && !isDraft && (
        <div className={classes.notice} data-stays role="note">
          <p id={LOCK_NOTE_ID}>
            <LockOutlined aria-hidden /> {isNarrow ? t.lock.collecting : t.structureLocked}
          </p>
          <Button size="small" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {t.suspendToEdit}
          </Button>
        </div>
      )}
      {isAsking && isCollecting && !isDraft && (
        <EditWaysDialog
          isBusy={isBusy}
          onSuspend={() => {
            setIsAsking(false);
            onSuspend();
          }}
          onDraft={() => {
            setIsAsking(false);
            onDraft();
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
      {status === questionnaireStatus.ended && (
        <div className={classes.notice} role="note">
          <p id={loaded.mayEdit ? LOCK_NOTE_ID : undefined}>{t.ended}</p>
        </div>
      )}
      {problems.length > 0 && (
        <div role="alert" className={classes.problems}>
          <strong>{t.problemsTitle}</strong>
          <ul>
            {problems.slice(0, 8).map(problem => (
              <li key={JSON.stringify(problem)}>
                {nameOf(problem.questionId)} {words[problem.problem]}
              </li>
            ))}
          </ul>
          <AppLink to={`/survey/create/edit?scrollId=${loaded.scrollId}`}>{t.toEditor}</AppLink>
        </div>
      )}
    </>
  );
}
