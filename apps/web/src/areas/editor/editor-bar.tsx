import { RedoOutlined, TeamOutlined, UndoOutlined } from '@ant-design/icons';
import { type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import { collaboratorTexts } from '@wenshu/texts/collaborators';
import { editorTexts } from '@wenshu/texts/editor';
import { Button, Tooltip } from 'antd';
import { useTexts } from '../../app/language/language.ts';
import classes from './editor.module.css';
import { PeopleHere } from './presence/people-here.tsx';
import { SavingSign } from './presence/saving-sign.tsx';
import { UnsavedEdits } from './presence/unsaved-dialog.tsx';
import { useEditor, useEditorState } from './state/use-editor.ts';
import { ToolBar } from './tools/tool-bar.tsx';

const TOOLTIP_DELAY_S = 1;

interface EditorBarProps {
  readonly status: QuestionnaireStatus;
  readonly isBusy: boolean;
  /** Absent when the person may not share it. */
  readonly onShare: (() => void) | undefined;
  onPublish(): void;
  onSuspend(): void;
}

/** Undo, redo, the quiet sign of saving, and publishing. */
export function EditorBar({ status, isBusy, onShare, onPublish, onSuspend }: EditorBarProps) {
  const t = useTexts(editorTexts);
  const sharing = useTexts(collaboratorTexts);
  const editor = useEditor();
  const canUndo = useEditorState(state => state.undoable.length > 0);
  const canRedo = useEditorState(state => state.redoable.length > 0);
  const isCollecting = status === questionnaireStatus.collecting;
  return (
    <div className={classes.bar} data-region="bar">
      <Tooltip title={t.undo} mouseEnterDelay={TOOLTIP_DELAY_S}>
        <Button
          type="text"
          icon={<UndoOutlined aria-hidden />}
          aria-label={t.undo}
          disabled={!canUndo || isCollecting}
          onClick={editor.undo}
        />
      </Tooltip>
      <Tooltip title={t.redo} mouseEnterDelay={TOOLTIP_DELAY_S}>
        <Button
          type="text"
          icon={<RedoOutlined aria-hidden />}
          aria-label={t.redo}
          disabled={!canRedo || isCollecting}
          onClick={editor.redo}
        />
      </Tooltip>
      <SavingSign />
      <UnsavedEdits />
      <span className={classes.spacer} />
      <PeopleHere />
      <ToolBar />
      {onShare && (
        <Button icon={<TeamOutlined aria-hidden />} aria-label={sharing.open} onClick={onShare}>
          <span className={classes.barWord}>{sharing.open}</span>
        </Button>
      )}
      {isCollecting ? (
        <Button onClick={onSuspend} loading={isBusy}>
          {t.suspend}
        </Button>
      ) : (
        <Button type="primary" onClick={onPublish} loading={isBusy}>
          {status === questionnaireStatus.suspended ? t.republish : t.publish}
        </Button>
      )}
    </div>
  );
}
