import {
  type CallData,
  publishCalls,
  type QuestionnaireStatus,
  questionnaireStatus,
  type scrollCalls,
} from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/editor';
import { useState } from 'react';
import { client } from '../../app/client.ts';
import { useTexts } from '../../app/language/language.ts';
import { askBox, notify } from '../../app/notices/notices.ts';
import { useUnsavedWork } from '../../app/update-check/work-under-way.ts';
import { openEditor } from '../create-shared/open-editor.ts';
import { Canvas } from './canvas/canvas.tsx';
import { CanvasDrag } from './canvas/canvas-drag.tsx';
import { CollaboratorsDialog } from './collaborators/collaborators-dialog.tsx';
import './type-editor.css';
import classes from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { LinkBox } from './link-box.tsx';
import { LeftColumn } from './outline/left-column.tsx';
import { Palette } from './palette/palette.tsx';
import { Panel } from './panel/panel.tsx';
import { PanelDrawer } from './panel/panel-drawer.tsx';
import { useIsNarrow } from './panel/use-is-narrow.ts';
import { useFollow } from './presence/use-follow.ts';
import { ProblemsContext, useLiveProblems } from './problems/use-problems.ts';
import { EditorContext, useEditorState } from './state/use-editor.ts';
import { useUndoKeys } from './state/use-undo-keys.ts';
import { OpenTool } from './tools/open-tool.tsx';
import { openTool } from './tools/tools-store.ts';

type Loaded = CallData<typeof scrollCalls.get>;

export function EditorScreen({ loaded }: { loaded: Loaded }) {
  const [editor] = useState(() => openEditor(loaded));
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
  const problems = useLiveProblems();
  const [isBusy, setIsBusy] = useState(false);
  const [isSharing, setIsSharing] = useState(false);
  const isCollecting = status === questionnaireStatus.collecting;
  const isNarrow = useIsNarrow();
  const isReadOnly = isCollecting || !loaded.mayEdit;
  useUnsavedWork(useEditorState(state => state.saving !== 'saved'));
  useUndoKeys(!isReadOnly);
  useFollow();

  const change = async (wanted: 1 | 2) => {
    setIsBusy(true);
    try {
      await settled();
      const changed = await client.call(publishCalls.changeStatus, { scrollId, status: wanted });
      setStatus(changed.status);
      if (changed.problems.length > 0) {
        notify.error(t.problemsTitle);
        openTool('problems');
      }
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
    <ProblemsContext value={problems}>
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
        <OpenTool isReadOnly={isReadOnly} />
        <CanvasDrag>
          <div className={classes.columns} inert={isReadOnly}>
            <div className={classes.left}>
              <LeftColumn palette={<Palette />} />
            </div>
            <Canvas problems={problems.list} />
            {isNarrow ? (
              <PanelDrawer>
                <Panel />
              </PanelDrawer>
            ) : (
              <aside className={classes.panel} aria-label={t.settings}>
                <Panel />
              </aside>
            )}
          </div>
        </CanvasDrag>
      </div>
    </ProblemsContext>
  );
}
