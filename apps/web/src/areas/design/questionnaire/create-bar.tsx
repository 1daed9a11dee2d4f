import { EyeOutlined, TeamOutlined } from '@ant-design/icons';
import { useSearch } from '@tanstack/react-router';
import { questionnaireStatus } from '@wenshu/api-contract';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { Button, type MenuProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { useIsNarrow } from '../../../app/use-is-narrow.ts';
import { LightMenu } from '../document/parts/light-menu.tsx';
import { PeopleHere } from '../document/presence/people-here.tsx';
import { SavingSign } from '../document/presence/saving-sign.tsx';
import { UndoButtons } from '../document/presence/undo-buttons.tsx';
import { UnsavedEdits } from '../document/presence/unsaved-dialog.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import type { Editor } from '../document/state/editor-store.ts';
import { useEditor } from '../document/state/use-editor.ts';
import { CollaboratorsDialog } from './collaborators/collaborators-dialog.tsx';
import { CollectingBox } from './collecting-box.tsx';
import classes from './create.module.css';
import type { SurveyStatus } from './use-status.ts';

export type MenuOfTools = (screen: {
  readonly scrollId: string;
  readonly isLocked: boolean;
  readonly mayEdit: boolean;
  readonly isNarrow: boolean;
  readonly editor: Editor;
  go(address: string): void;
}) => NonNullable<MenuProps['items']>;

export interface CreateTools {
  /** In the bar, while there is room. */
  readonly bar: ReactNode;
  /** In the menu beside it, with what has no room in a narrow bar. */
  readonly menu: MenuOfTools;
}

/** Undo, redo, the quiet sign of saving, the screen's own tools, preview and publishing: the same on every screen of "create". */
export function CreateBar({ state, tools }: { readonly state: SurveyStatus; readonly tools: CreateTools | undefined }) {
  const t = useTexts(editorTexts);
  const shared = useTexts(createScreenTexts);
  const sharing = useTexts(collaboratorTexts);
  const { status, isCollecting, isLocked, loaded } = useCreateScreen();
  const { go } = useGo();
  const editor = useEditor();
  // A message about somebody who asks for access leads here.
  const { asks } = useSearch({ strict: false }) as { asks?: string };
  const [isSharing, setIsSharing] = useState(asks !== undefined && loaded.isCreator);
  const preview = () => go(`/pre?scrollId=${loaded.scrollId}`);
  const share = () => setIsSharing(true);
  const isNarrow = useIsNarrow();
  const more = () => [
    ...(tools?.menu({ scrollId: loaded.scrollId, isLocked, mayEdit: loaded.mayEdit, isNarrow, editor, go }) ?? []),
    ...(isNarrow
      ? [{ key: 'preview', icon: <EyeOutlined aria-hidden />, label: shared.preview, onClick: preview }]
      : []),
    ...(isNarrow ? [{ key: 'share', icon: <TeamOutlined aria-hidden />, label: sharing.open, onClick: share }] : []),
  ];
  return (
    <div className={classes.bar} data-region="bar">
      {loaded.mayEdit && <UndoButtons isActive={!isLocked} />}
      <SavingSign />
      <UnsavedEdits />
      <span className={classes.spacer} />
      <PeopleHere />
      {tools?.bar}
      {(tools || isNarrow) && <LightMenu isLarge label={shared.more} items={more} />}
      {!isNarrow && (
        <Button icon={<TeamOutlined aria-hidden />} onClick={share}>
          {sharing.open}
        </Button>
      )}
      {!isNarrow && (
        <Button icon={<EyeOutlined aria-hidden />} onClick={preview}>
          {shared.preview}
        </Button>
      )}
      {isCollecting && (
        <CollectingBox isFresh={state.isFresh} isBusy={state.isBusy} onSuspend={state.suspend} onEnd={state.end} />
      )}
      {loaded.mayEdit && (status === questionnaireStatus.editing || status === questionnaireStatus.suspended) && (
        <Button type="primary" onClick={state.publish} loading={state.isBusy}>
          {status === questionnaireStatus.suspended ? t.republish : t.publish}
        </Button>
      )}
      {isSharing && (
        <CollaboratorsDialog
          scrollId={loaded.scrollId}
          mayShare={loaded.isCreator}
          onClose={() => setIsSharing(false)}
        />
      )}
    </div>
  );
}
