import {
  type CallData,
  publishCalls,
  type QuestionnaireStatus,
  questionnaireStatus,
  type scrollCalls,
} from '@wenshu/api-contract';
import type { Questionnaire, QuestionnaireProblem } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useTexts } from '../../app/language/language.ts';
import { askBox, notify } from '../../app/notices/notices.ts';
import { useUnsavedWork } from '../../app/update-check/work-under-way.ts';
import { Canvas } from './canvas/canvas.tsx';
import { CollaboratorsDialog } from './collaborators/collaborators-dialog.tsx';
import classes from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { LinkBox } from './link-box.tsx';
import { Palette } from './palette.tsx';
import { Panel } from './panel/panel.tsx';
import { createEditor } from './state/editor-store.ts';
import { EditorContext, useEditorState } from './state/use-editor.ts';
import { useUndoKeys } from './state/use-undo-keys.ts';

type Loaded = CallData<typeof scrollCalls.get>;

export function EditorScreen({ loaded }: { loaded: Loaded }) {
  const [editor] = useState(() => createEditor(loaded));
  return (
    <EditorContext value={editor}>
      <EditorBody loaded={loaded} settled={editor.settled} />
    </EditorContext>
  );
}

function EditorBody({ loaded, settled }: { loaded: Loaded; settled: () => Promise<void> }) {
  const t = useTexts(editorTexts);
  const { scrollId } = loaded;
  const [status, setStatus] = useState<QuestionnaireStatus>(loaded.status);
  const document = useEditorState(state => state.document);
  // Only as long as the document is the one they were found in: the next edit may settle them.
  const [found, setFound] = useState<{
    readonly in: Questionnaire;
    readonly problems: readonly QuestionnaireProblem[];
  }>();
  const problems = found?.in === document ? found.problems : [];
  const [isBusy, setIsBusy] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const isCollecting = status === questionnaireStatus.collecting;
  const isReadOnly = isCollecting || !loaded.mayEdit;
  useUnsavedWork(useEditorState(state => state.saving !== 'saved'));
  useUndoKeys(!isReadOnly);

  const change = async (wanted: 1 | 2) => {
    setIsBusy(true);
    try {
      await settled();
      const changed = await client.call(publishCalls.changeStatus, { scrollId, status: wanted });
      setStatus(changed.status);
      setFound({ in: document, problems: changed.problems as QuestionnaireProblem[] });
      if (changed.problems.length > 0) notify.error(t.problemsTitle);
    } catch {
      // The client has told the person.
    } finally {
      setIsBusy(false);
    }
  };

  const suspend = async () => {
    const isSure = await askBox({
      title: t.suspendTitle,
      text: t.suspendText,
      confirm: t.suspendConfirm,
      decline: t.cancel,
    });
    if (isSure) await change(2);
  };

  return (
    <div className={classes.editor}>
      <h1 className={classes.heading}>{t.heading}</h1>
      <EditorBar
        onShare={loaded.isCreator ? () => setIsSharing(true) : undefined}
        status={status}
        isBusy={isBusy}
        onPublish={() => void change(1)}
        onSuspend={() => void suspend()}
      />
      {isSharing && <CollaboratorsDialog scrollId={scrollId} onClose={() => setIsSharing(false)} />}
      {isCollecting && <LinkBox scrollId={scrollId} />}
      {!loaded.mayEdit && <p className={classes.readOnly}>{t.readOnly}</p>}
      {problems.some(problem => !problem.questionId) && (
        <p className={classes.readOnly} role="alert">
          {problems.filter(problem => !problem.questionId).map(problem => t.problems[problem.problem])}
        </p>
      )}
      <div className={classes.columns} inert={isReadOnly}>
        <Palette />
        <Canvas problems={problems} />
        <aside className={classes.panel} aria-label={t.settings}>
          <Panel />
        </aside>
      </div>
    </div>
  );
}
