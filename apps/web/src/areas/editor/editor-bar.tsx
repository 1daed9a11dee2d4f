import {
  CheckCircleOutlined,
  CloudSyncOutlined,
  DisconnectOutlined,
  RedoOutlined,
  TeamOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import { collaboratorTexts } from '@wenshu/texts/collaborators';
import { editorTexts } from '@wenshu/texts/editor';
import { Button, Tooltip } from 'antd';
import { useTexts } from '../../app/language/language.ts';
import classes from './editor.module.css';
import { useEditor, useEditorState } from './state/use-editor.ts';

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
  const saving = useEditorState(state => state.saving);
  const canUndo = useEditorState(state => state.undoable.length > 0);
  const canRedo = useEditorState(state => state.redoable.length > 0);
  const isCollecting = status === questionnaireStatus.collecting;
  return (
    <div className={classes.bar}>
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
      <span className={classes.saving} role="status" data-saving={saving}>
        {saving === 'saved' && <CheckCircleOutlined aria-hidden />}
        {saving === 'saving' && <CloudSyncOutlined aria-hidden />}
        {saving === 'offline' && <DisconnectOutlined aria-hidden />}
        {t[saving]}
      </span>
      <span className={classes.spacer} />
      {onShare && (
        <Button icon={<TeamOutlined aria-hidden />} onClick={onShare}>
          {sharing.open}
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
