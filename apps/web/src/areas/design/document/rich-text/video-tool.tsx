import { VideoCameraOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { VIDEO_PERMISSION } from '@wenshu/api-contract';
import { licenceTexts } from '@wenshu/texts/people/licences';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useState } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { PaidFeature } from '../../../../app/licences/paid-feature.tsx';
import { VideoDialog } from '../media/video-dialog.tsx';
import { usePermissions } from '../state/use-permissions.ts';
import { ToolButton } from './tool-button.tsx';

/** Opens the video dialog; without the licence for it, says what it is and whom to ask (P6.3, S6.5, S6.6). */
export function VideoTool({ editor, onBusy }: { readonly editor: Editor; onBusy(isBusy: boolean): void }) {
  const t = useTexts(richTextTexts);
  const [isOpen, setIsOpen] = useState(false);
  const { features } = useTexts(licenceTexts);
  const { permissions, refetch } = usePermissions();
  const isLacking = permissions?.permissionCodes.includes(VIDEO_PERMISSION) === false;
  const show = (isShown: boolean) => {
    setIsOpen(isShown);
    onBusy(isShown);
  };
  return (
    <>
      <ToolButton label={t.video} icon={<VideoCameraOutlined aria-hidden />} onClick={() => show(true)} />
      {isOpen && isLacking && (
        <ViewDialog title={features[VIDEO_PERMISSION].name} width={640} onClose={() => show(false)}>
          <PaidFeature feature={VIDEO_PERMISSION} onAgain={() => void refetch()} />
        </ViewDialog>
      )}
      {isOpen && !isLacking && (
        <VideoDialog
          onCancel={() => {
            show(false);
            editor.commands.focus();
          }}
          onVideo={attrs => {
            show(false);
            editor.chain().focus().insertContent({ type: 'video', attrs }).run();
          }}
        />
      )}
    </>
  );
}
