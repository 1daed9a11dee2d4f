import { EyeOutlined, RedoOutlined, UndoOutlined } from '@ant-design/icons';
import { questionnaireStatus } from '@wenshu/api-contract';
import { createScreenTexts } from '@wenshu/texts/create-screens';
import { editorTexts } from '@wenshu/texts/editor';
import { Button } from 'antd';
import { useTexts } from '../../app/language/language.ts';
import { useGo } from '../../app/routes/use-go.ts';
import { SavingSign } from '../editor/presence/saving-sign.tsx';
import { UnsavedEdits } from '../editor/presence/unsaved-dialog.tsx';
import { useEditor, useEditorState } from '../editor/state/use-editor.ts';
import { Tip } from '../editor/tip.tsx';
import classes from './create.module.css';
import { useCreateScreen } from './create-screen.ts';

interface CreateBarProps {
  readonly isBusy: boolean;
  onPublish(): void;
  onSuspend(): void;
}

/** Undo, redo, the quiet sign of saving, preview and publishing: the same on every screen of "create". */
export function CreateBar({ isBusy, onPublish, onSuspend }: CreateBarProps) {
  const t = useTexts(editorTexts);
  const shared = useTexts(createScreenTexts);
  const { status, isCollecting, isLocked, loaded } = useCreateScreen();
  const { go } = useGo();
  const editor = useEditor();
  const canUndo = useEditorState(state => state.undoable.length > 0) && !isLocked;
  const canRedo = useEditorState(state => state.redoable.length > 0) && !isLocked;
  return (
    <div className={classes.bar}>
      <Tip text={t.undo}>
        <Button
          type="text"
          icon={<UndoOutlined aria-hidden />}
          aria-label={t.undo}
          disabled={!canUndo}
          onClick={editor.undo}
        />
      </Tip>
      <Tip text={t.redo}>
        <Button
          type="text"
          icon={<RedoOutlined aria-hidden />}
          aria-label={t.redo}
          disabled={!canRedo}
          onClick={editor.redo}
        />
      </Tip>
      <SavingSign />
      <UnsavedEdits />
      <span className={classes.spacer} />
      <Button icon={<EyeOutlined aria-hidden />} onClick={() => go(`/pre?scrollId=${loaded.scrollId}`)}>
        {shared.preview}
      </Button>
      {isCollecting && (
        <Button onClick={onSuspend} loading={isBusy} disabled={!loaded.mayEdit}>
          {t.suspend}
        </Button>
      )}
      {(status === questionnaireStatus.editing || status === questionnaireStatus.suspended) && (
        <Button type="primary" onClick={onPublish} loading={isBusy} disabled={!loaded.mayEdit}>
          {status === questionnaireStatus.suspended ? t.republish : t.publish}
        </Button>
      )}
    </div>
  );
}
